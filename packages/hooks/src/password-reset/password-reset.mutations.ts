import { mutationOptions } from "@tanstack/react-query";
import type { Broker } from "../broker.ts";

/** The writes of the password reset. */
export const passwordResetMutations = {
  /** Asks for a link by e-mail. Its answer does not tell whether the address is known, and the newest link counts. */
  request: ({ client }: Broker) =>
    mutationOptions({
      mutationKey: ["ResetUserPassword"],
      mutationFn: ({ email, signal }: { email: string; signal: AbortSignal }) =>
        client.call("ResetUserPassword", { email: email.trim() }, { signal }),
    }),
  /** Sets a new password by the token of the link. */
  complete: ({ client }: Broker) =>
    mutationOptions({
      mutationKey: ["CompletePasswordReset"],
      mutationFn: (input: { token: string; newPassword: string }) =>
        client.call("CompletePasswordReset", input),
      // The variables hold the password in clear.
      gcTime: 0,
    }),
};
