import { type MutationKey, MutationObserver, type MutationObserverOptions } from "@tanstack/react-query";
import type { Broker } from "./broker.ts";

/**
 * Runs a mutation from a machine: the same write, with the same invalidations, as from a hook. The call is refused as
 * `unauthenticated`, and nothing is sent, once the session is over by the wall clock.
 */
export function runMutation<Result, Variables>(
  { queryClient }: Broker,
  options: MutationObserverOptions<Result, Error, Variables>,
  variables: Variables,
): Promise<Result> {
  return new MutationObserver(queryClient, options).mutate(variables);
}

/** Returns whether such a mutation is running. A hook's own state changes only with its next render. */
export function isUnderWay({ queryClient }: Broker, mutationKey: MutationKey | undefined): boolean {
  return mutationKey !== undefined && queryClient.isMutating({ mutationKey }) > 0;
}
