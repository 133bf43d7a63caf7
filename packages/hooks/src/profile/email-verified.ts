import { parseProviderDate } from "@broker/sdk";

/** Returns whether the e-mail address was verified; the provider's 1900-01-01 means that it was not. */
export function isEmailVerified(info: { readonly emailVerifiedAt: string | null }): boolean {
  return parseProviderDate(info.emailVerifiedAt) !== null;
}
