import { useQuery } from "@tanstack/react-query";
import { useBroker } from "../provider.tsx";
import { depositQueries } from "./deposit.queries.ts";
import type { Gateway } from "./gateway.rules.ts";

/** The names of what a gateway can be paid with, such as its banks; none where it has no list, or that did not come. */
export type AcceptedAt = (gateway: Gateway | null) => readonly string[];

/** What each of the gateways can be paid with, to tell them apart before one is chosen; read for those alone. */
export function useAccepted(gateways: readonly (Gateway | null)[]): AcceptedAt {
  const broker = useBroker();
  const isListed = (gateway: Gateway) => ({ enabled: gateways.includes(gateway) });
  const methods = useQuery(
    { ...depositQueries.smilePayzMethods(broker), ...isListed("smilepayz") },
    broker.queryClient,
  );
  const banks = useQuery(
    { ...depositQueries.onePayMethods(broker), ...isListed("onepay") },
    broker.queryClient,
  );
  const accepted: Partial<Record<Gateway, readonly string[]>> = {
    smilepayz: methods.data ?? [],
    onepay: banks.data ?? [],
  };
  return (gateway) => (gateway && accepted[gateway]) ?? [];
}
