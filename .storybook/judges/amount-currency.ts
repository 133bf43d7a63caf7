const textOf = (ids: string | null) =>
  (ids ?? "").split(/\s+/).map((id) => document.getElementById(id)?.textContent ?? "");

/** Every field of an amount whose currency is only to be seen; one that is not known yet stands at an empty field. */
export function unnamedCurrencyFaults(): string[] {
  return [...document.querySelectorAll<HTMLInputElement>("input[inputmode='decimal']")].flatMap((input) => {
    const currency = input.parentElement?.textContent.trim() ?? "";
    const heard = [
      ...textOf(input.getAttribute("aria-labelledby")),
      ...textOf(input.getAttribute("aria-describedby")),
    ].join(" ");
    if (currency === "" ? input.value === "" : heard.includes(currency)) return [];
    return [`does not tell the currency “${currency}” of an amount, only: ${heard}`];
  });
}
