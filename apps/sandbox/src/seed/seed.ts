import Big from "big.js";
import { sql as raw } from "drizzle-orm";
import type { Sql } from "../db/database.ts";
import { companies, deposits, users } from "../db/schema.ts";
import type { Deps } from "../deps.ts";
import { type AccountName, ledger } from "../ledger/ledger.ts";
import { digestOf, hashDigest } from "../session/password.ts";
import { seedCatalogue } from "./catalogue.seed.ts";
import { type DemoAccount, DEMO_PASSWORD, demoAccounts } from "./demo-accounts.ts";

const DAY = 86_400_000;

/** The statuses of past deposits, in turn: most are completed; of thousands none is left open for staff. */
const pastStatuses = { few: [5, 5, 6, 5, 5, 2, 5], many: [5, 5, 6, 5] } as const;

async function insertAccount(
  sql: Sql,
  account: DemoAccount,
  index: number,
  passwordHash: string,
  now: Date,
): Promise<number> {
  const verifiedAt = account.isVerified ? new Date(now.getTime() - 200 * DAY) : null;
  const [row] = await sql
    .insert(users)
    .values({
      companyId: account.companyId,
      role: account.role ?? "client",
      username: account.username,
      email: account.email,
      fullName: account.fullName,
      contactNumber: `+6012345678${index}`,
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
        withdrawalBank: "MBB",
        withdrawalBankAccountName: account.fullName,
        withdrawalBankAccountNumber: `51409876543${index}`,
      }),
      createdAt: new Date(now.getTime() - 210 * DAY),
    })
    .returning();
  if (!row) throw new Error("A demo account was not written");
  return row.userId;
}

async function seedDeposits(sql: Sql, userId: number, count: number, now: Date): Promise<Big> {
  const statuses = count > 100 ? pastStatuses.many : pastStatuses.few;
  const rows = Array.from({ length: count }, (_, index) => {
    const requestedAt = new Date(
      now.getTime() - (2 + (index * 178) / count) * DAY - ((index * 7919) % 600) * 60_000,
    );
    const amountUsd = new Big(count > 100 ? 0.25 : 50 + ((index * 37) % 9) * 25).toFixed(2);
    return {
      transactionId: `D-${requestedAt.toISOString().slice(0, 10).replaceAll("-", "")}-${userId}${String(index).padStart(4, "0")}`,
      userId,
      platformId: index % 3 === 2 ? 12 : 11,
      currencyCode: "MYR",
      amount: new Big(amountUsd).times("4.47").round(2, Big.roundHalfUp).toFixed(2),
      amountUsd,
      rate: "4.47",
      statusId: statuses[index % statuses.length] ?? 5,
      requestedAt,
    };
  });
  for (let start = 0; start < rows.length; start += 1000)
    await sql.insert(deposits).values(rows.slice(start, start + 1000));
  await sql.execute(raw`select ledger_post('deposit', transaction_id, requested_at,
      array[(select account_id from account where user_id is null and kind = 'bank'),
            (select account_id from account where user_id = ${userId} and kind = 'eWallet')],
      array[-amount_usd, amount_usd])
    from deposit where user_id = ${userId} and payment_status_id = 5`);
  return rows
    .filter(({ statusId }) => statusId === 5)
    .reduce((sum, { amountUsd }) => sum.plus(amountUsd), new Big(0));
}

/** Brings the balances to what the account is to show, by a movement that says so. */
async function openingBalances(
  sql: Sql,
  userId: number,
  account: DemoAccount,
  deposited: Big,
  at: Date,
): Promise<void> {
  const { balances } = account;
  if (!balances) return;
  const house: AccountName = { userId: null, kind: "market" };
  const wanted = {
    eWallet: new Big(balances.eWallet).minus(deposited),
    trading: new Big(balances.trading),
    bonus: new Big(balances.bonus),
  };
  const postings = (["eWallet", "trading", "bonus"] as const).flatMap((kind) =>
    wanted[kind].eq(0)
      ? []
      : [
          { account: house, amount: wanted[kind].times(-1).toFixed(2) },
          { account: { userId, kind }, amount: wanted[kind].toFixed(2) },
        ],
  );
  if (postings.length > 0)
    await ledger.post(sql, { kind: "opening", reference: `user ${userId}`, at, postings });
}

async function seedDemo(sql: Sql, now: Date): Promise<void> {
  const passwordHash = await hashDigest(digestOf(DEMO_PASSWORD));
  const ids = new Map<string, number>();
  for (const [index, account] of demoAccounts.entries()) {
    const userId = await insertAccount(sql, account, index, passwordHash, now);
    ids.set(account.username, userId);
    if (account.role === "staff") continue;
    await ledger.open(sql, userId);
    const deposited = await seedDeposits(sql, userId, account.deposits ?? 0, now);
    await openingBalances(sql, userId, account, deposited, now);
    const referrer = account.referredBy ? ids.get(account.referredBy) : undefined;
    if (referrer)
      await sql.execute(raw`update app_user set referrer_id = ${referrer} where user_id = ${userId}`);
  }
}

/** Fills an empty database; one that was filled before is left alone. */
export async function seed(sql: Sql, kind: "demo" | "none", now: Date): Promise<void> {
  await sql.transaction(async (tx) => {
    const [any] = await tx.select().from(companies).limit(1);
    if (any) return;
    await seedCatalogue(tx);
    if (kind === "demo") await seedDemo(tx, now);
  });
  // Thousands of rows came at once: without fresh statistics the first questions are answered the slow way.
  await sql.execute(raw`analyze`);
}

/** Back to the seed, for tests. */
export async function reseed(deps: Deps): Promise<void> {
  await deps.sql.execute(
    raw`truncate table event, rate_limit, idempotency_key, deposit, upload, posting, ledger_transaction, account, mail,
      email_token, session, app_user, payment_platform, country, currency, company restart identity`,
  );
  await seed(deps.sql, deps.config.seed, deps.clock.now());
}
