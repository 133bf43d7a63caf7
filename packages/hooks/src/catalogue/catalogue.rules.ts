import { type Data, isApiError } from "@broker/sdk";
import { decimal, type Decimal } from "@broker/sdk/money";

/** The provider's refusals of a platform, a limit or a rate (2001 to 2004 of the contract). */
const TERMS: ReadonlySet<number | null> = new Set([2001, 2002, 2003, 2004]);

/** True when a call of money was refused because the platforms or rates that it was made from are old. */
export function areTermsRefused(error: unknown): boolean {
  return isApiError(error) && TERMS.has(error.code);
}

/** A currency's rate, exactly; null where it is not listed, or nothing can be converted at it. */
export function rateOf(
  currencies: Data<"GetCurrencies"> | undefined,
  currencyCode: string | undefined,
  side: "sellRate" | "buyRate",
): Decimal | null {
  const rate = currencies?.find((one) => one.currencyCode === currencyCode)?.[side] ?? 0;
  return rate > 0 ? decimal(rate) : null;
}
