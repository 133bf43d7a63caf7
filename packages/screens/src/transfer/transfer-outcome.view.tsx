import type { OpenTransfer } from "@broker/hooks";
import { AlertDialog, Button, formatMoney, Notice, Stack, Text } from "@broker/ui";
import { failureMessages } from "../failure/failure.messages.ts";
import { toFailureText } from "../failure/failure-text.ts";
import { RefusedMoney } from "../failure/refused-money.view.tsx";
import { useLanguage, useMessages } from "../i18n/translation.tsx";
import { AnotherNotice } from "../once/another-notice.view.tsx";
import { ResultDetails } from "../transaction/result.view.tsx";
import { transferMessages } from "./transfer.messages.ts";

const successes = { eWallet: "success", trading: "pendingSuccess", user: "userSuccess" } as const;

/** Why the provider refused the transfer. */
function Failed({ transfer }: { transfer: Extract<OpenTransfer, { step: "failed" }> }) {
  const t = useMessages(transferMessages);
  const f = useMessages(failureMessages);
  return (
    <AlertDialog
      title={t("errorTitle")}
      outcome="failure"
      isOpen
      actionLabel={t("ok")}
      onAction={transfer.dismiss}
    >
      <RefusedMoney text={transfer.failure ? toFailureText(f, transfer.failure) : f("transfer")} />
    </AlertDialog>
  );
}

/** A notice about a transfer that failed or has an unknown outcome, with the next step. */
export function TransferNotice({ transfer }: { transfer: OpenTransfer }) {
  const t = useMessages(transferMessages);
  const f = useMessages(failureMessages);
  const { locale } = useLanguage();
  const amount = (usd: string) => formatMoney(usd, "USD", locale);
  switch (transfer.step) {
    case "failed":
      return <Failed transfer={transfer} />;
    case "confirmingAnother":
      return (
        <AnotherNotice
          asking={transfer}
          usdAmount={transfer.intent.usdAmount}
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
          title={f(transfer.kind === "user" ? "fundsTransfer" : "transferException")}
          actions={
            <>
              {transfer.canRepeat && <Button onPress={transfer.repeat}>{t("sendAgain")}</Button>}
              <Button variant="secondary" onPress={transfer.edit}>
                {t("change")}
              </Button>
            </>
          }
        >
          {t(transfer.mayArrive ? "notFoundYet" : "notArrived", {
            amount: amount(transfer.intent.usdAmount),
          })}
        </Notice>
      );
    case "outcomeUnknown":
      return (
        <Notice tone="warning" actions={<Button onPress={transfer.checkAgain}>{t("checkAgain")}</Button>}>
          {t("unknownOutcome", { amount: amount(transfer.intent.usdAmount) })}
        </Notice>
      );
    case "submitting":
    case "checking":
    case "settled":
      return null;
  }
}

/** The result of a transfer. */
export function TransferResult(props: {
  transfer: Extract<OpenTransfer, { step: "settled" }>;
  onDone: () => void;
}) {
  const t = useMessages(transferMessages);
  const { locale } = useLanguage();
  const { kind, isLate, isPending, intent } = props.transfer;
  const late = () => {
    if (!isLate || !intent) return null;
    const { usdAmount, recipientLogin: login } = intent;
    const amount = formatMoney(usdAmount, "USD", locale);
    return <Text>{login === null ? t("late", { amount }) : t("lateTo", { amount, login })}</Text>;
  };
  return (
    <AlertDialog
      title={t("successTitle")}
      outcome={isPending ? "waiting" : "success"}
      isOpen
      actionLabel={t("ok")}
      onAction={props.onDone}
    >
      <Stack gap={2}>
        <Text>{t(successes[kind])}</Text>
        {late()}
      </Stack>
      <ResultDetails
        amounts={intent}
        first="submitted"
        last="transferred"
        decided="transfer"
        isSettled={!isPending}
        id={null}
        href={null}
      />
      <Text tone="muted">{t("follow")}</Text>
    </AlertDialog>
  );
}
