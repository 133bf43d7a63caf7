import type { WithdrawalState } from "@broker/hooks";
import { Button, Notice } from "@broker/ui";
import { failureMessages } from "../failure/failure.messages.ts";
import { useMessages } from "../i18n/translation.tsx";
import { AnotherNotice } from "../once/another-notice.view.tsx";
import { useAmountError } from "./use-details.ts";
import { withdrawalMessages } from "./withdrawal.messages.ts";

/** The states that the last step of the wizard shows. */
export type ReviewState = Extract<
  WithdrawalState,
  {
    step:
      | "enteringDetails"
      | "reviewing"
      | "confirmingAnother"
      | "submitting"
      | "checking"
      | "notFound"
      | "outcomeUnknown";
  }
>;

/**
 * Returns the sentence for a withdrawal that was not found. Only a withdrawal whose key was voided will certainly not arrive.
 */
function notFoundSentence({ mayArrive, canRepeat }: Extract<ReviewState, { step: "notFound" }>) {
  if (mayArrive) return canRepeat ? "notFoundYet" : "notFoundYetCode";
  return canRepeat ? "notArrived" : "notArrivedCode";
}

/** Shows a withdrawal that failed or has an unknown outcome, with the next step. */
export function ReviewOutcome({ wizard }: { wizard: ReviewState }) {
  const t = useMessages(withdrawalMessages);
  const f = useMessages(failureMessages);
  const amountError = useAmountError();
  switch (wizard.step) {
    case "confirmingAnother":
      return (
        <AnotherNotice
          asking={wizard}
          usdAmount={wizard.intent.usdAmount}
          words={{
            title: t("anotherTitle"),
            text: (amounts) => t("anotherText", amounts),
            send: t("sendAnother"),
            change: t("change"),
          }}
        />
      );
    case "notFound":
      return (
        <Notice
          tone="warning"
          title={f("withdrawalException")}
          actions={
            <>
              {wizard.canRepeat && <Button onPress={wizard.repeat}>{t("sendAgain")}</Button>}
              <Button variant="secondary" onPress={wizard.edit}>
                {t("change")}
              </Button>
            </>
          }
        >
          {t(notFoundSentence(wizard))}
        </Notice>
      );
    case "outcomeUnknown":
      return (
        <Notice tone="warning" actions={<Button onPress={wizard.checkAgain}>{t("checkAgain")}</Button>}>
          {t("unknownOutcome")}
        </Notice>
      );
    case "reviewing":
      return wizard.hasRateChanged ? <Notice tone="warning">{t("rateChanged")}</Notice> : null;
    case "enteringDetails": {
      const message = amountError(wizard.issues.amount);
      return message === undefined ? null : (
        <Notice tone="negative" role="alert">
          {message}
        </Notice>
      );
    }
    case "submitting":
    case "checking":
      return null;
  }
}
