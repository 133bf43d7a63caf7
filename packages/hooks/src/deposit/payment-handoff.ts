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

/** What a user agent does not send of a form that nobody filled in. */
const UNSENT: ReadonlySet<string> = new Set(["submit", "button", "image", "reset", "file"]);

/** The address that a payment goes to; null where it may not go there. An empty one would be the page's own. */
function allowed(address: string | null, targets: PaymentTargets): string | null {
  return address?.trim() ? safeUrl(address, targets) : null;
}

function isSent({ name, type, checked, disabled }: HTMLInputElement): boolean {
  if (!name || disabled || UNSENT.has(type)) return false;
  return checked || (type !== "checkbox" && type !== "radio");
}

/** Reads the first form of a text. The text is parsed in a document without a window: nothing of it runs or loads. */
function readForm(html: string, targets: PaymentTargets): PaymentHandoff | null {
  const form = new DOMParser().parseFromString(html, "text/html").querySelector("form");
  const action = allowed(form?.getAttribute("action") ?? null, targets);
  if (!form || !action) return null;
  const method = form.getAttribute("method")?.toLowerCase() === "post" ? "post" : "get";
  const inputs = [...form.querySelectorAll("input")]
    .filter(isSent)
    .map(({ name, value }) => ({ name, value }));
  return { kind: "form", form: { action, method, inputs } };
}

/**
 * Turns what a provider answers (an address, or HTML with a form) into what may be handed on. Nothing else of the HTML
 * is kept. Null where it leads to a place that is not allowed.
 */
export function parseHandoff(paymentUrl: string, targets: PaymentTargets): PaymentHandoff | null {
  if (paymentUrl.trimStart().startsWith("<")) return readForm(paymentUrl, targets);
  const url = allowed(paymentUrl, targets);
  return url ? { kind: "url", url } : null;
}

/** The same hand-off if it may still be made: what lay in a browser's storage is judged again before it is used. */
export function recheckHandoff(handoff: PaymentHandoff, targets: PaymentTargets): PaymentHandoff | null {
  return allowed(handoff.kind === "url" ? handoff.url : handoff.form.action, targets) ? handoff : null;
}
