import Big from "big.js";
import { catalogueStore } from "../catalogue/catalogue.store.ts";
import { oneOf } from "../catalogue/catalogue.routes.ts";
import type { Input, Result } from "../contract/call.ts";
import type { Sql } from "../db/database.ts";
import { inTransaction } from "../db/transaction.ts";
import type { Deps } from "../deps.ts";
import { Refusal } from "../http/problem.ts";
import { consume } from "../http/rate-limit.ts";
import { sendLetter } from "../mailbox/mailbox.service.ts";
import { accountEnd } from "../one-time-code/one-time-code.service.ts";
import { crowdOf, hashDigest, verifyDigest } from "../session/password.ts";
import { readBirthDate } from "./birth-date.ts";
import type { Balances } from "../ledger/ledger.store.ts";
import { requireName } from "./name.ts";
import { profileStore } from "./profile.store.ts";
import { sessionStore, type UserRow } from "../session/session.store.ts";

/** A date as the contract writes it; none is 1900-01-01. */
export const wireDate = (date: Date | null): string => date?.toISOString() ?? "1900-01-01T00:00:00";

/** The KYC status of a row. */
export const kycStatus = (status: number) => oneOf([0, 1, 3, 4], status);

/** What the client area shows of its user. */
export function userInfo(user: UserRow, balances: Balances): Result<"GetUserInfo"> {
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
    dateOfBirth: wireDate(user.dateOfBirth),
    contactNumber: user.contactNumber,
    countryCode: user.countryCode,
    currencyCode: user.currencyCode,
    withdrawalBank: user.withdrawalBank,
    withdrawalBankAccountNumber: user.withdrawalBankAccountNumber,
    withdrawalBankAccountName: user.withdrawalBankAccountName,
    staffUserId: user.userId,
    companyId: user.companyId,
    username: user.username,
    emailVerifiedAt: wireDate(user.emailVerifiedAt),
    kycStatus: kycStatus(user.kycStatus),
    kycVerifiedAt: wireDate(user.kycVerifiedAt),
    lastSignInAt: wireDate(user.previousSignInAt),
    kycReason: user.kycReason,
    city: user.city,
    nationality: user.nationality,
  };
}

/** Changes what a user may change of the profile; the country, on which currency and banks hang, is not among it. */
export async function changeProfile(
  deps: Deps,
  sql: Sql,
  user: UserRow,
  input: Input<"UpdateUserInfo">,
): Promise<void> {
  if (input.countryCode !== user.countryCode) {
    throw new Refusal("countryUnknown", "Your country cannot be changed here. Please contact us.");
  }
  const dateOfBirth = readBirthDate("dateOfBirth", input.dateOfBirth, deps.clock.now(), deps.config);
  const { contactNumber } = input;
  const fullName = requireName("fullName", input.fullName);
  await profileStore.change(sql, user.userId, { fullName, contactNumber, dateOfBirth });
}

/** Each change is told by a letter: who changes settings so often is not their owner. */
const SETTINGS_LIMIT = { points: 5, seconds: 3600 };

/** Sets the bank that withdrawals go to, and tells the user, in case it was somebody else. */
export async function changeWithdrawalSettings(
  deps: Deps,
  sql: Sql,
  user: UserRow,
  input: Input<"UpdateUserWithdrawalInfo">,
): Promise<void> {
  if (input.currencyCode !== user.currencyCode) {
    throw new Refusal("platformNotOffered", "Withdrawals are paid in the currency of your account.");
  }
  const banks = await catalogueStore.banks(sql, user.countryCode);
  const bank = banks.find(({ code }) => code === input.bankCode);
  if (banks.length > 0 && !bank) {
    throw new Refusal("platformNotOffered", "Please choose a bank from the list.");
  }
  const settings = {
    withdrawalBank: input.bankCode,
    withdrawalBankAccountName: input.bankAccountName.trim(),
    withdrawalBankAccountNumber: input.bankAccountNumber.trim(),
  };
  const isSame =
    settings.withdrawalBank === user.withdrawalBank &&
    settings.withdrawalBankAccountName === user.withdrawalBankAccountName &&
    settings.withdrawalBankAccountNumber === user.withdrawalBankAccountNumber;
  if (isSame) return;
  await consume(sql, `withdrawal settings:${user.userId}`, SETTINGS_LIMIT, deps.clock.now());
  await profileStore.change(sql, user.userId, settings);
  await sendLetter(deps, sql, user.userId, {
    kind: "withdrawalSettingsChanged",
    bankName: bank?.description ?? null,
    accountEnd: accountEnd(settings.withdrawalBankAccountNumber),
  });
}

/** Sets a new password for whoever knows the old one, and ends every session of the user. */
export async function changePassword(
  deps: Deps,
  user: UserRow,
  input: Input<"UpdateUserPassword">,
  address: string,
): Promise<void> {
  const crowd = crowdOf(address);
  const oldPasswordWrong = () => new Refusal("oldPasswordWrong", "The old password is wrong.");
  if (!(await verifyDigest(user.passwordHash, input.oldPassword, crowd))) throw oldPasswordWrong();
  const passwordHash = await hashDigest(input.newPassword, crowd);
  await inTransaction(deps.sql, async (sql) => {
    // Somebody else changed it while it was being checked.
    if (!(await profileStore.replacePassword(sql, user, passwordHash))) throw oldPasswordWrong();
    await sessionStore.deleteAllOf(sql, user.userId);
    await sendLetter(deps, sql, user.userId, { kind: "passwordChanged" });
  });
}
