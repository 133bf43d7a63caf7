import { mutationOptions } from "@tanstack/react-query";
import type { Broker } from "../broker.ts";
import { writes } from "../cache-options.ts";

/** The mutations of the password reset. */
export const passwordResetMutations = {
  /**
   * Requests a link by e-mail. The answer does not reveal whether the address is known; only the newest link counts.
   */
  request: (broker: Broker) =>
    mutationOptions({
      ...writes,
      mutationKey: [...broker.rootKey, "ResetUserPassword"],
      mutationFn: ({ email, signal }: { email: string; signal: AbortSignal }) =>
        broker.client.call("ResetUserPassword", { email: email.trim() }, { signal }),
    }),
  /** Sets a new password by the token of the link. */
  complete: (broker: Broker) =>
    mutationOptions({
      ...writes,
      mutationKey: [...broker.rootKey, "CompletePasswordReset"],
      mutationFn: (input: { token: string; newPassword: string }) =>
        broker.client.call("CompletePasswordReset", input),
      // The variables contain the password in clear text, so they are not cached.
      gcTime: 0,
    }),
};
