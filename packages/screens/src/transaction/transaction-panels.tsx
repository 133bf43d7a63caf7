import {
  type Deposit,
  totalOf,
  transactionTotals,
  type CompoundSubscription,
  type TransferRow,
  useAccountHolder,
  useCompoundLog,
  useDeposits,
  useTransfers,
  useWithdrawals,
  type WithdrawalRow,
} from "@broker/hooks";
import {
  ArrowDownLeft,
  ArrowLeftRight,
  ArrowUpRight,
  EmptyState,
  Inline,
  Link,
  type LucideIcon,
  TrendingUp,
} from "@broker/ui";
import { type ReactNode, Suspense, useMemo, useState } from "react";
import { lazyOr } from "../frame/lazy-part.tsx";
import { useLanguage, useMessages } from "../i18n/translation.tsx";
import type { ListColumn, ListKind } from "./list-column.ts";
import { InterestTotal, ListTotals } from "./list-totals.view.tsx";
import { statusWords } from "./payment-statuses.ts";
import { PlainReceipt } from "./plain-receipt.view.tsx";
import type { ColumnTools, Say, TransactionFile } from "./shared-columns.tsx";
import {
  depositColumns,
  subscriptionColumns,
  transferColumns,
  withdrawalColumns,
} from "./transaction-columns.tsx";
import { type ListState, TransactionListView } from "./transaction-list.view.tsx";
import { transactionMessages } from "./transaction.messages.ts";

const ReceiptDialog = lazyOr(async () => (await import("./receipt.view.tsx")).ReceiptDialog, PlainReceipt);

interface Transaction {
  readonly transactionId: string;
  readonly requestedAt: Date | null;
  readonly amountUsd: string;
  readonly statusId: number;
  readonly statusName: string | null;
}

const transactionId = (row: Transaction) => row.transactionId;
const requestedAt = (row: Transaction) => row.requestedAt;
// Statuses that the specification does not name are told apart by what the provider calls them.
const statusOf = (row: Transaction) => (row.statusId === 0 ? (row.statusName ?? "0") : String(row.statusId));

/** A list's kind, made once for a language, whose it is, and the file that is looked at. */
function useKind<Row>(make: (tools: ColumnTools) => ListKind<Row>) {
  const t = useMessages(transactionMessages);
  const { locale } = useLanguage();
  const [file, view] = useState<TransactionFile | null>(null);
  const holder = useAccountHolder();
  // oxlint-disable-next-line react/exhaustive-deps -- `make` is a constant of its module
  const kind = useMemo(() => make({ t, locale, view }), [t, locale]);
  const dialog = file && (
    <Suspense fallback={null}>
      <ReceiptDialog file={file} onClose={() => view(null)} />
    </Suspense>
  );
  return { t, kind, holder, dialog };
}

const transactionKind =
  <Row extends Transaction>(
    fileName: string,
    label: (t: Say) => string,
    columns: (tools: ColumnTools) => readonly ListColumn<Row>[],
  ) =>
  (tools: ColumnTools): ListKind<Row> => ({
    label: label(tools.t),
    fileName,
    columns: columns(tools),
    rowId: transactionId,
    dateOf: requestedAt,
    statusOf,
    statusLabel: (row) => statusWords(tools.t, row),
  });

const depositKind = transactionKind<Deposit>("deposits", (t) => t("deposits"), depositColumns);
const withdrawalKind = transactionKind<WithdrawalRow>(
  "withdrawals",
  (t) => t("withdrawals"),
  withdrawalColumns,
);
const transferKind = transactionKind<TransferRow>(
  "internal-transfers",
  (t) => t("transfers"),
  transferColumns,
);
const subscriptionKind = (tools: ColumnTools): ListKind<CompoundSubscription> => ({
  label: tools.t("compoundScheme"),
  fileName: "compound-scheme",
  columns: subscriptionColumns(tools),
  rowId: ({ subscriptionId }) => String(subscriptionId),
  dateOf: ({ subscribedAt }) => subscribedAt,
  statusOf: ({ status }) => status,
  statusLabel: ({ status }) => status,
});

const transactionSum = (rows: readonly Transaction[]) => <ListTotals totals={transactionTotals(rows)} />;
const interestSum = (rows: readonly CompoundSubscription[]) => (
  <InterestTotal amount={totalOf(rows.map(({ interestAmount }) => interestAmount))} />
);

const empty = (icon: LucideIcon, title: string, text: string, action?: ReactNode) => (refresh: ReactNode) => (
  <EmptyState
    icon={icon}
    title={title}
    level={2}
    action={
      <Inline justify="center">
        {action}
        {refresh}
      </Inline>
    }
  >
    {text}
  </EmptyState>
);
const primary = (href: string, words: string) => (
  <Link href={href} look="primary">
    {words}
  </Link>
);

/** The user's deposits. */
export function DepositsPanel() {
  const { t, kind, holder, dialog } = useKind(depositKind);
  const list = useDeposits();
  const state: ListState<Deposit> = list.status === "loaded" ? { ...list, rows: list.deposits } : list;
  const make = primary("/deposit-withdraw?tab=deposit", t("makeDeposit"));
  const none = empty(ArrowDownLeft, t("noDeposits"), t("noDepositsText"), make);
  return (
    <>
      <TransactionListView
        list={state}
        kind={kind}
        holder={holder}
        totals={transactionSum}
        words={{ none, failed: t("depositsFailed") }}
      />
      {dialog}
    </>
  );
}

/** The user's withdrawals. */
export function WithdrawalsPanel() {
  const { t, kind, holder, dialog } = useKind(withdrawalKind);
  const list = useWithdrawals();
  const state: ListState<WithdrawalRow> =
    list.status === "loaded" ? { ...list, rows: list.withdrawals } : list;
  const make = primary("/deposit-withdraw?tab=withdrawal", t("makeWithdrawal"));
  const none = empty(ArrowUpRight, t("noWithdrawals"), t("noWithdrawalsText"), make);
  return (
    <>
      <TransactionListView
        list={state}
        kind={kind}
        holder={holder}
        totals={transactionSum}
        words={{ none, failed: t("withdrawalsFailed") }}
      />
      {dialog}
    </>
  );
}

/** The user's internal transfers. */
export function TransfersPanel() {
  const { t, kind, holder, dialog } = useKind(transferKind);
  const list = useTransfers();
  const state: ListState<TransferRow> = list.status === "loaded" ? { ...list, rows: list.transfers } : list;
  const none = empty(ArrowLeftRight, t("noTransfers"), t("noTransfersText"));
  return (
    <>
      <TransactionListView
        list={state}
        kind={kind}
        holder={holder}
        totals={transactionSum}
        words={{ none, failed: t("transfersFailed") }}
      />
      {dialog}
    </>
  );
}

/** The user's subscriptions to compound schemes. */
export function CompoundSchemePanel() {
  const { t, kind, holder } = useKind(subscriptionKind);
  const list = useCompoundLog();
  const state: ListState<CompoundSubscription> =
    list.status === "loaded" ? { ...list, rows: list.subscriptions } : list;
  const none = empty(TrendingUp, t("noSubscriptions"), t("noSubscriptionsText"));
  return (
    <TransactionListView
      list={state}
      kind={kind}
      holder={holder}
      totals={interestSum}
      words={{ none, failed: t("subscriptionsFailed") }}
    />
  );
}
