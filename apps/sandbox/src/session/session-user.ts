import type { Result } from "../contract/call.ts";
import { toKycStatus, toWireDate } from "../contract/wire-values.ts";
import type { Sql } from "../db/database.ts";
import { ledger } from "../ledger/ledger.store.ts";
import type { UserRow } from "./session.store.ts";

/** Returns the data of a user who has signed in. */
export async function toSessionUser(sql: Sql, user: UserRow): Promise<Result<"UserLogin">> {
  const { trading } = await ledger.balances(sql, user.userId);
  return {
    staffUserId: user.userId,
    companyId: user.companyId,
    username: user.username,
    email: user.email,
    emailVerifiedAt: toWireDate(user.emailVerifiedAt),
    kycStatus: toKycStatus(user.kycStatus),
    currencyCode: user.currencyCode,
    cTraderLogin: user.cTraderLogin,
    withdrawalBank: user.withdrawalBank,
    withdrawalBankAccountName: user.withdrawalBankAccountName,
    withdrawalBankAccountNumber: user.withdrawalBankAccountNumber,
    fullName: user.fullName,
    cTraderBalance: Number(trading),
  };
}
