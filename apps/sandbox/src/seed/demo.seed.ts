import Big from "big.js";
import type { Sql } from "../db/database.ts";
import type { Deps } from "../deps.ts";
import { type AccountName, ledger } from "../ledger/ledger.store.ts";
import { digestOf, hashDigest } from "../session/password.ts";
import type { UserRow } from "../session/session.store.ts";
import {
  type DemoAccount,
  DEMO_PASSWORD,
  demoAccounts,
  demoColleagues,
  invitedAccounts,
} from "./demo-accounts.ts";
import { seedDeposits } from "./deposits.seed.ts";
import { historyNeeds, seedHistory } from "./history.seed.ts";
import { seedKyc } from "./kyc.seed.ts";
import { seedStore } from "./seed.store.ts";

const DAY = 86_400_000;

type DemoDeps = Pick<Deps, "files" | "randomToken">;

async function insertAccount(
  sql: Sql,
  account: DemoAccount,
  index: number,
  passwordHash: string,
  now: Date,
): Promise<UserRow> {
  const verifiedAt = account.isVerified ? new Date(now.getTime() - 200 * DAY) : null;
  return seedStore.insertUser(sql, {
    companyId: account.companyId,
    role: account.staffRole ? "staff" : "client",
    staffRole: account.staffRole ?? null,
    username: account.username,
    email: account.email,
    fullName: account.fullName,
    contactNumber: `+6012345${String(6780 + index)}`,
    countryCode: "MY",
    currencyCode: "MYR",
    passwordHash,
    emailVerifiedAt: verifiedAt,
    kycStatus: account.kycStatus,
    kycVerifiedAt: account.kycStatus === 3 ? verifiedAt : null,
    dateOfBirth: new Date("1990-05-13T16:00:00Z"),
    cTraderLogin: String(5_100_234 + index),
    openProfit: account.balances?.openProfit ?? "0",
    referralCode: `${account.username.toUpperCase()}${account.companyId}`,
    ...(account.hasBank && {
      withdrawalBank: "DAYB",
      withdrawalBankAccountName: account.fullName,
      withdrawalBankAccountNumber: `5140987${String(6540 + index)}`,
    }),
    createdAt: new Date(now.getTime() - 210 * DAY),
  });
}

/** Credits an account with the amount that its history needs, from the market's account. */
async function lend(
  sql: Sql,
  userId: number,
  kind: "eWallet" | "trading" | "bonus",
  amount: Big,
  at: Date,
  name: string,
): Promise<void> {
  if (amount.eq(0)) return;
  const market: AccountName = { userId: null, kind: "market" };
  const own: AccountName = { userId, kind };
  await ledger.move(sql, {
    kind: name,
    reference: `user ${userId} ${kind}`,
    at,
    from: amount.gt(0) ? market : own,
    to: amount.gt(0) ? own : market,
    amount: amount.abs().toFixed(2),
  });
}

async function seedAccounts(deps: DemoDeps, sql: Sql, now: Date): Promise<Map<string, UserRow>> {
  const passwordHash = await hashDigest(digestOf(DEMO_PASSWORD), "seed");
  const byName = new Map<string, UserRow>();
  for (const [index, account] of [...demoAccounts, ...invitedAccounts, ...demoColleagues].entries()) {
    const user = await insertAccount(sql, account, index, passwordHash, now);
    byName.set(account.username, user);
    if (account.staffRole) continue;
    await ledger.open(sql, user.userId);
    const daysAgo = account.kycStatus === 1 ? 2 : 201;
    if (account.kycStatus > 0) await seedKyc(deps, sql, user, new Date(now.getTime() - daysAgo * DAY));
    const referrer = account.referredBy ? byName.get(account.referredBy) : undefined;
    if (referrer) {
      await seedStore.changeUser(sql, user.userId, { referrerId: referrer.userId });
    }
  }
  return byName;
}

/** Inserts the demo accounts with their history of half a year. */
export async function seedDemo(deps: DemoDeps, sql: Sql, now: Date): Promise<void> {
  const byName = await seedAccounts(deps, sql, now);
  const friend = byName.get("farid");
  const begin = new Date(now.getTime() - 205 * DAY);
  for (const account of demoAccounts) {
    const user = byName.get(account.username);
    if (!user || !friend) continue;
    if (account.hasHistory) {
      for (const kind of ["eWallet", "trading"] as const)
        await lend(sql, user.userId, kind, new Big(historyNeeds[kind] ?? 0), begin, "opening");
    }
    await seedDeposits(sql, user, account.deposits ?? 0, now);
    if (account.hasHistory) await seedHistory(sql, user, friend, now);
  }
  // The final result of trading sets each balance to the amount that the account is to show.
  for (const account of demoAccounts) {
    const user = byName.get(account.username);
    if (!user || !account.balances) continue;
    const balances = await ledger.balances(sql, user.userId);
    for (const kind of ["eWallet", "trading", "bonus"] as const) {
      const missing = new Big(account.balances[kind]).minus(balances[kind]);
      await lend(sql, user.userId, kind, missing, now, "result");
    }
  }
}
