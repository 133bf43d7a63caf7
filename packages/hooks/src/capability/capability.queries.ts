import { isApiError } from "@broker/sdk";
import { queryOptions } from "@tanstack/react-query";
import type { Broker } from "../broker.ts";
import { reads } from "../cache-options.ts";
import { type ProviderProfile, toProviderProfile } from "./capability.rules.ts";

/** Nothing waits longer for it than this (ms): the deployment's own word stands meanwhile. */
const PATIENCE = 4000;

/** What may be otherwise a moment later, and says nothing of the provider. */
const PASSING = new Set(["offline", "timeout", "server", "rateLimited"]);

type Asking = Pick<Broker, "client" | "configured" | "queryClient" | "rootKey" | "session">;

/** What the provider can do: read once per page load, and kept through sign-in and sign-out. */
export const capabilityQueries = {
  all: ({ rootKey }: Pick<Broker, "rootKey">) => [...rootKey, "capability"] as const,
  /** A provider that does not know the call, or refuses it, is what the deployment says it is. */
  provider: (broker: Asking) =>
    queryOptions({
      ...reads,
      queryKey: [...capabilityQueries.all(broker), "provider"] as const,
      // Without the signal: others wait for it when the part that asked first has gone.
      queryFn: async (): Promise<ProviderProfile> => {
        try {
          const told = await broker.client.call("GetCapabilities", {}, { timeout: PATIENCE });
          const profile = toProviderProfile(told, broker.configured);
          broker.session.adoptLimits(profile.settings.limits);
          return profile;
        } catch (error) {
          if (!isApiError(error) || PASSING.has(error.kind)) throw error;
          return broker.configured;
        }
      },
      // Asked now or not at all: what waits for it must not be sent long after it was confirmed.
      networkMode: "always",
      retry: false,
      staleTime: Infinity,
      gcTime: Infinity,
    }),
};

/** What is known by now of what the provider can do. */
export const knownProvider = (broker: Broker): ProviderProfile =>
  broker.queryClient.getQueryData(capabilityQueries.provider(broker).queryKey) ?? broker.configured;

/** What the provider can do, for what depends on it; what the deployment says when it cannot be read now. Never rejects. */
export function readProvider(broker: Asking): Promise<ProviderProfile> {
  return broker.queryClient
    .ensureQueryData(capabilityQueries.provider(broker))
    .catch(() => broker.configured);
}
