import { createBroker, defaultGateways, type StorageLike } from "@broker/hooks";
import { browserStorage } from "./browser-storage.ts";
import { config } from "./config.ts";
import { createFrameStorage } from "./inapp/frame-storage.ts";
import { isFramed } from "./inapp/is-framed.ts";
import { frameParts } from "./inapp/frame-parts.ts";

const storage = (kind: Parameters<typeof browserStorage>[0]): StorageLike =>
  isFramed ? createFrameStorage(browserStorage(kind), () => frameParts.drafts) : browserStorage(kind);

const { companyId, capabilities, settings, idempotencyKeys } = config;

/** The broker of this page load, shared by loaders and hooks. While prerendering it has no session. */
export const broker = createBroker({
  companyId,
  ...(capabilities && { capabilities }),
  ...(settings && { settings }),
  ...(idempotencyKeys !== undefined && { idempotencyKeys }),
  // The cookie of a provider on another origin is sent only with credentials.
  ...(config.providerUrl !== null && { credentials: "include" }),
  // A frame has a bearer token; the cookie of the portal itself may belong to another user.
  ...(isFramed && { auth: (request: Request) => frameParts.auth(request), credentials: "omit" }),
  baseUrl: config.providerUrl ?? globalThis.window?.location.origin ?? "http://localhost",
  local: storage("localStorage"),
  session: storage("sessionStorage"),
  payments: {
    allowedHosts: config.paymentHosts,
    ...(isFramed && { openWindow: (url: string) => frameParts.openWindow(url) }),
  },
  gateways: defaultGateways.concat(
    config.gateways.map(({ name, option, words = {} }) => ({
      name,
      option,
      words: (locale) => words[locale.replace(/-.*/, "")] ?? {},
    })),
  ),
});
