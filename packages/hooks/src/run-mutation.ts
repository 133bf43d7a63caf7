import { type MutationKey, MutationObserver, type MutationObserverOptions } from "@tanstack/react-query";
import type { Broker } from "./broker.ts";

/**
 * Runs a mutation from a machine, so that it is the same write, with the same invalidations, as from a hook.
 * Its call is refused as `unauthenticated`, with nothing sent, once the session is over by the wall clock.
 */
export function runMutation<Result, Variables>(
  { queryClient }: Broker,
  options: MutationObserverOptions<Result, Error, Variables>,
  variables: Variables,
): Promise<Result> {
  return new MutationObserver(queryClient, options).mutate(variables);
}

/** True from the very moment such a mutation starts; a hook's own state says so only after its next render. */
export function isUnderWay({ queryClient }: Broker, mutationKey: MutationKey | undefined): boolean {
  return mutationKey !== undefined && queryClient.isMutating({ mutationKey }) > 0;
}
