import { portalOriginOf } from "../http/host.ts";
import type { Config } from "../config.ts";

/** The domain that passkeys are of, and the origins of the pages that may use them. */
export interface RelyingParty {
  readonly rpId: string;
  readonly origins: readonly string[];
}

/**
 * Returns the domain and the origins of passkeys: those of `PUBLIC_URL`. A demo without one takes the address of the
 * request, whose host was checked, under either scheme, since a proxy may add TLS.
 */
export function relyingPartyOf(config: Pick<Config, "publicUrl" | "port">): RelyingParty {
  const { origin, hostname, host } = new URL(portalOriginOf(config));
  return {
    rpId: hostname,
    origins: config.publicUrl === null ? [`http://${host}`, `https://${host}`] : [origin],
  };
}
