import Big from "big.js";
import type { Input, Result } from "../contract/call.ts";
import { toKycStatus, toWireDate } from "../contract/wire-values.ts";
import type { Sql } from "../db/database.ts";
import { runInTransaction } from "../db/transaction.ts";
import type { Deps } from "../deps.ts";
import { beginFreeze } from "../freeze/freeze.service.ts";
import { Problem, Refusal } from "../http/problem.ts";
import { consume } from "../http/rate-limit.ts";
import { sendLetter } from "../mailbox/mailbox.service.ts";
import { accountEndOf } from "../one-time-code/one-time-code.service.ts";
import { crowdOf } from "../http/network.ts";
import { verifyOwnPassword } from "../session/own-password.ts";
import { hashDigest } from "../session/password.ts";
import type { Changer } from "../session/changer.ts";
import { passkeyStore } from "../passkeys/passkey.store.ts";
import { calculateBankUsableFrom, toWireUsable } from "../payees/usable-account.ts";
import { cancelRemoval } from "../second-factor/removal.service.ts";
import { requireStepUp } from "../step-up/step-up.service.ts";
import { readBirthDate } from "./birth-date.ts";
import { requireEmail } from "./eligibility.ts";
import type { Balances } from "../ledger/ledger.store.ts";
import { requireBankAccount } from "./bank-account.ts";
import { requireListedBank } from "./listed-bank.ts";
import { requireName } from "./name.ts";
import { profileStore } from "./profile.store.ts";
import { sessionStore, type UserRow } from "../session/session.store.ts";

/** Returns the data of the signed-in user for the client area. */
export function toUserInfo(user: UserRow, balances: Balances): Result<"GetUserInfo"> {
  return {
    fullName: user.fullName,
    email: user.email,
    cTraderLogin: user.cTraderLogin,
    verified: user.emailVerifiedAt !== null && user.kycStatus === 3,
    eWalletBalance: Number(balances.eWallet),
    cTraderBalance: Number(balances.trading),
    cTraderCashEquity: new Big(balances.trading).plus(user.openProfit).toNumber(),
    cTraderBonus: Number(balances.bonus),
    referralLink: `/sign-up?referralCode=${user.referralCode}`,
    dateOfBirth: toWireDate(user.dateOfBirth),
    contactNumber: user.contactNumber,
    countryCode: user.countryCode,
    currencyCode: user.currencyCode,
    withdrawalBank: user.withdrawalBank,
    withdrawalBankAccountNumber: user.withdrawalBankAccountNumber,
    withdrawalBankAccountName: user.withdrawalBankAccountName,
    staffUserId: user.userId,
    companyId: user.companyId,
    username: user.username,
    emailVerifiedAt: toWireDate(user.emailVerifiedAt),
    kycStatus: toKycStatus(user.kycStatus),
    kycVerifiedAt: toWireDate(user.kycVerifiedAt),
    lastSignInAt: toWireDate(user.previousSignInAt),
    kycReason: user.kycReason,
    city: user.city,
    nationality: user.nationality,
  };
}

/**
 * Changes the editable fields of a profile, and returns the names of the fields whose values are new. The country is not editable, because currency and banks depend on it.
 */
export async function changeProfile(
  deps: Deps,
  sql: Sql,
  user: UserRow,
  input: Input<"UpdateUserInfo">,
): Promise<readonly string[]> {
  if (input.countryCode !== user.countryCode) {
    throw new Refusal("countryUnknown", "Your country cannot be changed here. Please contact us.");
  }
  const dateOfBirth = readBirthDate("dateOfBirth", input.dateOfBirth, deps.clock.now(), deps.config);
  const { contactNumber } = input;
  const fullName = requireName("fullName", input.fullName);
  await profileStore.change(sql, user.userId, { fullName, contactNumber, dateOfBirth });
  const isNew = {
    fullName: fullName !== user.fullName,
    dateOfBirth: dateOfBirth.getTime() !== user.dateOfBirth?.getTime(),
    contactNumber: contactNumber !== user.contactNumber,
  };
  return Object.entries(isNew).flatMap(([field, is]) => (is ? [field] : []));
}

/** The rate limit of changed settings, each of which is reported by e-mail: a user rarely changes them often. */
const SETTINGS_LIMIT = { points: 5, seconds: 3600 };

