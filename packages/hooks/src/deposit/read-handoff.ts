import { warnDeveloper } from "../warn-developer.ts";
import { toAllowedAddress, type PaymentHandoff, type PaymentTargets } from "./payment-handoff.ts";

// Bundlers replace the expression, and leave out the code for development.
declare const process: { readonly env: { readonly NODE_ENV?: string } };

/** The input types that a user agent does not send for a form without input. */
const UNSENT: ReadonlySet<string> = new Set(["submit", "button", "image", "reset", "file"]);

function isSent({ name, type, checked, disabled }: HTMLInputElement): boolean {
  if (!name || disabled || UNSENT.has(type)) return false;
  return checked || (type !== "checkbox" && type !== "radio");
}

/** Returns the first form of a text. The text is parsed into a document without a window, so that nothing in it runs or loads. */
function readForm(html: string, targets: PaymentTargets): PaymentHandoff | null {
  const form = new DOMParser().parseFromString(html, "text/html").querySelector("form");
  const action = toAllowedAddress(form?.getAttribute("action") ?? null, targets);
  if (!form || !action) return null;
  const method = form.getAttribute("method")?.toLowerCase() === "post" ? "post" : "get";
  const inputs = [...form.querySelectorAll("input")]
    .filter(isSent)
    .map(({ name, value }) => ({ name, value }));
  return { kind: "form", form: { action, method, inputs } };
}

/**
 * Converts a provider's answer (an address, or HTML with a form) to a hand-off. Nothing else of the HTML is used.
 * Returns null where the address is not allowed.
 */
export function parseHandoff(paymentUrl: string, targets: PaymentTargets): PaymentHandoff | null {
  if (paymentUrl.trimStart().startsWith("<")) return readForm(paymentUrl, targets);
  const url = toAllowedAddress(paymentUrl, targets);
  return url ? { kind: "url", url } : null;
}

/** Returns why a provider's answer is no hand-off; in development the console shows the address that is not allowed. */
export function findObstacle(paymentUrl: string, { origin }: PaymentTargets): "noForm" | "notAllowed" {
  const isPage = paymentUrl.trimStart().startsWith("<");
  const form = isPage ? new DOMParser().parseFromString(paymentUrl, "text/html").querySelector("form") : null;
  if (isPage && !form) return "noForm";
  if (process.env.NODE_ENV !== "production") {
    const address = form?.getAttribute("action") ?? paymentUrl;
    const host = URL.parse(address, origin)?.host;
    warnDeveloper(
      `A payment cannot be opened: "${host ?? address}" must be the provider's own origin, or https and named by createBroker({ payments: { allowedHosts } }).`,
    );
  }
  return "notAllowed";
}
