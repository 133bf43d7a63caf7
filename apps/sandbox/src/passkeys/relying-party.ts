import { portalOriginOf } from "../http/host.ts";
import type { Config } from "../config.ts";

/** The domain that passkeys are of, and the origins of the pages that may use them. */
export interface RelyingParty {
  readonly rpId: string;
  readonly origins: readonly string[];
}

/**
 * Returns the domain and the origins of passkeys, which are those of `PUBLIC_URL`. A demo without `PUBLIC_URL` uses the host of
 * the request, which was checked, with both schemes, because a proxy may add TLS.
 */
export function relyingPartyOf(config: Pick<Config, "publicUrl" | "port">): RelyingParty {
  const { origin, hostname, host } = new URL(portalOriginOf(config));
  return {
    rpId: hostname,
    origins: config.publicUrl === null ? [`http://${host}`, `https://${host}`] : [origin],
  };
}
