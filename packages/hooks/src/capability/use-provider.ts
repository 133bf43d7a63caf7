import { useQuery } from "@tanstack/react-query";
import { useBroker } from "../provider.tsx";
import { capabilityQueries } from "./capability.queries.ts";
import type { ProviderProfile } from "./capability.rules.ts";

/** Reads the provider's profile; null until it is loaded, and the deployment's when it cannot be loaded. */
export function useProvider(): ProviderProfile | null {
  const broker = useBroker();
  const { data, isError } = useQuery(capabilityQueries.provider(broker), broker.queryClient);
  return data ?? (isError ? broker.configured : null);
}
