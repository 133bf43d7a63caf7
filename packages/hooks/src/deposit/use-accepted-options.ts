import { useQuery } from "@tanstack/react-query";
import { useBroker } from "../provider.tsx";
import { depositQueries } from "./deposit.queries.ts";
import type { Gateway } from "./gateway.rules.ts";

/** The names of a gateway's payment options, such as its banks; empty where it has no list or the list could not be loaded. */
export type AcceptedAt = (gateway: Gateway | null) => readonly string[];

/**
 * Reads the payment options of each gateway, to distinguish gateways before one is chosen; only lists of offered
 * gateways are loaded.
 */
export function useAcceptedOptions(gateways: readonly (Gateway | null)[]): AcceptedAt {
  const broker = useBroker();
  const isListed = (gateway: Gateway) => ({ enabled: gateways.includes(gateway) });
  const methods = useQuery(
    { ...depositQueries.accepted(broker, "GetSmilePayzPaymentMethod"), ...isListed("smilepayz") },
    broker.queryClient,
  );
  const banks = useQuery(
    { ...depositQueries.accepted(broker, "GetOnePayPaymentMethod"), ...isListed("onepay") },
    broker.queryClient,
  );
  const accepted: Partial<Record<Gateway, readonly string[] | undefined>> = {
    smilepayz: methods.data,
    onepay: banks.data,
  };
  return (gateway) => (gateway && accepted[gateway]) ?? [];
}
