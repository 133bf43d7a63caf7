import { kycStatus } from "../kyc/kyc-status.ts";
import { isEmailVerified } from "../profile/email-verified.ts";

/** What a user may want to do with money; a `transfer` is between their own accounts, a `userTransfer` to another person. */
export type EligibilityAction = "deposit" | "transfer" | "userTransfer" | "withdrawal";

/** What an account can still lack: a verified e-mail address, an approved identity, complete bank settings. */
export type Requirement = "email" | "kyc" | "bankSettings";

/** One thing that an account still lacks. */
export interface MissingRequirement {
  readonly requirement: Requirement;
  /** The page on which the user puts it right; `support` where the provider cancelled the identity check, which no form mends. */
  readonly fixAt: "myAccount" | "withdrawalSettings" | "support";
  /** True when the action is refused until it is there; otherwise it is worth saying, and no more. */
  readonly isBlocking: boolean;
  /** True while the user has done their part and the provider still looks at it. */
  readonly isUnderReview: boolean;
}

/** What the rule asks of a user; user info has it. */
export interface EligibleUser {
  readonly emailVerifiedAt: string | null;
  readonly kycStatus: number | null;
  readonly withdrawalBank: string | null;
  readonly withdrawalBankAccountName: string | null;
  readonly withdrawalBankAccountNumber: string | null;
}

/** In the order in which a user does them. */
const asked: readonly Requirement[] = ["email", "kyc", "bankSettings"];

const everything: ReadonlySet<Requirement> = new Set(asked);

/**
 * What each action looks at. A deposit is never refused for it; but what comes in could not go out again. Money that
 * moves between a user's own accounts stays theirs, and what goes to another person has left, as by a withdrawal.
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
  kyc: (user) => kycStatus(user.kycStatus) === "approved",
  bankSettings: (user) =>
    isSet(user.withdrawalBank) &&
    isSet(user.withdrawalBankAccountName) &&
    isSet(user.withdrawalBankAccountNumber),
};

/**
 * Lists what a user still lacks for an action, in the order in which to put it right; empty when nothing is.
 * Withdrawals and transfers to another person are refused without it; before a deposit it is only worth saying.
 */
export function eligibility(user: EligibleUser, action: EligibilityAction): readonly MissingRequirement[] {
  const { asks, isBlocking } = rules[action];
  const check = kycStatus(user.kycStatus);
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

/** The provider's refusals that say the same: bank settings, e-mail, identity. */
const refusals: ReadonlySet<number | null> = new Set([2008, 2009, 2010]);

/** True for a `responseCode` with which the provider refuses because something of this list is missing. */
export function isEligibilityRefusal(code: number | null): boolean {
  return refusals.has(code);
}
