import {
  type CancelKind,
  type CompoundSchemeItem,
  type DepositItem,
  toPaymentOutcome,
  type TransferItem,
  useCapability,
  type WithdrawalItem,
} from "@broker/hooks";
import { type Description, formatMoney, formatRate } from "@broker/ui";
import type { ComponentType } from "react";
import { lateExtension } from "../frame/late-extension.tsx";
import { MissingPanel } from "../frame/panel-failed.view.tsx";
import { useLanguage, useMessages } from "../i18n/translation.tsx";
import { usePlaces } from "../places/host.tsx";
import { DepositAgain } from "./deposit-again.view.tsx";
import { statusTextOf } from "./payment-statuses.ts";
import { PaymentStatus } from "./payment-status.view.tsx";
import { type SayDetail, toPaymentSteps } from "./payment-steps.ts";
import { createDateFormat, isolate, type Say } from "./shared-columns.tsx";
import { transactionDetailMessages } from "./transaction-detail.messages.ts";
import { type TransactionDetail, TransactionDetailView } from "./transaction-detail.view.tsx";
import { SubscriptionStatus } from "./transaction-entries.tsx";
import { transactionMessages } from "./transaction.messages.ts";
import { type DecidedRequest, useUsualTime } from "./use-usual-time.ts";

// Late code, for providers with the capability.
const options = { while: null, whenMissing: MissingPanel };
const Cancel = lateExtension(async () => (await import("../cancel/cancel.screen.tsx")).CancelScreen, options);
const Note = lateExtension(async () => (await import("../notes/note.screen.tsx")).NoteScreen, options);

/** The properties of the page of one transaction. */
export interface DetailProps<Row> {
  row: Row;
  onClose: () => void;
}

interface DetailTools {
  readonly t: Say;
  readonly d: SayDetail;
  readonly locale: string;
  readonly time: (date: Date) => string;
  readonly usualTime: (request: DecidedRequest) => string | null;
}

function useDetailTools(): DetailTools {
  const t = useMessages(transactionMessages);
  const d = useMessages(transactionDetailMessages);
  const { locale } = useLanguage();
  const times = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short" });
  const usualTime = useUsualTime();
  return { t, d, locale, time: (date) => times.format(date), usualTime };
}

type Payment = DepositItem | WithdrawalItem | TransferItem;

/** Returns what the three kinds of payments share. */
function toPayment(row: Payment, { t, d, locale }: DetailTools) {
  const usd = { value: row.amountUsd, currency: "USD" };
  const local = { value: row.amount, currency: row.currencyCode };
  const rate: Description[] =
    row.rate === null
      ? []
      : [
          {
            term: d("rate"),
            details: d("rateOf", { rate: formatRate(row.rate, row.currencyCode, locale) }),
          },
        ];
  return {
    id: row.transactionId,
    amount: usd,
    usd,
    local,
    isConverted: row.currencyCode !== "USD",
    rate,
    badge: <PaymentStatus statusId={row.statusId} statusName={row.statusName} />,
    isCancelled: toPaymentOutcome(row.statusId) === "cancelled",
    isCompleted: toPaymentOutcome(row.statusId) === "done",
    method: (name: string): Description => ({ term: t("method"), details: isolate(name) }),
  };
}

function toDepositDetail(row: DepositItem, tools: DetailTools): TransactionDetail {
  const { usd, local, isConverted, rate, method, ...shared } = toPayment(row, tools);
  const { t } = tools;
  return {
    ...shared,
    title: t("deposits"),
    converted: isConverted ? [local, usd] : null,
    steps: toPaymentSteps(row, {
      ...tools,
      unknown: statusTextOf(t, row),
      first: "submitted",
      last: "credited",
      usual: null,
    }),
    facts: [method(row.platformName), ...rate],
    comment: null,
    file: row.receipt === null ? null : { label: t("receipt"), url: row.receipt },
  };
}

function toWithdrawalDetail(row: WithdrawalItem, tools: DetailTools): TransactionDetail {
  const { usd, local, isConverted, rate, method, ...shared } = toPayment(row, tools);
  const { t, d } = tools;
  return {
    ...shared,
    title: t("withdrawals"),
    converted: isConverted ? [usd, local] : null,
    steps: toPaymentSteps(row, {
      ...tools,
      unknown: statusTextOf(t, row),
      first: "requested",
      last: "paidOut",
      usual: tools.usualTime("withdrawal"),
    }),
    facts: [method(row.platformName), ...rate, { term: d("fee"), details: d("noFee") }],
    comment: row.comment,
    file: row.receipt === null ? null : { label: t("receipt"), url: row.receipt },
  };
}

