import Big from "big.js";
import { oneOf } from "../catalogue/catalogue.routes.ts";
import type { Result } from "../contract/operation.ts";
import type { Sql } from "../db/database.ts";
import { ledger } from "../ledger/ledger.ts";
import type { UserRow } from "../session/session.store.ts";

/** A date as the contract writes it; none is 1900-01-01. */
export const wireDate = (date: Date | null): string => date?.toISOString() ?? "1900-01-01T00:00:00";

/** The KYC status of a row. */
export const kycStatus = (status: number) => oneOf([0, 1, 3, 4], status);

/** What the client area shows of its user. */
export async function userInfo(sql: Sql, user: UserRow): Promise<Result<"GetUserInfo">> {
  const balances = await ledger.balances(sql, user.userId);
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
  };
}
