/** Returns the ways in which a currency is written beside an amount, such as `USD`, `US$` and `$`. */
function namesOf(currency: string, locale: string): readonly string[] {
  if (!/^[A-Z]{3}$/.test(currency)) return [currency];
  const symbols = [locale, "en"].flatMap((language) =>
    (["symbol", "narrowSymbol"] as const).map((currencyDisplay) => {
      const format = new Intl.NumberFormat(language, { style: "currency", currency, currencyDisplay });
      return format.formatToParts(0).find(({ type }) => type === "currency")?.value ?? currency;
    }),
  );
  const country = symbols.includes("$") ? [`${currency.slice(0, 2)}$`] : [];
  return [currency, ...country, ...symbols];
}

/**
 * Removes the field's own currency from a pasted text, before or after the amount: `RM 300` becomes `300`. Another
 * currency stays, because the amount would then mean another value.
 */
export function removeCurrency(pasted: string, currency: string, locale: string): string {
  const text = pasted.replaceAll(/\p{Bidi_Control}/gu, "").trim();
  const upper = text.toUpperCase();
  const names = namesOf(currency, locale)
    .map((name) => name.replaceAll(/\p{Bidi_Control}/gu, "").toUpperCase())
    .filter((name) => name !== "")
    .toSorted((one, other) => other.length - one.length);
  for (const name of names) {
    if (upper.startsWith(name)) return text.slice(name.length).trim();
    if (upper.endsWith(name)) return text.slice(0, -name.length).trim();
  }
  return text;
}

/** Returns the text that one edit inserted between the unchanged start and the unchanged end; empty for a deletion. */
export function findInsertedText(before: string, after: string): string {
  let start = 0;
  while (start < before.length && before[start] === after[start]) start += 1;
  let end = 0;
  const most = Math.min(before.length, after.length) - start;
  while (end < most && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  return after.slice(start, after.length - end);
}
