import { type ProofFacts, proofIssue } from "./deposit.rules.ts";
import type { PaymentStep, RequestedDeposit } from "./deposit-state.ts";
import type { DepositSurroundings } from "./deposit-surroundings.ts";

type PaymentState = PaymentStep["step"];

/** No issue is shown before a file is picked. */
const fileIssue = (proof: ProofFacts | null) => (proof ? proofIssue(proof) : null);

/** Converts a state of a requested deposit to the state for screens, with the commands that are legal in it. */
export function toPaymentStep(
  value: PaymentState,
  requested: RequestedDeposit,
  { snapshot, send, linkTo }: Pick<DepositSurroundings, "snapshot" | "send" | "linkTo">,
): PaymentStep {
  const { proof, proofName, failure, handoff } = snapshot.context;
  const checkAgain = () => send({ type: "outcome.check" });
  const reopen = () => send({ type: "payment.reopen" });
  const restart = () => send({ type: "deposit.restart" });
  switch (value) {
    case "providingProof":
    case "proofNotFound":
      return {
        ...requested,
        step: value,
        file: proof,
        fileToPickAgain: proof ? null : proofName,
        issue: fileIssue(proof),
        canSubmit: snapshot.can({ type: "proof.submit" }),
        choose: (chosen) => send({ type: "proof.choose", proof: chosen }),
        submit: () => send({ type: "proof.submit" }),
        restart,
      };
    case "submitting":
    case "checkingProof":
      return { ...requested, step: value, file: proof };
    case "proofFailed":
      return { ...requested, step: value, failure, dismiss: () => send({ type: "failure.dismiss" }) };
    case "proofUnknown":
      return { ...requested, step: value, checkAgain };
    case "continuing":
      return { ...requested, step: value, continue: () => send({ type: "payment.continue" }) };
    case "windowBlocked":
      return {
        ...requested,
        step: value,
        link: handoff ? linkTo({ transactionId: requested.transactionId, handoff }) : "",
        follow: () => send({ type: "payment.follow" }),
        reopen,
        restart,
      };
    case "awaitingPayment":
      return { ...requested, step: value, reopen, checkAgain, restart };
    case "paymentUnknown":
      return { ...requested, step: value, checkAgain, restart };
    case "paymentCancelled":
      return { ...requested, step: value, restart };
    case "unpayable":
      return { ...requested, step: value, reason: snapshot.context.unpayable ?? "unknown", restart };
  }
}
