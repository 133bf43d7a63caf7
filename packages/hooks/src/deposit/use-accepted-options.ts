import { useQuery } from "@tanstack/react-query";
import { useBroker } from "../provider.tsx";
import { depositQueries } from "./deposit.queries.ts";
import { gatewayOf, type PlatformName } from "./gateway.rules.ts";

/** The names of the payment options at a platform, such as banks; empty where it has no list or the list could not be loaded. */
export type AcceptedAt = (platform: PlatformName) => readonly string[];

/**
 * Reads the payment options of each gateway, to distinguish gateways before one is chosen; only lists of offered
 * gateways are loaded.
 */
export function useAcceptedOptions(platforms: readonly PlatformName[] = []): AcceptedAt {
  const broker = useBroker();
  const nameOf = (platform: PlatformName) => gatewayOf(platform, broker.gateways)?.name ?? "";
  const isListed = (name: string) => ({ enabled: platforms.some((one) => nameOf(one) === name) });
  const methods = useQuery(
    { ...depositQueries.accepted(broker, "GetSmilePayzPaymentMethod"), ...isListed("smilepayz") },
    broker.queryClient,
  );
  const banks = useQuery(
    { ...depositQueries.accepted(broker, "GetOnePayPaymentMethod"), ...isListed("onepay") },
    broker.queryClient,
  );
  const accepted: Readonly<Record<string, readonly string[] | undefined>> = {
    smilepayz: methods.data,
    onepay: banks.data,
  };
  return (platform) => accepted[nameOf(platform)] ?? [];
}
