import { useMutation } from "@tanstack/react-query";
import { useProvider } from "../capability/use-provider.ts";
import { type Failure, toFailure } from "../failure.ts";
import { useBroker } from "../provider.tsx";
import { isUnderWay } from "../run-mutation.ts";
import { securityMutations } from "./security.mutations.ts";

/** The state of a report of another person's sign-in. */
export type SignInReportState =
  /** `unsupported` where the provider is known to lack the capability. */
  | { readonly step: "tokenMissing" | "unsupported" | "reported" }
  | { readonly step: "reporting" }
  | { readonly step: "confirming"; readonly failure: Failure | null; report(): void };

/**
 * Reports a sign-in of another person, by the `token` of the e-mail about it: every session of the account ends, its password
 * becomes invalid, and an e-mail brings a link to set a new one. Nothing is sent before `report`, because e-mail programs open
 * links too. A link works once, so after an unknown outcome the same link may be refused although the report was made. For
 * providers with the capability `signInAlert`.
 *
 * @example
 * const report = useSignInReport({ token: searchParams.get("token") });
 * if (report.step === "confirming") return <button onClick={report.report}>This was not me</button>;
 */
export function useSignInReport({ token }: { token: string | null }): SignInReportState {
  const broker = useBroker();
  const provider = useProvider();
  const send = securityMutations.reportSignIn(broker);
  const mutation = useMutation(send, broker.queryClient);
  if (!token) return { step: "tokenMissing" };
  if (provider?.capabilities.includes("signInAlert") === false) return { step: "unsupported" };
  if (mutation.isSuccess) return { step: "reported" };
  if (mutation.isPending) return { step: "reporting" };
  return {
    step: "confirming",
    failure: mutation.error && toFailure(mutation.error, "ReportSignIn"),
    report: () => {
      if (!isUnderWay(broker, send.mutationKey)) mutation.mutate(token);
    },
  };
}
