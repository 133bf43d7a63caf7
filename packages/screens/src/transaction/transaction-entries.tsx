import type { CompoundSchemeItem, DepositItem, TransferItem, WithdrawalItem } from "@broker/hooks";
import {
  ArrowDownLeft,
  ArrowLeftRight,
  ArrowUpRight,
  type ListRowProps,
  type LucideIcon,
  Money,
  StatusBadge,
  TrendingUp,
} from "@broker/ui";
import { Fragment, type ReactNode } from "react";
import { describeWay } from "./describe-way.ts";
import { PaymentStatus } from "./payment-status.view.tsx";
import { isolate, type Say } from "./shared-columns.tsx";

/** The dependencies of a phone's rows. */
export interface EntryTools {
  readonly t: Say;
  readonly locale: string;
}

/** A transaction as a phone lists it. */
export type Entry = Omit<ListRowProps, "href">;

/** Formats a date in the shortest form that is clear: without the year in the current one. */
function shortDate(date: Date, locale: string): string {
  const isThisYear = date.getFullYear() === new Date().getFullYear();
  return new Intl.DateTimeFormat(locale, {
    day: "numeric",
    month: "short",
    ...(!isThisYear && { year: "numeric" }),
  }).format(date);
}

/** Joins the facts that are known. */
function factsOf(...facts: readonly ReactNode[]) {
  return facts.filter(Boolean).map((fact, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- facts have an order and no ids
    <Fragment key={index}>
      {index > 0 && " · "}
      {fact}
    </Fragment>
  ));
}

const dateOf = (date: Date | null, locale: string) => date && <bdi>{shortDate(date, locale)}</bdi>;

interface Payment {
  readonly requestedAt: Date | null;
  readonly amountUsd: string;
  readonly statusId: number;
  readonly statusName: string | null;
}

const payment = (
  row: Payment,
  { locale }: EntryTools,
  { icon, title, from, sign = "" }: { icon: LucideIcon; title: ReactNode; from?: string; sign?: "-" | "" },
): Entry => ({
  icon,
  title,
  meta: factsOf(dateOf(row.requestedAt, locale), from !== undefined && isolate(from)),
  amount: <Money value={`${sign}${row.amountUsd}`} currency="USD" />,
  badge: <PaymentStatus statusId={row.statusId} statusName={row.statusName} />,
});

/** Returns a deposit as a phone lists it. */
export const toDepositEntry = (row: DepositItem, tools: EntryTools): Entry =>
  payment(row, tools, { icon: ArrowDownLeft, title: tools.t("deposits"), from: row.platformName });

/** Returns a withdrawal as a phone lists it. */
export const toWithdrawalEntry = (row: WithdrawalItem, tools: EntryTools): Entry =>
  payment(row, tools, {
    icon: ArrowUpRight,
    title: tools.t("withdrawals"),
    from: row.platformName,
    sign: "-",
  });

/** Returns a transfer as a phone lists it. */
export const toTransferEntry = (row: TransferItem, tools: EntryTools): Entry =>
  payment(row, tools, {
    icon: ArrowLeftRight,
    title: isolate(describeWay(row)),
  });

/** Returns a subscription as a phone lists it. */
export const toSubscriptionEntry = (row: CompoundSchemeItem, { t, locale }: EntryTools): Entry => ({
  icon: TrendingUp,
  title: isolate(row.planName),
  meta: factsOf(dateOf(row.subscribedAt, locale), t("daysOf", { done: row.interestDays, all: row.days })),
  amount: <Money value={row.interestAmount} currency="USD" />,
  badge: <SubscriptionStatus status={row.status} />,
});

/** The provider's status of a subscription. */
export const SubscriptionStatus = ({ status }: { status: string }) => (
  <StatusBadge tone={/^active$/i.test(status) ? "positive" : "neutral"} label={status} />
);
