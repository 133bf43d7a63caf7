import type { readPaymentForm } from "@broker/hooks";

type PaymentForm = NonNullable<ReturnType<typeof readPaymentForm>>;

/** Submits a new form with the given fields in this window; it contains nothing else of the provider's. */
export function submitForm({ action, method, inputs }: PaymentForm): void {
  const form = document.createElement("form");
  Object.assign(form, { action, method, hidden: true });
  for (const { name, value } of inputs) {
    form.append(Object.assign(document.createElement("input"), { type: "hidden", name, value }));
  }
  document.body.append(form);
  // A field named "submit" would shadow the form's method.
  HTMLFormElement.prototype.submit.call(form);
  form.remove();
}
