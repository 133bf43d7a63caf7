import { useMutation } from "@tanstack/react-query";
import { useBroker } from "../provider.tsx";
import { sessionMutations, type SignedOutHere } from "./session.mutations.ts";

/** The state of the sign-out: ready or signing out. */
export type SignOutState = { readonly step: "ready"; signOut(): void } | { readonly step: "signingOut" };

/**
 * Signs the user out. The browser's data of the user is removed at once, whatever the provider does. `onSignedOut` is
 * called with the provider's answer, or after five seconds without one, and says which; load another page in it.
 *
 * @example
 * const signOut = useSignOut({ onSignedOut: () => location.assign("/login") });
 */
export function useSignOut(options: { onSignedOut?: (result: SignedOutHere) => void } = {}): SignOutState {
  // The mutation calls back, because it outlives the component, which unmounts with its user.
  const broker = useBroker();
  const mutation = useMutation(
    {
      ...sessionMutations.signOut(broker),
      onSuccess: (result) => options.onSignedOut?.(result),
    },
    broker.queryClient,
  );
  if (mutation.isPending) return { step: "signingOut" };
  return {
    step: "ready",
    signOut: () => mutation.mutate(),
  };
}
