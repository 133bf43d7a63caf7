import type { DepositState } from "@broker/hooks";
import { AlertDialog, Button, Dialog, Notice, Progress, Stack, Text } from "@broker/ui";
import { failureMessages } from "../failure/failure.messages.ts";
import { toFailureText } from "../failure/failure-text.ts";
import { RefusedMoney } from "../failure/refused-money.view.tsx";
import { useMessages } from "../i18n/translation.tsx";
import { AnotherNotice } from "../once/another-notice.view.tsx";
import { depositMessages } from "./deposit.messages.ts";

/** The steps that the amount is shown in: while it is entered, and until its request is settled. */
export type AmountStepState = Extract<
  DepositState,
  {
    step:
      | "enteringAmount"
      | "requesting"
      | "checkingRequest"
      | "requestFailed"
      | "confirmingAnother"
      | "requestNotFound"
      | "requestUnknown";
  }
>;

/** Blocks the page while a gateway prepares the payment. */
function Processing({ isOpen }: { isOpen: boolean }) {
  const t = useMessages(depositMessages);
  return (
    <Dialog
      title={t("processing")}
      role="alertdialog"
      isOpen={isOpen}
      isDismissable={false}
      onOpenChange={() => {}}
    >
      <Stack gap={5}>
        <Text>{t("processingText")}</Text>
        <Progress label={t("preparingPayment")} value={undefined} />
      </Stack>
    </Dialog>
  );
}

/** Shows the outcome of a request that is unknown or unresolved. */
export function Outcome({ wizard }: { wizard: AmountStepState }) {
  const t = useMessages(depositMessages);
  const f = useMessages(failureMessages);
  switch (wizard.step) {
    case "requestFailed":
      return (
        <AlertDialog
          title={t("errorTitle")}
          outcome="failure"
          isOpen
          actionLabel={t("ok")}
          onAction={wizard.dismiss}
        >
          <RefusedMoney text={wizard.failure ? toFailureText(f, wizard.failure) : f("deposit")} />
        </AlertDialog>
      );
    case "requestUnknown":
      return (
        <Notice tone="warning" actions={<Button onPress={wizard.checkAgain}>{t("checkAgain")}</Button>}>
          {t("unknownOutcome")}
        </Notice>
      );
    case "confirmingAnother":
      return (
        <AnotherNotice
          asking={wizard}
          usdAmount={wizard.toSend.usdAmount}
          words={{
            title: t("anotherTitle"),
            text: (amounts) => t("anotherText", amounts),
            send: t("sendAnother"),
            change: t("changeAmount"),
          }}
        />
      );
    case "requestNotFound":
      return (
        <Notice
          tone="warning"
          title={f("deposit")}
          actions={
            <>
              <Button onPress={wizard.repeat}>{t("sendAgain")}</Button>
              <Button variant="secondary" onPress={() => wizard.goTo("amount")}>
                {t("changeAmount")}
              </Button>
            </>
          }
        >
          {t(wizard.mayArrive ? "notFoundYet" : "notArrived")}
        </Notice>
      );
    case "requesting":
    case "checkingRequest":
      return <Processing isOpen={wizard.isBlocking} />;
    case "enteringAmount":
      return null;
  }
}
