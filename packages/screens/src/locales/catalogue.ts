import type { bellMessages } from "../inbox/bell.messages.ts";
import type { cancelMessages } from "../cancel/cancel.messages.ts";
import type { dashboardMessages } from "../dashboard/dashboard.messages.ts";
import type { deletionMessages } from "../privacy/deletion.messages.ts";
import type { depositMessages } from "../deposit/deposit.messages.ts";
import type { paymentDetailsMessages } from "../deposit/payment-details.messages.ts";
import type { paymentHandoffMessages } from "../deposit/payment-handoff.messages.ts";
import type { depositWithdrawalMessages } from "../deposit-withdrawal/deposit-withdrawal.messages.ts";
import type { eligibilityMessages } from "../eligibility/eligibility.messages.ts";
import type { failureMessages } from "../failure/failure.messages.ts";
import type { refreshMessages } from "../failure/refresh.messages.ts";
import type { frameMessages } from "../frame/frame.messages.ts";
import type { freezeMessages } from "../freeze/freeze.messages.ts";
import type { Messages, Translation } from "../i18n/define-messages.ts";
import { english, type Language } from "../i18n/language.ts";
import type { inboxMessages } from "../inbox/inbox.messages.ts";
import type { kycCaptureMessages } from "../kyc/kyc-capture.messages.ts";
import type { kycPhotoMessages } from "../kyc/kyc-photo.messages.ts";
import type { kycResubmissionMessages } from "../kyc/kyc-resubmission.messages.ts";
import type { kycMessages } from "../kyc/kyc.messages.ts";
import type { limitsMessages } from "../limits/limits.messages.ts";
import type { notesMessages } from "../notes/notes.messages.ts";
import type { passwordResetMessages } from "../password-reset/password-reset.messages.ts";
import type { passkeysMessages } from "../passkeys/passkeys.messages.ts";
import type { payeesMessages } from "../payees/payees.messages.ts";
import type { privacyMessages } from "../privacy/privacy.messages.ts";
import type { profileMessages } from "../profile/profile.messages.ts";
import type { referralMessages } from "../referral/referral.messages.ts";
import type { registrationMessages } from "../registration/registration.messages.ts";
import type { repeatMessages } from "../deposit/repeat.messages.ts";
import type { restMessages } from "../transaction/rest.messages.ts";
import type { screenerMessages } from "../screener/screener.messages.ts";
import type { secondFactorMessages } from "../second-factor/second-factor.messages.ts";
import type { securityMessages } from "../security/security.messages.ts";
import type { sessionMessages } from "../session/session.messages.ts";
import type { statementMessages } from "../statement/statement.messages.ts";
import type { threadMessages } from "../thread/thread.messages.ts";
import type { transactionDetailMessages } from "../transaction/transaction-detail.messages.ts";
import type { transactionMessages } from "../transaction/transaction.messages.ts";
import type { usualMessages } from "../transaction/usual.messages.ts";
import type { transferMessages } from "../transfer/transfer.messages.ts";
import type { withdrawalMessages } from "../withdrawal/withdrawal.messages.ts";

/** The English messages of all features, by namespace. */
export interface AllMessages extends ExtensionMessages {
  readonly dashboard: typeof dashboardMessages;
  readonly deposit: typeof depositMessages;
  readonly "payment-details": typeof paymentDetailsMessages;
  readonly "payment-handoff": typeof paymentHandoffMessages;
  readonly "deposit-withdrawal": typeof depositWithdrawalMessages;
  readonly eligibility: typeof eligibilityMessages;
  readonly failure: typeof failureMessages;
  readonly frame: typeof frameMessages;
  readonly kyc: typeof kycMessages;
  readonly "password-reset": typeof passwordResetMessages;
  readonly profile: typeof profileMessages;
  readonly referral: typeof referralMessages;
  readonly refresh: typeof refreshMessages;
  readonly registration: typeof registrationMessages;
  readonly screener: typeof screenerMessages;
  readonly session: typeof sessionMessages;
  readonly "transaction-detail": typeof transactionDetailMessages;
  readonly transaction: typeof transactionMessages;
  readonly transfer: typeof transferMessages;
  readonly usual: typeof usualMessages;
  readonly withdrawal: typeof withdrawalMessages;
}

/** The English messages, by namespace, of features that load only with a capability of the provider or after a press of the user. */
interface ExtensionMessages {
  readonly bell: typeof bellMessages;
  readonly cancel: typeof cancelMessages;
  readonly deletion: typeof deletionMessages;
  readonly freeze: typeof freezeMessages;
  readonly inbox: typeof inboxMessages;
  readonly "kyc-capture": typeof kycCaptureMessages;
  readonly "kyc-photo": typeof kycPhotoMessages;
  readonly "kyc-resubmission": typeof kycResubmissionMessages;
  readonly limits: typeof limitsMessages;
  readonly passkeys: typeof passkeysMessages;
  readonly notes: typeof notesMessages;
  readonly payees: typeof payeesMessages;
  readonly privacy: typeof privacyMessages;
  readonly repeat: typeof repeatMessages;
  readonly rest: typeof restMessages;
  readonly "second-factor": typeof secondFactorMessages;
  readonly security: typeof securityMessages;
  readonly statement: typeof statementMessages;
  readonly thread: typeof threadMessages;
}

type TranslationsOf<All extends Readonly<Record<keyof All, Messages>>> = {
  readonly [Namespace in keyof All]: Translation<All[Namespace]>;
};

/**
 * All messages of the product in a language but those of the extensions. A file with a missing or unknown message does
 * not compile.
 */
export type Translations = TranslationsOf<Omit<AllMessages, keyof ExtensionMessages>>;

/** The messages of the extensions in a language, and those of their refusals by code. */
export interface ExtensionTranslations {
  readonly refusals: Language["refusals"];
  readonly messages: TranslationsOf<ExtensionMessages>;
}

const orders = new WeakMap<Messages, readonly string[]>();

/** Returns the keys of a feature's messages, in the order in which the build lists a translation. */
function orderOf(source: Messages): readonly string[] {
  const order = orders.get(source) ?? Object.keys(source.messages).toSorted();
  orders.set(source, order);
  return order;
}

type Features = Map<string, readonly string[]>;

function addFeatures(features: Features, translations: object): void {
  for (const [feature, sentences] of Object.entries(translations))
    features.set(feature, Object.values(sentences));
}

/** Creates a language from its messages, for its late file. The messages of the extensions are in a later one. */
export function createLanguage(
  { locale, refusals, direction }: Pick<Language, "locale" | "direction" | "refusals">,
  translations: Translations,
  importExtensions: () => Promise<ExtensionTranslations>,
): Language {
  const features: Features = new Map();
  addFeatures(features, translations);
  const allRefusals = { ...refusals };
  let loading: Promise<void> | null = null;
  return {
    tag: new Intl.Locale(locale).baseName,
    locale,
    direction,
    refusals: allRefusals,
    translate: (source, key) =>
      features.get(source.namespace)?.[orderOf(source).indexOf(key)] ?? english.translate(source, key),
    loadExtensions: () =>
      (loading ??= (async () => {
        const late = await importExtensions().catch(() => null);
        if (late === null) return;
        addFeatures(features, late.messages);
        Object.assign(allRefusals, late.refusals);
      })()),
  };
}
