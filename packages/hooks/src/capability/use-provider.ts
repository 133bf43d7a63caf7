import { useQuery } from "@tanstack/react-query";
import { useBroker } from "../provider.tsx";
import { capabilityQueries } from "./capability.queries.ts";
import type { ProviderProfile } from "./capability.rules.ts";

/** What the provider can do; null until it is known, and what the deployment says when it cannot be read. */
export function useProvider(): ProviderProfile | null {
  const broker = useBroker();
  const { data, isError } = useQuery(capabilityQueries.provider(broker), broker.queryClient);
  return data ?? (isError ? broker.configured : null);
}
