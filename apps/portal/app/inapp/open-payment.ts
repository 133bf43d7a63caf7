import type { PaymentForm } from "@broker/hooks";

const hidden = (name: string, value: string) =>
  Object.assign(document.createElement("input"), { type: "hidden", name, value });

/** Opens a new window without a page; null when the browser blocked it. */
const openBlank = (name: string) => window.open("about:blank", name);

/**
 * Submits a payment's form to a new window; false when the browser blocked it. A window of the portal itself has
 * another storage than the frame.
 */
function submitToWindow({ action, method, inputs }: PaymentForm): boolean {
  const target = `payment-${crypto.randomUUID()}`;
  const opened = openBlank(target);
  if (!opened) return false;
  const form = document.createElement("form");
  Object.assign(form, { action, method, hidden: true, target });
  form.append(...inputs.map(({ name, value }) => hidden(name, value)));
  document.body.append(form);
  // A field named "submit" would shadow the form's method.
  HTMLFormElement.prototype.submit.call(form);
  form.remove();
  opened.opener = null;
  return true;
}

/** Opens an address in a new window without an opener; false when the browser blocked it. */
export function openWindow(url: string): boolean {
  const opened = openBlank("_blank");
  if (!opened) return false;
  opened.opener = null;
  opened.location.replace(url);
  return true;
}

/** Opens a payment in a new window: its address, or its form, which `findForm` returns for a hand-off by reference. */
export function openPayment(
  url: string,
  findForm: (reference: string | null) => PaymentForm | null,
): boolean {
  const { origin, pathname, searchParams } = new URL(url, window.location.href);
  const isHandoff = origin === window.location.origin && pathname === "/pay/handoff";
  const form = isHandoff ? findForm(searchParams.get("reference")) : null;
  return form ? submitToWindow(form) : openWindow(url);
}
