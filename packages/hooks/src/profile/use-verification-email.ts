import { useMutation, useQuery } from "@tanstack/react-query";
import { type Failure, toFailure } from "../failure.ts";
import { useBroker } from "../provider.tsx";
import { isUnderWay } from "../run-mutation.ts";
import { profileQueries } from "./profile.queries.ts";
import { verificationEmailMutations } from "./verification-email.mutations.ts";

/** The state of the verification e-mail: ready, sending or sent. */
export type VerificationEmailState =
  | {
      readonly step: "ready";
      readonly failure: Failure | null;
      /** False while the user's ids or e-mail are unknown (spec 8, "User information is incomplete"). */
      readonly canResend: boolean;
      resend(): void;
    }
  | { readonly step: "sending" }
  | {
      readonly step: "sent";
      readonly email: string;
      /** Sends the e-mail again; the provider refuses when it was sent too often. */
      dismiss(): void;
    };

/**
 * Sends the verification e-mail of the signed-in user again.
 *
 * @example
 * const mail = useVerificationEmail();
 * if (mail.step === "ready") return <button onClick={mail.resend}>Resend Verification Email</button>;
 */
export function useVerificationEmail(options: { onSent?: () => void } = {}): VerificationEmailState {
  const broker = useBroker();
  const info = useQuery(profileQueries.userInfo(broker), broker.queryClient).data;
  const resend = verificationEmailMutations.resend(broker);
  const mutation = useMutation(resend, broker.queryClient);
  if (mutation.isPending) return { step: "sending" };
  if (mutation.isSuccess) return { step: "sent", email: info?.email ?? "", dismiss: mutation.reset };
  const canResend = info !== undefined && info.email !== "";
  return {
    step: "ready",
    failure: mutation.error && toFailure(mutation.error, "ResendVerificationEmail"),
    canResend,
    resend: () => {
      if (canResend && !isUnderWay(broker, resend.mutationKey))
        mutation.mutate(undefined, { onSuccess: () => options.onSent?.() });
    },
  };
}