function toTransferDetail(row: TransferItem, tools: DetailTools): TransactionDetail {
  const { usd, local, isConverted, rate, ...shared } = toPayment(row, tools);
  const { t } = tools;
  return {
    ...shared,
    title: t("transfers"),
    converted: isConverted ? [local, usd] : null,
    steps: toPaymentSteps(row, {
      ...tools,
      unknown: statusTextOf(t, row),
      first: "submitted",
      last: "transferred",
      usual: tools.usualTime("transfer"),
    }),
    facts: [
      { term: t("from"), details: isolate(row.fromPlatform) },
      { term: t("to"), details: isolate(row.toPlatform) },
      ...rate,
      ...(row.remarks === null ? [] : [{ term: t("remarks"), details: isolate(row.remarks) }]),
    ],
    comment: row.comment,
    file: row.reference === null ? null : { label: t("reference"), url: row.reference },
  };
}

function toSubscriptionDetail(row: CompoundSchemeItem, { t, d, locale }: DetailTools): TransactionDetail {
  const date = createDateFormat(locale);
  const isOver = row.interestDays >= row.days;
  return {
    id: String(row.subscriptionId),
    title: t("compoundScheme"),
    amount: { value: row.interestAmount, currency: "USD" },
    converted: null,
    badge: <SubscriptionStatus status={row.status} />,
    steps: [
      { id: "subscribed", label: d("subscribed"), note: date(row.subscribedAt), state: "done" },
      {
        id: "running",
        label: d("running"),
        note: t("daysOf", { done: row.interestDays, all: row.days }),
        state: isOver ? "done" : "current",
      },
      {
        id: "ended",
        label: d(isOver ? "ended" : "ends"),
        note: date(row.endsAt),
        state: isOver ? "done" : "ahead",
      },
    ],
    facts: [
      { term: t("plan"), details: isolate(row.planName) },
      { term: t("cTraderLogin"), details: row.cTraderLogin },
      { term: t("interest"), details: formatMoney(row.interestAmount, "USD", locale) },
      ...(row.remarks === null ? [] : [{ term: t("remarks"), details: isolate(row.remarks) }]),
    ],
    comment: null,
    isCancelled: false,
    isCompleted: false,
    file: null,
  };
}

/** Creates the page of one transaction of a kind. */
const pageOf =
  <Row,>(
    toDetail: (row: Row, tools: DetailTools) => TransactionDetail,
    idTerm: "transactionId" | "subscriptionId",
  ) =>
  ({ row, onClose }: DetailProps<Row>) => {
    const tools = useDetailTools();
    return (
      <TransactionDetailView
        detail={toDetail(row, tools)}
        idTerm={tools.t(idTerm)}
        confirmationHref={null}
        askHref={null}
        onClose={onClose}
      />
    );
  };

/** Creates the page of one payment of a kind, which its user can cancel where the provider has the capability. */
const paymentPageOf =
  <Row extends Payment>(
    kind: CancelKind,
    toDetail: (row: Row, tools: DetailTools) => TransactionDetail,
    /** The button that repeats a payment, which is shown once the payment is completed or cancelled. */
    Again?: ComponentType<{ row: Row }>,
  ) =>
  ({ row, onClose }: DetailProps<Row>) => {
    const tools = useDetailTools();
    const places = usePlaces();
    const isCancelOn = useCapability("cancel");
    const hasStatements = useCapability("statements");
    const hasMessages = useCapability("messages");
    const hasNotes = useCapability("notes");
    const detail = toDetail(row, tools);
    return (
      <TransactionDetailView
        detail={detail}
        idTerm={tools.t("transactionId")}
        confirmationHref={hasStatements && detail.isCompleted ? places.statements(detail.id) : null}
        askHref={hasMessages ? places.messages("new", detail.id) : null}
        onClose={onClose}
        control={
          <>
            {isCancelOn && <Cancel kind={kind} row={row} />}
            {Again && (detail.isCompleted || detail.isCancelled) && <Again key={detail.id} row={row} />}
            {hasNotes && <Note key={detail.id} transactionId={detail.id} />}
          </>
        }
      />
    );
  };

/** The page of a deposit. */
export const DepositDetail = paymentPageOf("deposit", toDepositDetail, DepositAgain);
/** The page of a withdrawal. */
export const WithdrawalDetail = paymentPageOf("withdrawal", toWithdrawalDetail);
/** The page of a transfer. */
export const TransferDetail = paymentPageOf("transfer", toTransferDetail);
/** The page of a subscription to a compound scheme. */
export const SubscriptionDetail = pageOf(toSubscriptionDetail, "subscriptionId");
