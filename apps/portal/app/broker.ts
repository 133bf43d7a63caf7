import { createBroker, type StorageLike } from "@broker/hooks";
import { config } from "./config.ts";

const nowhere: StorageLike = { getItem: () => null, setItem: () => {}, removeItem: () => {} };

/** Returns a storage of the browser; where the browser denies it, the session is in memory only. */
function storage(kind: "localStorage" | "sessionStorage"): StorageLike {
  try {
    return globalThis.window?.[kind] ?? nowhere;
  } catch {
    return nowhere;
  }
}

/** The broker of this page load, shared by loaders and hooks. While prerendering it has no session. */
export const broker = createBroker({
  baseUrl: globalThis.window?.location.origin ?? "http://localhost",
  companyId: config.companyId,
  local: storage("localStorage"),
  session: storage("sessionStorage"),
  limits: config.limits,
  settings: { limits: { minimumDepositUsd: config.minimumDepositUsd } },
  payments: { allowedHosts: config.paymentHosts },
});
