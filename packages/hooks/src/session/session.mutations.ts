import { type Data, isApiError } from "@broker/sdk";
import { mutationOptions } from "@tanstack/react-query";
import type { Broker } from "../broker.ts";
import { writes } from "../cache-options.ts";
import { capabilityQueries, readProvider } from "../capability/capability.queries.ts";
import { removePagingNote } from "../capability/paging-note.ts";
import type { SignInValues } from "./session.rules.ts";

/** The result of a sign-out. */
export interface SignedOutHere {
  /** False when the provider may not have received the sign-out; its session then ends by its limits. */
  readonly isProviderTold: boolean;
}

/** The maximum time that a page waits for the provider's answer before it leaves, in milliseconds. */
const PATIENCE = 5000;

/** Sends the sign-out with the current session; true when the provider has ended the user's session. */
async function tellProvider({ session, client }: Broker): Promise<boolean> {
  if (session.check().status === "signedOut") return true;
  return client.call("UserLogout", {}, { timeout: PATIENCE }).then(
    () => true,
    (error: unknown) => isApiError(error) && error.kind === "unauthenticated",
  );
}

/** Signs in at the provider. The limits of the session are read before it begins. */
async function beginSession(broker: Broker, { email, password }: SignInValues) {
  const [user] = await Promise.all([
    broker.client.call("UserLogin", { email: email.trim(), password }),
    readProvider(broker),
  ]);
  return user;
}

/**
 * Removes all cached reads and writes of a user, and no entries of a host that shares the cache. The provider's
 * capabilities stay, since they are the same for all users.
 */
export function forgetAnswers(broker: Broker): void {
  const { queryClient, rootKey } = broker;
  const kept = new Set(queryClient.getQueryCache().findAll({ queryKey: capabilityQueries.all(broker) }));
  queryClient.removeQueries({ queryKey: rootKey, predicate: (query) => !kept.has(query) });
  const mutations = queryClient.getMutationCache();
  for (const mutation of mutations.findAll({ mutationKey: rootKey })) mutations.remove(mutation);
}

/** Begins the session of a user who has signed in, after everything of an earlier user was removed from memory. */
export function beginSessionOf(broker: Broker, user: Data<"UserLogin">): void {
  forgetAnswers(broker);
  broker.session.signIn(user, user.email);
}

/** The mutations of the session. */
export const sessionMutations = {
  /** Signs in. Everything of an earlier user is removed from memory before the new session begins. */
  signIn: (broker: Broker) =>
    mutationOptions({
      ...writes,
      mutationKey: [...broker.rootKey, "UserLogin"],
      mutationFn: (values: SignInValues) => beginSession(broker, values),
      onSuccess: (user) => beginSessionOf(broker, user),
    }),
  /** Renews the session of the same user by a new sign-in on the same page; cached and entered data stay. */
  renew: (broker: Broker) =>
    mutationOptions({
      ...writes,
      mutationKey: [...broker.rootKey, "UserLogin"],
      mutationFn: (values: SignInValues) => beginSession(broker, values),
      onSuccess: (user) => broker.session.signIn(user, user.email),
      // The variables contain the password in clear text, so they are not cached.
      gcTime: 0,
    }),
  /**
   * Signs out: in the browser at once, and at the provider as soon as it answers. A provider that does not answer, lacks the
   * call or cannot be reached must not keep a user's data on the screen; the result shows whether the call reached the
   * provider. The call is not sent when this page's session is over already, because the provider's session may then belong to
   * another user.
   */
  signOut: (broker: Broker) =>
    mutationOptions({
      ...writes,
      mutationKey: [...broker.rootKey, "UserLogout"],
      mutationFn: async (): Promise<SignedOutHere> => {
        const telling = tellProvider(broker);
        forgetAnswers(broker);
        broker.session.signOut();
        removePagingNote(broker);
        return { isProviderTold: await telling };
      },
    }),
};
