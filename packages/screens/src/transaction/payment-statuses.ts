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

/** Returns the message key and the colour of a payment status of spec 4.6, by id; an unknown id has its own message. */
export function paymentStatusOf(statusId: number) {
  return isKnown(statusId) ? statuses[statusId] : unknown;
}

/** The status of a row. */
export interface StatusOfRow {
  readonly statusId: number;
  readonly statusName: string | null;
}

/**
 * Returns the text of a status: ours for those of the specification, the provider's for others, or that it is unknown.
 */
export function statusTextOf(
  t: Translate<typeof transactionMessages>,
  { statusId, statusName }: StatusOfRow,
): string {
  return isKnown(statusId) ? t(statuses[statusId].name) : (statusName ?? t("unknown"));
}
