const textOf = (ids: string | null) =>
  (ids ?? "").split(/\s+/).map((id) => document.getElementById(id)?.textContent ?? "");

/**
 * Lists amount fields whose currency is only visible; an unknown currency is allowed at an empty field. The numbers of
 * a calculator are lots and prices, whose units are in their labels.
 */
export function unnamedCurrencyFaults(): string[] {
  return [
    ...document.querySelectorAll<HTMLInputElement>("input[inputmode='decimal']:not(calc-forms *)"),
  ].flatMap((input) => {
    const currency = input.parentElement?.textContent.trim() ?? "";
    const heard = [
      ...textOf(input.getAttribute("aria-labelledby")),
      ...textOf(input.getAttribute("aria-describedby")),
    ].join(" ");
    if (currency === "" ? input.value === "" : heard.includes(currency)) return [];
    return [`does not tell the currency “${currency}” of an amount, only: ${heard}`];
  });
}
