import { isApiError } from "@broker/sdk";
import { queryOptions } from "@tanstack/react-query";
import type { Broker } from "../broker.ts";
import { reads } from "../cache-options.ts";
import { type ProviderProfile, toProviderProfile } from "./capability.rules.ts";

/** The maximum time to wait for the answer, in milliseconds; after that the deployment's configuration is used. */
const PATIENCE = 4000;

/** The errors that may pass by themselves and say nothing about the provider. */
const PASSING = new Set(["offline", "timeout", "server", "rateLimited"]);

/** The parts of a broker that the request of the capabilities needs. */
type Asking = Pick<Broker, "client" | "configured" | "queryClient" | "rootKey" | "session">;

/**
 * The query options of the provider's capabilities: read once per page load, and cached through sign-in and sign-out.
 */
export const capabilityQueries = {
  all: ({ rootKey }: Pick<Broker, "rootKey">) => [...rootKey, "capability"] as const,
  /** The deployment's configuration describes a provider that lacks or refuses the call. */
  provider: (broker: Asking) =>
    queryOptions({
      ...reads,
      queryKey: [...capabilityQueries.all(broker), "provider"] as const,
      // The signal is not passed: others wait for the answer when the component that asked first has unmounted.
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
      // The read fails when offline: a write that waits for it must not be sent long after it was confirmed.
      networkMode: "always",
      retry: false,
      staleTime: Infinity,
      gcTime: Infinity,
    }),
};

/** Returns the provider's profile from the cache; the profile of the deployment's configuration while it is not loaded. */
export const providerOf = (broker: Broker): ProviderProfile =>
  broker.queryClient.getQueryData(capabilityQueries.provider(broker).queryKey) ?? broker.configured;

/** Reads the provider's profile; returns the profile of the deployment's configuration if it cannot be read. Never rejects. */
export function readProvider(broker: Asking): Promise<ProviderProfile> {
  return broker.queryClient
    .ensureQueryData(capabilityQueries.provider(broker))
    .catch(() => broker.configured);
}
