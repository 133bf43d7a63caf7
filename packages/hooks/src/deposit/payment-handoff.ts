import { safeUrl } from "@broker/sdk";
import { either, isText, type Judged, listOf, oneOf, recordOf } from "../kept-value.ts";

/** Tells a payment form from anything else that was kept, or that a tab told. */
export const isPaymentForm = recordOf({
  action: isText,
  method: oneOf("get", "post"),
  inputs: listOf(recordOf({ name: isText, value: isText })),
});
/** What is taken of a provider's payment form: where it goes, how, and with which fields. */
export type PaymentForm = Judged<typeof isPaymentForm>;

/** Tells a hand-off from anything else that was kept. */
export const isHandoff = either(
  recordOf({ kind: oneOf("url"), url: isText }),
  recordOf({ kind: oneOf("form"), form: isPaymentForm }),
);
/** How a hosted payment goes on: an address to open, or a form for the hand-off document to submit. */
export type PaymentHandoff = Judged<typeof isHandoff>;

/** Where a payment may go: to the provider's own origin, and over https to the allowed hosts. */
export interface PaymentTargets {
  readonly origin: string;
  readonly allowedHosts: readonly string[];
}

/** The address that a payment goes to; null where it may not go there. An empty one would be the page's own. */
export function allowed(address: string | null, targets: PaymentTargets): string | null {
  return address?.trim() ? safeUrl(address, targets) : null;
}

/** The same hand-off if it may still be made: what lay in a browser's storage is judged again before it is used. */
export function recheckHandoff(handoff: PaymentHandoff, targets: PaymentTargets): PaymentHandoff | null {
  return allowed(handoff.kind === "url" ? handoff.url : handoff.form.action, targets) ? handoff : null;
}
