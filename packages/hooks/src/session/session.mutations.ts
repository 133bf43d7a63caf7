import { mutationOptions } from "@tanstack/react-query";
import type { Broker } from "../broker.ts";
import type { SignInValues } from "./session.rules.ts";

/** The writes of the session. */
export const sessionMutations = {
  /** Signs in, and drops whatever an earlier user left in memory before the new session begins. */
  signIn: (broker: Broker) =>
    mutationOptions({
      mutationKey: ["UserLogin"],
      mutationFn: ({ email, password }: SignInValues) =>
        broker.client.call("UserLogin", { email: email.trim(), password }),
      onSuccess: (user) => {
        broker.queryClient.clear();
        broker.session.signIn(user, user.email);
      },
    }),
  /**
   * Signs out at the provider, then here. The browser is emptied whatever the provider answers:
   * a provider without this call, or no connection, must not keep a user's data on the screen.
   * Where this page's session is over already the provider is not told: its session may by now be another user's.
   */
  signOut: (broker: Broker) =>
    mutationOptions({
      mutationKey: ["UserLogout"],
      mutationFn: async () =>
        broker.session.check().status === "signedOut" ? null : broker.client.call("UserLogout", {}),
      onSettled: () => {
        broker.queryClient.clear();
        broker.session.signOut();
      },
    }),
};
