import { toKycStatus } from "../profile/kyc-status.ts";
import { isEmailVerified } from "../profile/email-verified.ts";

/** The actions with money that have requirements; a `transfer` is between the user's own accounts, a `userTransfer` to another user. */
export type EligibilityAction = "deposit" | "transfer" | "userTransfer" | "withdrawal";

/** The requirements of an account: a verified e-mail address, an approved identity, complete bank settings. */
export type Requirement = "email" | "kyc" | "bankSettings";

/** A requirement that an account does not meet. */
export interface MissingRequirement {
  readonly requirement: Requirement;
  /** The page on which the user can meet it; `support` where the provider cancelled the identity check, which no form can change. */
  readonly fixAt: "myAccount" | "withdrawalSettings" | "support";
  /** True when the action is refused without it; false when the user is only notified. */
  readonly isBlocking: boolean;
  /** True while the provider is still reviewing the documents of the user. */
  readonly isUnderReview: boolean;
}

/** The fields of user info that requirements are checked against. */
export interface EligibleUser {
  readonly emailVerifiedAt: string | null;
  readonly kycStatus: number | null;
  readonly withdrawalBank: string | null;
  readonly withdrawalBankAccountName: string | null;
  readonly withdrawalBankAccountNumber: string | null;
}

/** The requirements in the order in which a user meets them. */
const asked: readonly Requirement[] = ["email", "kyc", "bankSettings"];

const everything: ReadonlySet<Requirement> = new Set(asked);

/**
 * The requirements of each action. A deposit is never refused, but without them the money could not be withdrawn
 * again. Money between a user's own accounts stays theirs; money to another user leaves, as by a withdrawal.
 */
const rules: Readonly<Record<EligibilityAction, { asks: ReadonlySet<Requirement>; isBlocking: boolean }>> = {
  deposit: { asks: everything, isBlocking: false },
  transfer: { asks: new Set(), isBlocking: false },
  userTransfer: { asks: everything, isBlocking: true },
  withdrawal: { asks: everything, isBlocking: true },
};

const isSet = (text: string | null) => (text ?? "").trim() !== "";

const isMet: Readonly<Record<Requirement, (user: EligibleUser) => boolean>> = {
  email: isEmailVerified,
  kyc: (user) => toKycStatus(user.kycStatus) === "approved",
  bankSettings: (user) =>
    isSet(user.withdrawalBank) &&
    isSet(user.withdrawalBankAccountName) &&
    isSet(user.withdrawalBankAccountNumber),
};

/**
 * Returns the requirements that a user does not meet for an action, in the order in which to meet them. Withdrawals
 * and transfers to another user are refused without them; before a deposit the user is only notified.
 */
export function findMissingRequirements(
  user: EligibleUser,
  action: EligibilityAction,
): readonly MissingRequirement[] {
  const { asks, isBlocking } = rules[action];
  const check = toKycStatus(user.kycStatus);
  const fixAt = {
    email: "myAccount",
    kyc: check === "cancelledByAdmin" ? "support" : "myAccount",
    bankSettings: "withdrawalSettings",
  } as const;
  return asked
    .filter((requirement) => asks.has(requirement) && !isMet[requirement](user))
    .map((requirement) => ({
      requirement,
      fixAt: fixAt[requirement],
      isBlocking,
      isUnderReview: requirement === "kyc" && check === "pendingApproval",
    }));
}

/** The provider's refusals because of bank settings, e-mail and identity. */
const refusals: ReadonlySet<number | null> = new Set([2008, 2009, 2010]);

/** Returns whether a `responseCode` is a refusal because of a requirement. */
export function isEligibilityRefusal(code: number | null): boolean {
  return refusals.has(code);
}
