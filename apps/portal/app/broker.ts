import { createBroker, defaultGateways, type StorageLike } from "@broker/hooks";
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

const { companyId, capabilities, settings, idempotencyKeys } = config;

/** The broker of this page load, shared by loaders and hooks. While prerendering it has no session. */
export const broker = createBroker({
  companyId,
  ...(capabilities && { capabilities }),
  ...(settings && { settings }),
  ...(idempotencyKeys !== undefined && { idempotencyKeys }),
  // The cookie of a provider on another origin is sent only with credentials.
  ...(config.providerUrl !== null && { credentials: "include" }),
  baseUrl: config.providerUrl ?? globalThis.window?.location.origin ?? "http://localhost",
  local: storage("localStorage"),
  session: storage("sessionStorage"),
  payments: { allowedHosts: config.paymentHosts },
  gateways: defaultGateways.concat(
    config.gateways.map(({ name, option, words = {} }) => ({
      name,
      option,
      words: (locale) => words[locale.replace(/-.*/, "")] ?? {},
    })),
  ),
});
