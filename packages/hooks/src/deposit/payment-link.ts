import type { Broker } from "../broker.ts";
import { depositDrafts } from "./deposit.storage.ts";
import { type PaymentForm, type PaymentHandoff, recheckHandoff } from "./payment-handoff.ts";

/**
 * Returns the address at which a payment is opened: the payment's own address, or the address of the hand-off document, which
 * finds the payment's form by the reference.
 */
export function toPaymentLink(
  { payments }: Broker,
  payment: { readonly transactionId: string; readonly handoff: PaymentHandoff },
): string {
  const { handoff, transactionId } = payment;
  if (handoff.kind === "url") return handoff.url;
  return `${payments.handoffPath}?reference=${encodeURIComponent(transactionId)}`;
}

/**
 * Returns the form that the hand-off document submits, for the reference in its address: a form of the signed-in user
 * that leads to an allowed address. Returns null for any other reference; the document then submits nothing.
 *
 * @example
 * const form = readPaymentForm(broker, new URLSearchParams(location.search).get("reference"));
 */
export function readPaymentForm(broker: Broker, reference: string | null): PaymentForm | null {
  const now = broker.session.get();
  if (now.status !== "signedIn" || reference === null) return null;
  const drafts = depositDrafts.all(broker.storage, now.user.staffUserId);
  const draft = drafts.find((one) => one.transactionId === reference);
  if (!draft?.handoff) return null;
  const handoff = recheckHandoff(draft.handoff, broker.payments);
  return handoff?.kind === "form" ? handoff.form : null;
}
