import type { Broker } from "../broker.ts";
import { depositStore } from "./deposit.store.ts";
import { type PaymentForm, type PaymentHandoff, recheckHandoff } from "./payment-handoff.ts";

/** Where a payment is opened: its own address, or the hand-off document, which finds its form by the reference. */
export function paymentLink(
  { payments }: Broker,
  payment: { readonly transactionId: string; readonly handoff: PaymentHandoff },
): string {
  const { handoff, transactionId } = payment;
  if (handoff.kind === "url") return handoff.url;
  return `${payments.handoffPath}?reference=${encodeURIComponent(transactionId)}`;
}

/**
 * The form that the hand-off document submits, for the reference in its address: one of the signed-in user's own, that
 * goes where payments may go. Null for any other reference; such a document submits nothing.
 *
 * @example
 * const form = readPaymentForm(broker, new URLSearchParams(location.search).get("reference"));
 */
export function readPaymentForm(broker: Broker, reference: string | null): PaymentForm | null {
  const now = broker.session.get();
  if (now.status !== "signedIn" || reference === null) return null;
  const drafts = depositStore.all(broker.storage, now.user.staffUserId);
  const draft = drafts.find((one) => one.transactionId === reference);
  if (!draft?.handoff) return null;
  const handoff = recheckHandoff(draft.handoff, broker.payments);
  return handoff?.kind === "form" ? handoff.form : null;
}