/** Sets the bank of withdrawals and notifies the user by e-mail, in case of an unauthorised change. */
export async function changeWithdrawalSettings(
  deps: Deps,
  sql: Sql,
  holder: { readonly user: UserRow; readonly sessionHash: string },
  input: Input<"UpdateUserWithdrawalInfo">,
): Promise<void> {
  const { user: asRead } = holder;
  // Until the address is verified, its owner may be another person, who could not be notified by e-mail.
  requireEmail(asRead);
  // If two first accounts are written at the same time, the second one waits for the first one.
  const user = (await sessionStore.lockUser(sql, asRead.userId)) ?? asRead;
  if (input.currencyCode !== user.currencyCode) {
    throw new Refusal("platformNotOffered", "Withdrawals are paid in the currency of your account.");
  }
  const bank = await requireListedBank(sql, user, input.bankCode);
  const account = requireBankAccount(input);
  const settings = {
    withdrawalBank: input.bankCode,
    withdrawalBankAccountName: account.bankAccountName,
    withdrawalBankAccountNumber: account.bankAccountNumber,
  };
  const isSame =
    settings.withdrawalBank === user.withdrawalBank &&
    settings.withdrawalBankAccountName === user.withdrawalBankAccountName &&
    settings.withdrawalBankAccountNumber === user.withdrawalBankAccountNumber;
  if (isSame) return;
  const spendProof = await requireStepUp(deps, sql, holder, "UpdateUserWithdrawalInfo");
  await consume(sql, `withdrawal settings:${user.userId}`, SETTINGS_LIMIT, deps.clock.now());
  const withdrawalUsableFrom = await calculateBankUsableFrom(deps, sql, user, {
    bank: settings.withdrawalBank,
    number: settings.withdrawalBankAccountNumber,
  });
  await profileStore.change(sql, user.userId, { ...settings, withdrawalUsableFrom });
  await spendProof();
  const isWaiting = deps.config.capabilities.includes("payees");
  await sendLetter(deps, sql, user.userId, {
    kind: "withdrawalSettingsChanged",
    usableFrom: isWaiting ? toWireUsable(deps, withdrawalUsableFrom) : null,
    bankName: bank?.description ?? null,
    accountEnd: accountEndOf(settings.withdrawalBankAccountNumber),
  });
}

/** Returns how many passkeys of a user can sign in. */
const countPasskeys = async ({ config }: Pick<Deps, "config">, sql: Sql, userId: number): Promise<number> =>
  config.capabilities.includes("passkeys") ? passkeyStore.countOf(sql, userId) : 0;

/**
 * Sets a new password for a user who knows the old one, and ends all sessions of the user. The passkeys stay: none was
 * added without the password, and each was reported. The e-mail says how many there are.
 */
export async function changePassword<Opened>(
  deps: Deps,
  changer: Changer,
  input: Input<"UpdateUserPassword">,
  open: (sql: Sql) => Promise<Opened>,
): Promise<Opened> {
  const { user, sessionHash, address } = changer;
  const crowd = crowdOf(address);
  const oldPasswordWrong = () => new Refusal("oldPasswordWrong", "The old password is wrong.");
  if (!(await verifyOwnPassword(deps, changer, input.oldPassword))) throw oldPasswordWrong();
  // Checks the proof before the expensive password hash; the transaction below checks it again.
  await requireStepUp(deps, deps.sql, changer, "UpdateUserPassword");
  const passwordHash = await hashDigest(input.newPassword, crowd);
  return runInTransaction(deps.sql, async (sql) => {
    // The change opens a new session. Whatever ended the caller's one meanwhile locked the user, or was committed before.
    await sessionStore.lockUser(sql, user.userId);
    if (!(await sessionStore.holdOpen(sql, sessionHash)))
      throw new Problem(401, "signedOut", "Please sign in.");
    const spendProof = await requireStepUp(deps, sql, changer, "UpdateUserPassword");
    // A concurrent request replaced the password while it was verified.
    if (!(await profileStore.replacePassword(sql, user, passwordHash))) throw oldPasswordWrong();
    await spendProof();
    await sessionStore.deleteAllOf(sql, user.userId);
    // The person who requested the removal knew the earlier password.
    await cancelRemoval(deps, sql, user.userId);
    const freeze = await beginFreeze(deps, sql, user.userId);
    const passkeys = await countPasskeys(deps, sql, user.userId);
    await sendLetter(deps, sql, user.userId, { kind: "passwordChanged", passkeys, ...freeze });
    return open(sql);
  });
}
