import { toSafeUrl } from "@broker/sdk";
import { unionOf, isText, type Guarded, listOf, oneOf, recordOf } from "../kept-value.ts";

/** Returns whether a stored value or a message is a payment form. */
export const isPaymentForm = recordOf({
  action: isText,
  method: oneOf("get", "post"),
  inputs: listOf(recordOf({ name: isText, value: isText })),
});
/** The stored parts of a provider's payment form: address, method and fields. */
export type PaymentForm = Guarded<typeof isPaymentForm>;

/** Returns whether a stored value is a hand-off. */
export const isHandoff = unionOf(
  recordOf({ kind: oneOf("url"), url: isText }),
  recordOf({ kind: oneOf("form"), form: isPaymentForm }),
);
/** How a hosted payment is opened: an address, or a form that the hand-off document submits. */
export type PaymentHandoff = Guarded<typeof isHandoff>;

/** The addresses to which a payment may lead: the provider's own origin, and the allowed hosts over https. */
export interface PaymentTargets {
  readonly origin: string;
  readonly allowedHosts: readonly string[];
}

/**
 * Returns the address of a payment; null where it is not allowed. An empty address is not allowed, because it would be the
 * address of the page.
 */
export function toAllowedAddress(address: string | null, targets: PaymentTargets): string | null {
  return address?.trim() ? toSafeUrl(address, targets) : null;
}

/** Returns the hand-off if it is still allowed; a value from the browser's storage is validated again before it is used. */
export function recheckHandoff(handoff: PaymentHandoff, targets: PaymentTargets): PaymentHandoff | null {
  return toAllowedAddress(handoff.kind === "url" ? handoff.url : handoff.form.action, targets)
    ? handoff
    : null;
}
