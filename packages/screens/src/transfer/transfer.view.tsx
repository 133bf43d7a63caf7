import type { TransferState } from "@broker/hooks";
import {
  AmountField,
  Button,
  Form,
  formatMoney,
  formatRate,
  Notice,
  Skeleton,
  Stack,
  Text,
  ToggleGroup,
} from "@broker/ui";
import { type ReactNode, useId } from "react";
import { failureMessages } from "../failure/failure.messages.ts";
import { toFailureText } from "../failure/failure-text.ts";
import { useLanguage, useMessages } from "../i18n/translation.tsx";
import { transferMessages } from "./transfer.messages.ts";
import { TransferFrame } from "./transfer-frame.view.tsx";
import { TransferNotice, TransferResult } from "./transfer-outcome.view.tsx";

/** The transfers between a user's own accounts. */
export type OwnTransferKind = "eWallet" | "trading";

const kinds = ["eWallet", "trading"] as const satisfies readonly OwnTransferKind[];
const texts = { eWallet: "eWalletText", trading: "tradingText" } as const;
const availables = { eWallet: "availableEWallet", trading: "availableTrading" } as const;

interface TransferViewProps {
  kind: OwnTransferKind;
  transfer: TransferState;
  /** The balance of the source account in US dollars; null while it is loading. */
  available: number | null;
  onKindChange: (kind: OwnTransferKind) => void;
  onClose: () => void;
  onDone: () => void;
}

/** The view of the transfer dialog, for a {@link TransferState}. */
export function TransferView(props: TransferViewProps) {
  const { kind, transfer, available, onKindChange, onClose, onDone } = props;
  const t = useMessages(transferMessages);
  const { locale } = useLanguage();
  const formId = useId();
  if (transfer.step === "settled") return <TransferResult transfer={transfer} onDone={onDone} />;
  const isEntering = transfer.step === "entering";
  const isBusy = transfer.step === "submitting" || transfer.step === "checking";
  const isAsking = isEntering || isBusy;
  return (
    <TransferFrame title={t("title")} transfer={transfer} formId={isAsking ? formId : null} onClose={onClose}>
      {isEntering && (
        <Stack gap={2}>
          <ToggleGroup
            label={t("direction")}
            options={kinds.map((id) => ({ id, label: t(id) }))}
            value={kind}
            onChange={(id) => onKindChange(id === "trading" ? "trading" : "eWallet")}
          />
          <Text size="small" tone="muted">
            {t(texts[kind])}
          </Text>
        </Stack>
      )}
      {isAsking && (
        <Form id={formId} onSubmit={() => isEntering && transfer.submit()} isPending={isBusy}>
          <Amounts kind={kind} transfer={transfer} available={available} locale={locale} />
        </Form>
      )}
      {!isEntering && <TransferNotice transfer={transfer} />}
    </TransferFrame>
  );
}

/** The amount in US dollars and, for an e-wallet transfer, in the user's currency. */
function Amounts(props: Pick<TransferViewProps, "kind" | "transfer" | "available"> & { locale: string }) {
  const { kind, transfer, available, locale } = props;
  const t = useMessages(transferMessages);
  const entry = transfer.step === "entering" ? transfer : null;
  const intent = "intent" in transfer ? transfer.intent : null;
  const rateId = useId();
  const rate = kind === "eWallet" ? rateOf(transfer, locale) : null;
  return (
    <Stack gap={4}>
      <AmountField
        label={t("amount")}
        currency="USD"
        size="large"
        value={entry?.usdAmount ?? intent?.usdAmount ?? ""}
        onChange={(text) => entry?.change(text)}
        isReadOnly={entry === null}
        unreadMessage={t("amountInvalid")}
        errorMessage={
          entry?.issue ? t(entry.issue.code === "rateMissing" ? "rateMissing" : "amountInvalid") : undefined
        }
        description={
          available === null ? (
            <Skeleton height="small" width="half" />
          ) : (
            t(availables[kind], { amount: formatMoney(String(available), "USD", locale) })
          )
        }
        {...(rate !== null && { "aria-describedby": rateId })}
      />
      {kind === "eWallet" && (
        <LocalAmount
          transfer={transfer}
          rate={rate === null ? undefined : <span id={rateId}>{t("rate", { rate })}</span>}
        />
      )}
    </Stack>
  );
}

/** Formats the price of a US dollar in the user's currency; null where it is unknown, or the currency is US dollars. */
function rateOf(transfer: TransferState, locale: string): string | null {
  const local = transfer.step === "entering" ? transfer.local : null;
  if (!local || local.currencyCode === "USD") return null;
  return formatRate(local.rate, local.currencyCode, locale);
}

/** The amount of an e-wallet transfer in the user's currency, or the reason why it is unknown. */
function LocalAmount({ transfer, rate }: { transfer: TransferState; rate: ReactNode }) {
  const t = useMessages(transferMessages);
  const f = useMessages(failureMessages);
  const entry = transfer.step === "entering" ? transfer : null;
  const intent = "intent" in transfer ? transfer.intent : null;
  const local = entry?.local ?? intent?.local ?? null;
  const withoutRate = entry?.withoutRate ?? null;
  if (withoutRate && withoutRate.reason !== "loading") {
    const isMissing = withoutRate.reason === "failed" && withoutRate.failure.kind === "unsupported";
    return (
      <Notice
        tone="negative"
        actions={
          !isMissing && (
            <Button variant="secondary" onPress={withoutRate.retry}>
              {t("retry")}
            </Button>
          )
        }
      >
        {withoutRate.reason === "failed" ? toFailureText(f, withoutRate.failure) : t("rateMissing")}
      </Notice>
    );
  }
  // A transfer in US dollars has one amount.
  if (local?.currencyCode === "USD") return null;
  return (
    <AmountField
      label={local ? t("localAmount", { currency: local.currencyCode }) : t("localAmountUnknown")}
      currency={local?.currencyCode ?? ""}
      value={local?.amount ?? ""}
      isReadOnly
      description={withoutRate ? <Skeleton height="small" width="half" /> : rate}
    />
  );
}
