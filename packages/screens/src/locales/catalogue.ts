import type { dashboardMessages } from "../dashboard/dashboard.messages.ts";
import type { depositMessages } from "../deposit/deposit.messages.ts";
import type { depositWithdrawalMessages } from "../deposit-withdrawal/deposit-withdrawal.messages.ts";
import type { eligibilityMessages } from "../eligibility/eligibility.messages.ts";
import type { failureMessages } from "../failure/failure.messages.ts";
import type { refreshMessages } from "../failure/refresh.messages.ts";
import type { frameMessages } from "../frame/frame.messages.ts";
import type { Translation } from "../i18n/define-messages.ts";
import type { Language } from "../i18n/language.ts";
import type { kycMessages } from "../kyc/kyc.messages.ts";
import type { passwordResetMessages } from "../password-reset/password-reset.messages.ts";
import type { profileMessages } from "../profile/profile.messages.ts";
import type { referralMessages } from "../referral/referral.messages.ts";
import type { registrationMessages } from "../registration/registration.messages.ts";
import type { screenerMessages } from "../screener/screener.messages.ts";
import type { sessionMessages } from "../session/session.messages.ts";
import type { transactionMessages } from "../transaction/transaction.messages.ts";
import type { transferMessages } from "../transfer/transfer.messages.ts";
import type { withdrawalMessages } from "../withdrawal/withdrawal.messages.ts";

/** Every sentence of the product in one language. A file that lacks one, or has one too many, does not compile. */
export interface Translations {
  readonly dashboard: Translation<typeof dashboardMessages>;
  readonly deposit: Translation<typeof depositMessages>;
  readonly "deposit-withdrawal": Translation<typeof depositWithdrawalMessages>;
  readonly eligibility: Translation<typeof eligibilityMessages>;
  readonly failure: Translation<typeof failureMessages>;
  readonly frame: Translation<typeof frameMessages>;
  readonly kyc: Translation<typeof kycMessages>;
  readonly "password-reset": Translation<typeof passwordResetMessages>;
  readonly profile: Translation<typeof profileMessages>;
  readonly referral: Translation<typeof referralMessages>;
  readonly refresh: Translation<typeof refreshMessages>;
  readonly registration: Translation<typeof registrationMessages>;
  readonly screener: Translation<typeof screenerMessages>;
  readonly session: Translation<typeof sessionMessages>;
  readonly transaction: Translation<typeof transactionMessages>;
  readonly transfer: Translation<typeof transferMessages>;
  readonly withdrawal: Translation<typeof withdrawalMessages>;
}

/** Makes a language of its sentences, as its lazily loaded file exports it. */
export function createLanguage(
  locale: string,
  direction: Language["direction"],
  translations: Translations,
): Language {
  const features = new Map<string, ReadonlyMap<string, string>>(
    Object.entries(translations).map(([feature, sentences]) => [feature, new Map(Object.entries(sentences))]),
  );
  return {
    locale,
    direction,
    translate: (namespace, key, english) => features.get(namespace)?.get(key) ?? english,
  };
}
