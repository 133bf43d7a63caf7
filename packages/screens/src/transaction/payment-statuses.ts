import type { BadgeTone } from "@broker/ui";
import type { Translate } from "../i18n/translation.tsx";
import type { transactionMessages } from "./transaction.messages.ts";

const statuses = {
  1: { name: "pending", tone: "warning" },
  2: { name: "processing", tone: "brand" },
  3: { name: "shipped", tone: "brand" },
  4: { name: "processed", tone: "positive" },
  5: { name: "completed", tone: "positive" },
  6: { name: "cancelled", tone: "negative" },
} as const satisfies Record<number, { name: string; tone: BadgeTone }>;
const unknown = { name: "unknown", tone: "neutral" } as const;

const isKnown = (statusId: number): statusId is keyof typeof statuses => Object.hasOwn(statuses, statusId);

/** A payment status of spec 4.6 by its id: its name among the sentences, and its colour; an unknown id says so. */
export function paymentStatus(statusId: number) {
  return isKnown(statusId) ? statuses[statusId] : unknown;
}

/** A status as a row of a list has it. */
export interface StatusOfRow {
  readonly statusId: number;
  readonly statusName: string | null;
}

/** A status in words: ours for those of the specification, the provider's for any other, else that it is unknown. */
export function statusWords(
  t: Translate<typeof transactionMessages>,
  { statusId, statusName }: StatusOfRow,
): string {
  return isKnown(statusId) ? t(statuses[statusId].name) : (statusName ?? t("unknown"));
}
