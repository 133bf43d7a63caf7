import { createBroker, type StorageLike } from "@broker/hooks";
import { config } from "./config.ts";

const nowhere: StorageLike = { getItem: () => null, setItem: () => {}, removeItem: () => {} };

/** A browser may refuse storage altogether; then the session lives in memory. */
function storage(kind: "localStorage" | "sessionStorage"): StorageLike {
  try {
    return globalThis.window?.[kind] ?? nowhere;
  } catch {
    return nowhere;
  }
}

/** One broker per page load, shared by the loaders and the hooks. While prerendering it is nobody's. */
export const broker = createBroker({
  baseUrl: globalThis.window?.location.origin ?? "http://localhost",
  companyId: config.companyId,
  local: storage("localStorage"),
  session: storage("sessionStorage"),
  limits: config.limits,
  settings: { limits: { minimumDepositUsd: config.minimumDepositUsd } },
  payments: { allowedHosts: config.paymentHosts },
});
