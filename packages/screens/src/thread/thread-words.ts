import type { ThreadItem } from "@broker/hooks";
import type { BadgeTone } from "@broker/ui";
import type { Translate } from "../i18n/translation.tsx";
import type { TransactionTab } from "../transaction/transaction-tabs.ts";
import type { threadMessages } from "./thread.messages.ts";

/** The colour of each state of a conversation. */
export const stateTones: Readonly<Record<ThreadItem["state"], BadgeTone>> = {
  waiting: "information",
  answered: "positive",
  closed: "neutral",
};

/** The tab of the list in which a transaction of each kind is. */
export const tabOf: Readonly<Record<NonNullable<ThreadItem["transaction"]>["kind"], TransactionTab>> = {
  deposit: "deposit",
  withdrawal: "withdrawal",
  transfer: "internal-transfer",
};

const about = {
  deposit: "aboutDeposit",
  withdrawal: "aboutWithdrawal",
  transfer: "aboutTransfer",
} as const;

/** Returns the name of the transaction that a conversation is about, such as "Withdrawal W-20261120-0001". */
export const describeTransaction = (
  t: Translate<typeof threadMessages>,
  { kind, id }: NonNullable<ThreadItem["transaction"]>,
): string => t(about[kind], { id });

/** Returns the format of the time of a message. */
export const createTimeFormat = ({ language }: Translate<typeof threadMessages>): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(language.locale, { dateStyle: "medium", timeStyle: "short" });
