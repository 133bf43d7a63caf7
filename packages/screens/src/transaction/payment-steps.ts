import { toPaymentOutcome } from "@broker/hooks";
import type { TimelineStep } from "@broker/ui";
import type { Translate } from "../i18n/translation.tsx";
import type { StatusOfRow } from "./payment-statuses.ts";
import type { transactionDetailMessages } from "./transaction-detail.messages.ts";

/** The message function of one transaction. */
export type SayDetail = Translate<typeof transactionDetailMessages>;

/** The name of the last step: what has happened to the money. */
type LastStep = "credited" | "paidOut" | "transferred";

/** A step with plain text. */
interface PaymentStep extends TimelineStep {
  readonly note?: string;
}

/** A payment as its steps need it. */
export interface Payment extends StatusOfRow {
  readonly requestedAt: Date | null;
  readonly processingAt: Date | null;
  readonly settledAt: Date | null;
}

interface Words {
  readonly d: SayDetail;
  /** The text of a status that is none of the specification's. */
  readonly unknown: string;
  /** Formats an instant with its time of day. */
  readonly time: (date: Date) => string;
  readonly first: "submitted" | "requested";
  readonly last: LastStep;
  /** How long such a request usually takes; null where the provider does not say. */
  readonly usual: string | null;
}

/** Returns whether the provider has decided a request; null is a request that it has not listed yet. */
export function isDecided(payment: Payment | null): boolean {
  const outcome = payment && toPaymentOutcome(payment.statusId);
  return outcome === "done" || outcome === "cancelled";
}

/** Returns the steps of a payment by its status; times that the provider does not tell are left out. */
export function toPaymentSteps(
  row: Payment,
  { d, unknown, time, first, last, usual }: Words,
): readonly PaymentStep[] {
  const { requestedAt, processingAt, settledAt } = row;
  const outcome = toPaymentOutcome(row.statusId);
  const noteOf = (date: Date | null) => (date ? time(date) : d("settled"));
  const begun: PaymentStep = { id: first, label: d(first), note: noteOf(requestedAt), state: "done" };
  const reviewed: PaymentStep = {
    id: "review",
    label: d("inReview"),
    note: noteOf(processingAt),
    state: "done",
  };
  const through = processingAt ? [begun, reviewed] : [begun];
  if (outcome === "done")
    return [...through, { id: last, label: d(last), note: noteOf(settledAt), state: "done" }];
  if (outcome === "cancelled")
    return [
      ...through,
      {
        id: "cancelled",
        label: d("cancelled"),
        ...(settledAt && { note: time(settledAt) }),
        state: "failed",
      },
    ];
  if (outcome === null)
    return [begun, { id: "unknown", label: unknown, note: d("inReviewNow"), state: "current" }];
  const since = processingAt ? d("inReviewSince", { time: time(processingAt) }) : d("inReviewNow");
  return [
    begun,
    { id: "review", label: d("inReview"), note: since, state: "current" },
    { id: last, label: d(last), note: usual ?? d("comesNext"), state: "ahead" },
  ];
}
