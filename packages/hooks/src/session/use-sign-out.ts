import { useMutation } from "@tanstack/react-query";
import { useBroker } from "../provider.tsx";
import { sessionMutations, type SignedOutHere } from "./session.mutations.ts";

/** Signing out: ready, or on its way. */
export type SignOut = { readonly step: "ready"; signOut(): void } | { readonly step: "signingOut" };

/**
 * Signs the user out: the browser is empty of them at once, whatever the provider does. `onSignedOut` comes with the
 * provider's answer, or after five seconds without one, and says which; it is the place for the full page load.
 *
 * @example
 * const signOut = useSignOut({ onSignedOut: () => location.assign("/login") });
 */
export function useSignOut(options: { onSignedOut?: (result: SignedOutHere) => void } = {}): SignOut {
  // Told by the mutation itself, which goes on when the component goes with its user.
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
