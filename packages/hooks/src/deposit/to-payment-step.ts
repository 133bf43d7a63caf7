import { type ProofFacts, proofIssue } from "./deposit.rules.ts";
import type { PaymentStep, RequestedDeposit } from "./deposit-wizard.ts";
import type { DepositSurroundings } from "./to-deposit-wizard.ts";

type PaymentState = PaymentStep["step"];

/** While nothing is picked, nothing is wrong with it yet. */
const fileIssue = (proof: ProofFacts | null) => (proof ? proofIssue(proof) : null);

/** Turns a state of a deposit that was requested into what a screen may show and do there. */
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
    case "windowBlocked": {
      const link = handoff ? linkTo({ transactionId: requested.transactionId, handoff }) : "";
      const follow = () => send({ type: "payment.follow" });
      return { ...requested, step: value, link, follow, reopen, restart };
    }
    case "awaitingPayment":
      return { ...requested, step: value, reopen, checkAgain, restart };
    case "paymentUnknown":
      return { ...requested, step: value, checkAgain, restart };
    case "paymentCancelled":
    case "unpayable":
      return { ...requested, step: value, restart };
  }
}
