import { type Data, isApiError } from "@broker/sdk";
import { toDecimal, type Decimal } from "@broker/sdk/money";

/** The provider's refusals of a platform, a limit or a rate (2001 to 2004 of the contract). */
const TERMS: ReadonlySet<number | null> = new Set([2001, 2002, 2003, 2004]);

/** Returns whether a money request was refused because its platforms or rates were outdated. */
export function areTermsRefused(error: unknown): boolean {
  return isApiError(error) && TERMS.has(error.code);
}

/** Returns a currency's rate as a decimal; null where it is not listed, or is zero. */
export function rateOf(
  currencies: Data<"GetCurrencies"> | undefined,
  currencyCode: string | undefined,
  side: "sellRate" | "buyRate",
): Decimal | null {
  const rate = currencies?.find((one) => one.currencyCode === currencyCode)?.[side] ?? 0;
  return rate > 0 ? toDecimal(rate) : null;
}
