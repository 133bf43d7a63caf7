import { formatMoney } from "@broker/ui";

/** The amounts of what was sent earlier and may still arrive, as one phrase: "$50.00 and $20.00". */
export function earlierAmounts(earlier: readonly { readonly usdAmount: string }[], locale: string): string {
  const amounts = earlier.map(({ usdAmount }) => formatMoney(usdAmount, "USD", locale));
  return new Intl.ListFormat(locale, { type: "conjunction" }).format(amounts);
}
