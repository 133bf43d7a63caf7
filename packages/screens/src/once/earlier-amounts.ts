import { formatMoney } from "@broker/ui";

/** Formats the amounts of unresolved requests as a list: "$50.00 and $20.00". */
export function formatEarlierAmounts(
  earlier: readonly { readonly usdAmount: string }[],
  locale: string,
): string {
  const amounts = earlier.map(({ usdAmount }) => formatMoney(usdAmount, "USD", locale));
  return new Intl.ListFormat(locale, { type: "conjunction" }).format(amounts);
}
