import { useQuery } from "@tanstack/react-query";
import { useBroker } from "../provider.tsx";
import { useSession } from "../session/use-session.ts";
import { isOffered } from "./deposit.rules.ts";
import { depositQueries } from "./deposit.queries.ts";
import { GATEWAY_TYPE, type GatewayDefinition, gatewayOf, type PlatformName } from "./gateway.rules.ts";

/** The registry of payment gateways, compared with the provider's platforms. */
export interface GatewaysState {
  /** Returns a platform's gateway with its words; null for a bank, for crypto, and for an unknown gateway. */
  gatewayOf(platform: PlatformName): GatewayDefinition | null;
  /**
   * The names of the user's platforms whose gateway the registry does not have. They are not offered; tell users how
   * else they can pay.
   */
  readonly unknown: readonly string[];
}

/**
 * Compares the gateways of `createBroker({ gateways })` with the provider's platforms, and lists the provider's gateways that
 * are not registered.
 *
 * @example
 * const { unknown } = useGateways();
 * return unknown.length > 0 && <p>To pay with {unknown.join(", ")}, please contact us.</p>;
 */
export function useGateways(): GatewaysState {
  const broker = useBroker();
  const session = useSession();
  const { data } = useQuery(depositQueries.platforms(broker), broker.queryClient);
  const user = session.status === "signedIn" ? session.user : null;
  const toGateway = (platform: PlatformName) => gatewayOf(platform, broker.gateways);
  const isUnknown = (platform: NonNullable<typeof data>[number]) => {
    if (!user || platform.paymentTypeId !== GATEWAY_TYPE || toGateway(platform)) return false;
    // The check uses the name of a known gateway, so that the platform is unknown by its name alone.
    return isOffered({ ...platform, paymentPlatformName: "ess" }, "gateway", user);
  };
  return {
    gatewayOf: toGateway,
    unknown: (data ?? []).filter(isUnknown).map((platform) => platform.paymentPlatformName),
  };
}
