import type { WithdrawalState } from "@broker/hooks";
import { AlertDialog } from "@broker/ui";
import { RefusedMoney } from "../failure/refused-money.view.tsx";
import { usePlaces } from "../places/host.tsx";
import type { FollowRequest } from "../transaction/follow-request.ts";
import { ResultDetails } from "../transaction/result.view.tsx";
import { useFailedWords, useSuccessWords } from "./withdrawal-end-words.ts";

export interface SuccessProps {
  wizard: Extract<WithdrawalState, { step: "settled" }>;
  /** The part after the request, which follows its state. */
  Follow?: FollowRequest | undefined;
  onDone: () => void;
}

/** Confirms the requested withdrawal, until the user closes the dialog. */
export function Success({ wizard, Follow, onDone }: SuccessProps) {
  const { title, sentence, ok } = useSuccessWords(wizard);
  const places = usePlaces();
  const { intent, transactionId } = wizard;
  return (
    <AlertDialog title={title} outcome="success" isOpen actionLabel={ok} onAction={onDone}>
      <ResultDetails
        sentence={sentence}
        amounts={
          intent && {
            usdAmount: intent.usdAmount,
            local: { amount: intent.localAmount, currencyCode: intent.currencyCode },
          }
        }
        isOut
        first="requested"
        last="paidOut"
        decided="withdrawal"
        isSettled={false}
        Follow={Follow}
        id={transactionId === "" ? null : transactionId}
        href={transactionId === "" ? null : places.transactions("withdrawal", transactionId)}
      />
    </AlertDialog>
  );
}

export interface FailedProps {
  wizard: Extract<WithdrawalState, { step: "failed" }>;
}

/** Shows why the withdrawal was refused, until the user closes the dialog. */
export function Failed({ wizard }: FailedProps) {
  const { title, sentence, ok } = useFailedWords(wizard);
  return (
    <AlertDialog title={title} outcome="failure" isOpen actionLabel={ok} onAction={wizard.dismiss}>
      <RefusedMoney text={sentence} />
    </AlertDialog>
  );
}
