import { isApiError } from "@broker/sdk";
import { mutationOptions } from "@tanstack/react-query";
import type { Broker } from "../broker.ts";
import { writes } from "../cache-options.ts";
import { capabilityQueries, readProvider } from "../capability/capability.queries.ts";
import type { SignInValues } from "./session.rules.ts";

/** What a sign-out leaves open. */
export interface SignedOutHere {
  /** False when the provider may not know of it yet: then its session goes on until it runs out there. */
  readonly isProviderTold: boolean;
}

/** How long a page waits for the provider's word before it leaves; in milliseconds. */
const PATIENCE = 5000;

/** Sends the sign-out, with the session of this very moment; true when the provider has no session of the user any more. */
async function tellProvider({ session, client }: Broker): Promise<boolean> {
  if (session.check().status === "signedOut") return true;
  return client.call("UserLogout", {}, { timeout: PATIENCE }).then(
    () => true,
    (error: unknown) => isApiError(error) && error.kind === "unauthenticated",
  );
}

/** Signs in at the provider; when its session ends is known before it begins. */
async function beginSession(broker: Broker, { email, password }: SignInValues) {
  const [user] = await Promise.all([
    broker.client.call("UserLogin", { email: email.trim(), password }),
    readProvider(broker),
  ]);
  return user;
}

/**
 * Drops all that was read and written for a user, and nothing else of a cache that the host shares; what the provider can
 * do is the same for the next user.
 */
export function forgetAnswers(broker: Broker): void {
  const { queryClient, rootKey } = broker;
  const kept = new Set(queryClient.getQueryCache().findAll({ queryKey: capabilityQueries.all(broker) }));
  queryClient.removeQueries({ queryKey: rootKey, predicate: (query) => !kept.has(query) });
  const mutations = queryClient.getMutationCache();
  for (const mutation of mutations.findAll({ mutationKey: rootKey })) mutations.remove(mutation);
}

/** The writes of the session. */
export const sessionMutations = {
  /** Signs in, and drops whatever an earlier user left in memory before the new session begins. */
  signIn: (broker: Broker) =>
    mutationOptions({
      ...writes,
      mutationKey: [...broker.rootKey, "UserLogin"],
      mutationFn: (values: SignInValues) => beginSession(broker, values),
      onSuccess: (user) => {
        forgetAnswers(broker);
        broker.session.signIn(user, user.email);
      },
    }),
  /** Goes on with the same user by a new sign-in, in place: what they read and entered stays. */
  renew: (broker: Broker) =>
    mutationOptions({
      ...writes,
      mutationKey: [...broker.rootKey, "UserLogin"],
      mutationFn: (values: SignInValues) => beginSession(broker, values),
      onSuccess: (user) => broker.session.signIn(user, user.email),
      // The variables hold the password in clear.
      gcTime: 0,
    }),
  /**
   * Signs out: here at once, and at the provider as soon as it answers. A provider that hangs, one without this call,
   * or no connection must not keep a user's data on the screen; the result says whether the provider was told.
   * Where this page's session is over already it is not told: its session may by now be another user's.
   */
  signOut: (broker: Broker) =>
    mutationOptions({
      ...writes,
      mutationKey: [...broker.rootKey, "UserLogout"],
      mutationFn: async (): Promise<SignedOutHere> => {
        const telling = tellProvider(broker);
        forgetAnswers(broker);
        broker.session.signOut();
        return { isProviderTold: await telling };
      },
    }),
};
