import { mutationOptions } from "@tanstack/react-query";
import type { Broker } from "../broker.ts";
import { writes } from "../cache-options.ts";

/** The writes of the password reset. */
export const passwordResetMutations = {
  /** Asks for a link by e-mail. Its answer does not tell whether the address is known, and the newest link counts. */
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
      // The variables hold the password in clear.
      gcTime: 0,
    }),
};
