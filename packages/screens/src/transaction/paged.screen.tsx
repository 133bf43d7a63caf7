import {
  type CompoundSchemeItem,
  type DepositItem,
  type PagesState,
  type TransferItem,
  useCompoundSchemePages,
  useDepositPages,
  useTransferPages,
  useWithdrawalPages,
  type WithdrawalItem,
} from "@broker/hooks";
import { useEffect, useMemo } from "react";
import { useMessages } from "../i18n/translation.tsx";
import type { StatusOption } from "./list-filters.view.tsx";
import type { ListedProps, ListState, PagedProps } from "./listed.tsx";
import { paymentStatusOf } from "./payment-statuses.ts";
import { transactionMessages } from "./transaction.messages.ts";

/** Returns the statuses of the specification, for the filter: a row that has not been read may have any of them. */
function useStatuses(): readonly StatusOption[] {
  const t = useMessages(transactionMessages);
  return useMemo(
    () => [1, 2, 3, 4, 5, 6].map((id) => ({ id: String(id), label: t(paymentStatusOf(id).name) })),
    [t],
  );
}

/** Reads pages until the rows reach back to a day; returns whether they do not yet. */
function useReach<Row>(
  list: PagesState<Row>,
  dateOf: (row: Row) => Date | null,
  since: Date | undefined,
): boolean {
  const part = list.status === "loaded" && list.hasMore ? list : null;
  const isShort = since !== undefined && part?.rows.some((row) => (dateOf(row) ?? since) < since) === false;
  // After each page too, since a page may not reach back far enough.
  useEffect(() => {
    if (isShort && part && !part.isLoadingMore && part.moreFailure === null) part.loadMore();
  });
  return isShort;
}

/** Adds to a list of which a part has been read what the screens show of it. */
function useListed<Row>(
  list: PagesState<Row>,
  dateOf: (row: Row) => Date | null,
  { since }: ListedProps<Row>,
  statuses: readonly StatusOption[],
): ListState<Row> {
  const isShort = useReach(list, dateOf, since);
  if (list.status !== "loaded") return list;
  return { ...list, statuses, ...(list.hasMore && { part: { ...list, isShort } }) };
}

const requestedAt = (row: { readonly requestedAt: Date | null }) => row.requestedAt;
const subscribedAt = (row: CompoundSchemeItem) => row.subscribedAt;
/** The statuses of subscriptions are the provider's own. */
const unknown: readonly StatusOption[] = [];

const Deposits = (props: ListedProps<DepositItem>) =>
  props.children(useListed(useDepositPages(), requestedAt, props, useStatuses()));
const Withdrawals = (props: ListedProps<WithdrawalItem>) =>
  props.children(useListed(useWithdrawalPages(), requestedAt, props, useStatuses()));
const Transfers = (props: ListedProps<TransferItem>) =>
  props.children(useListed(useTransferPages(), requestedAt, props, useStatuses()));
const Subscriptions = (props: ListedProps<CompoundSchemeItem>) =>
  props.children(useListed(useCompoundSchemePages(), subscribedAt, props, unknown));

const lists = {
  deposits: Deposits,
  withdrawals: Withdrawals,
  transfers: Transfers,
  subscriptions: Subscriptions,
} as const;

/** Reads pages of a list, and renders its content with them. */
export function Paged({ name, ...props }: PagedProps) {
  const List = lists[name];
  return <List {...props} />;
}
