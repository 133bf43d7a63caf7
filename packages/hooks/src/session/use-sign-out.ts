import { useMutation } from "@tanstack/react-query";
import { useBroker } from "../provider.tsx";
import { sessionMutations } from "./session.mutations.ts";

/** Signing out: ready, or on its way. */
export type SignOut = { readonly step: "ready"; signOut(): void } | { readonly step: "signingOut" };

/**
 * Signs the user out and empties the browser of them. `onSignedOut` is the place for the full page load.
 *
 * @example
 * const signOut = useSignOut({ onSignedOut: () => location.assign("/login") });
 */
export function useSignOut(options: { onSignedOut?: () => void } = {}): SignOut {
  const mutation = useMutation(sessionMutations.signOut(useBroker()));
  if (mutation.isPending) return { step: "signingOut" };
  return {
    step: "ready",
    signOut: () => mutation.mutate(undefined, { onSettled: () => options.onSignedOut?.() }),
  };
}
