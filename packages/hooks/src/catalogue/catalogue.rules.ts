import { isApiError } from "@broker/sdk";

/** The provider's refusals of a platform, a limit or a rate (2001 to 2004 of the contract). */
const TERMS: ReadonlySet<number | null> = new Set([2001, 2002, 2003, 2004]);

/** True when a call of money was refused because the platforms or rates that it was made from are old. */
export function areTermsRefused(error: unknown): boolean {
  return isApiError(error) && TERMS.has(error.code);
}
