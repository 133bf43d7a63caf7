import { Refusal } from "../http/problem.ts";
import type { UserRow } from "../session/session.store.ts";

/** Throws a refusal for a user whose e-mail address is not verified. */
export function requireEmail(user: UserRow): void {
  if (!user.emailVerifiedAt) throw new Refusal("emailNotVerified", "Please verify your email first.");
}

/** Throws a refusal for a user whose identity is not approved. */
function requireKyc(user: UserRow): void {
  if (user.kycStatus !== 3) {
    throw new Refusal("kycNotApproved", "Please complete the verification of your identity first.");
  }
}

/** Returns a user's complete bank settings; throws a refusal if a setting is missing. */
export function requireBank(user: UserRow): {
  bank: string;
  bankAccountName: string;
  bankAccountNumber: string;
} {
  const {
    withdrawalBank: bank,
    withdrawalBankAccountName: bankAccountName,
    withdrawalBankAccountNumber: bankAccountNumber,
  } = user;
  if (!bank || !bankAccountName || !bankAccountNumber) {
    throw new Refusal("bankSettingsIncomplete", "Please complete your withdrawal settings first.");
  }
  return { bank, bankAccountName, bankAccountNumber };
}

/**
 * Checks the requirements of a withdrawal or transfer: bank settings, which it returns, a verified address, an approved
 * identity.
 */
export function requireEligible(user: UserRow): ReturnType<typeof requireBank> {
  const bank = requireBank(user);
  requireEmail(user);
  requireKyc(user);
  return bank;
}
