import {
  type CompoundSchemeItem,
  type DepositItem,
  sumAmounts,
  sumTransactions,
  type TransferItem,
  type WithdrawalItem,
} from "@broker/hooks";
import { ArrowDownLeft, ArrowLeftRight, ArrowUpRight, TrendingUp } from "@broker/ui";
import { DepositDetail, SubscriptionDetail, TransferDetail, WithdrawalDetail } from "./late-details.ts";
import { InterestTotal, ListTotals } from "./list-totals.view.tsx";
import { statusTextOf } from "./payment-statuses.ts";
import {
  createCompoundSchemeColumns,
  createDepositColumns,
  createTransferColumns,
  createWithdrawalColumns,
} from "./transaction-columns.tsx";
import {
  toDepositEntry,
  toSubscriptionEntry,
  toTransferEntry,
  toWithdrawalEntry,
} from "./transaction-entries.tsx";
import type { PanelKind } from "./transaction-panel.tsx";

interface Transaction {
  readonly transactionId: string;
  readonly requestedAt: Date | null;
  readonly amountUsd: string;
  readonly statusId: number;
  readonly statusName: string | null;
}

/**
 * The definitions that deposits, withdrawals and transfers share; statuses outside of the specification are
 * distinguished by the provider's name.
 */
const facts = {
  rowId: (row: Transaction) => row.transactionId,
  dateOf: (row: Transaction) => row.requestedAt,
  statusOf: (row: Transaction) => (row.statusId === 0 ? (row.statusName ?? "0") : String(row.statusId)),
};
const toTotals = (rows: readonly Transaction[] | null) => (
  <ListTotals totals={rows && sumTransactions(rows)} />
);

/** The user's deposits. */
export const deposits: PanelKind<DepositItem> = {
  toKind: (tools) => ({
    ...facts,
    label: tools.t("deposits"),
    fileName: "deposits",
    columns: createDepositColumns(tools),
    statusLabel: (row) => statusTextOf(tools.t, row),
  }),
  toTotals,
  toEntry: toDepositEntry,
  Detail: DepositDetail,
  empty: {
    icon: ArrowDownLeft,
    title: "noDeposits",
    text: "noDepositsText",
    action: { label: "makeDeposit", toHref: (places) => places.depositWithdrawal("deposit") },
  },
  failed: "depositsFailed",
};

/** The user's withdrawals. */
export const withdrawals: PanelKind<WithdrawalItem> = {
  toKind: (tools) => ({
    ...facts,
    label: tools.t("withdrawals"),
    fileName: "withdrawals",
    columns: createWithdrawalColumns(tools),
    statusLabel: (row) => statusTextOf(tools.t, row),
  }),
  toTotals,
  toEntry: toWithdrawalEntry,
  Detail: WithdrawalDetail,
  empty: {
    icon: ArrowUpRight,
    title: "noWithdrawals",
    text: "noWithdrawalsText",
    action: { label: "makeWithdrawal", toHref: (places) => places.depositWithdrawal("withdrawal") },
  },
  failed: "withdrawalsFailed",
};

/** The user's internal transfers. */
export const transfers: PanelKind<TransferItem> = {
  toKind: (tools) => ({
    ...facts,
    label: tools.t("transfers"),
    fileName: "internal-transfers",
    columns: createTransferColumns(tools),
    statusLabel: (row) => statusTextOf(tools.t, row),
  }),
  toTotals,
  toEntry: toTransferEntry,
  Detail: TransferDetail,
  empty: { icon: ArrowLeftRight, title: "noTransfers", text: "noTransfersText" },
  failed: "transfersFailed",
};

/** The user's subscriptions to compound schemes. */
export const compoundScheme: PanelKind<CompoundSchemeItem> = {
  toKind: (tools) => ({
    label: tools.t("compoundScheme"),
    fileName: "compound-scheme",
    columns: createCompoundSchemeColumns(tools),
    rowId: ({ subscriptionId }) => String(subscriptionId),
    dateOf: ({ subscribedAt }) => subscribedAt,
    statusOf: ({ status }) => status,
    statusLabel: ({ status }) => status,
  }),
  toTotals: (rows) => (
    <InterestTotal amount={rows ? sumAmounts(rows.map(({ interestAmount }) => interestAmount)) : undefined} />
  ),
  toEntry: toSubscriptionEntry,
  Detail: SubscriptionDetail,
  empty: { icon: TrendingUp, title: "noCompoundScheme", text: "noCompoundSchemeText" },
  failed: "compoundSchemeFailed",
};
