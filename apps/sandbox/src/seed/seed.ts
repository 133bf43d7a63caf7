import { readFile } from "node:fs/promises";
import Big from "big.js";
import { eq, isNotNull, sql as raw } from "drizzle-orm";
import { StartError } from "../config.ts";
import type { Sql } from "../db/database.ts";
import { rowsOf } from "../db/rows.ts";
import { companies, platforms } from "../db/schema/catalogue.ts";
import { deposits } from "../db/schema/deposit.ts";
import { kycCases } from "../db/schema/kyc.ts";
import { settings } from "../db/schema/setting.ts";
import { uploads } from "../db/schema/upload.ts";
import { users } from "../db/schema/user.ts";
import type { Deps } from "../deps.ts";
import { type AccountName, ledger } from "../ledger/ledger.ts";
import { digestOf, hashDigest } from "../session/password.ts";
import type { UserRow } from "../session/session.store.ts";
import { seedCatalogue } from "./catalogue.seed.ts";
import { type DemoAccount, DEMO_PASSWORD, demoAccounts, invitedAccounts } from "./demo-accounts.ts";
import { historyNeeds, seedHistory } from "./history.seed.ts";

const DAY = 86_400_000;

/** What seeding needs. */
export type SeedDeps = Pick<Deps, "sql" | "config" | "clock" | "files" | "randomToken">;

/** The statuses of past deposits, in turn: most are completed; of thousands none is left open for staff. */
const pastStatuses = { few: [5, 5, 6, 5, 5, 2, 5], many: [5, 5, 6, 5] } as const;

async function insertAccount(
  sql: Sql,
  account: DemoAccount,
  index: number,
  passwordHash: string,
  now: Date,
): Promise<UserRow> {
  const verifiedAt = account.isVerified ? new Date(now.getTime() - 200 * DAY) : null;
  const [row] = await sql
    .insert(users)
    .values({
      companyId: account.companyId,
      role: account.role ?? "client",
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
        withdrawalBank: "MBB",
        withdrawalBankAccountName: account.fullName,
        withdrawalBankAccountNumber: `5140987${String(6540 + index)}`,
      }),
      createdAt: new Date(now.getTime() - 210 * DAY),
    })
    .returning();
  if (!row) throw new Error("A demo account was not written");
  return row;
}

async function seedDeposits(sql: Sql, userId: number, count: number, now: Date): Promise<void> {
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
}

/** Gives an account what its history needs, from the market's account. */
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

/** Documents for an identity check that was handed in: specimens, each user's own copy. */
async function seedKyc(deps: SeedDeps, sql: Sql, user: UserRow, submittedAt: Date): Promise<void> {
  const sides: string[] = [];
  for (const side of ["front", "back"]) {
    const bytes = await readFile(new URL(`specimen-${side}.png`, import.meta.url));
    const uploadId = deps.randomToken();
    await deps.files.put(uploadId, bytes);
    const file = { fileName: `${side}.png`, mediaType: "image/png", size: bytes.length };
    await sql.insert(uploads).values({ uploadId, userId: user.userId, ...file, createdAt: submittedAt });
    sides.push(uploadId);
  }
  const [frontId = "", backId = ""] = sides;
  const [firstName = "", ...lastNames] = user.fullName.split(" ");
  await sql.insert(kycCases).values({
    userId: user.userId,
    firstName,
    lastName: lastNames.join(" "),
    contactNumber: user.contactNumber,
    dateOfBirth: user.dateOfBirth ?? submittedAt,
    address: "1 Jalan Ampang, Kuala Lumpur, Wilayah Persekutuan, 50450",
    nationality: "Malaysian",
    documentType: "national-id",
    documentNumber: `90051310${user.userId}`,
    frontId,
    backId,
    submittedAt,
    decidedAt: user.kycStatus === 1 ? null : new Date(submittedAt.getTime() + DAY),
    reason: user.kycStatus === 4 ? "The photo of the back side is too dark to read." : null,
  });
}

async function seedAccounts(deps: SeedDeps, sql: Sql, now: Date): Promise<Map<string, UserRow>> {
  const passwordHash = await hashDigest(digestOf(DEMO_PASSWORD));
  const byName = new Map<string, UserRow>();
  for (const [index, account] of [...demoAccounts, ...invitedAccounts].entries()) {
    const user = await insertAccount(sql, account, index, passwordHash, now);
    byName.set(account.username, user);
    if (account.role === "staff") continue;
    await ledger.open(sql, user.userId);
    const daysAgo = account.kycStatus === 1 ? 2 : 201;
    if (account.kycStatus > 0) await seedKyc(deps, sql, user, new Date(now.getTime() - daysAgo * DAY));
    const referrer = account.referredBy ? byName.get(account.referredBy) : undefined;
    if (referrer) {
      await sql.update(users).set({ referrerId: referrer.userId }).where(eq(users.userId, user.userId));
    }
  }
  return byName;
}

async function seedDemo(deps: SeedDeps, sql: Sql, now: Date): Promise<void> {
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
    await seedDeposits(sql, user.userId, account.deposits ?? 0, now);
    if (account.hasHistory) await seedHistory(sql, user, friend.userId, now);
  }
  // Last, what trading brought in the meantime takes each balance to what the account is to show.
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

/** The first member of staff of a provider without demo accounts. */
async function seedStaff({ config }: SeedDeps, sql: Sql, now: Date): Promise<void> {
  if (!config.staff) return;
  const { email, password } = config.staff;
  await sql.insert(users).values({
    companyId: 9,
    role: "staff",
    username: "staff",
    email: email.toLowerCase(),
    fullName: "Staff",
    contactNumber: "+000",
    countryCode: "MY",
    currencyCode: "MYR",
    passwordHash: await hashDigest(digestOf(password)),
    emailVerifiedAt: now,
    cTraderLogin: "10001",
    referralCode: "STAFF",
    createdAt: now,
  });
}

/**
 * Fills an empty database; one that was filled before is left alone, and one that was filled in the other way is a
 * {@link StartError}: demo accounts, whose password everybody knows, must not live on in a provider that is for real.
 */
export async function seed(deps: SeedDeps): Promise<void> {
  const kind = deps.config.seed;
  const now = deps.clock.now();
  const isNew = await deps.sql.transaction(async (sql) => {
    const [before] = await sql.select().from(settings).where(eq(settings.name, "seed"));
    if (before && before.value !== kind)
      throw new StartError(
        `This database was begun with SEED=${before.value}: set that again, or give SEED=${kind} an empty one.`,
      );
    const [any] = await sql.select().from(companies).limit(1);
    if (any) return false;
    await sql.insert(settings).values([
      { name: "seed", value: kind },
      { name: "seededAt", value: now.toISOString() },
    ]);
    await seedCatalogue(sql);
    if (kind === "demo") await seedDemo(deps, sql, now);
    else {
      await seedStaff(deps, sql, now);
      // Their payment pages are simulated for demonstrations only: staff switch on what they have connected.
      await sql.update(platforms).set({ activeDeposit: false }).where(isNotNull(platforms.gateway));
    }
    return true;
  });
  // Thousands of rows came at once: without fresh statistics the first questions are answered the slow way.
  if (isNew) await deps.sql.execute(raw`analyze`);
}

/** Back to the seed, for tests. */
export async function reseed(deps: SeedDeps): Promise<void> {
  const tables = await rowsOf(
    deps.sql,
    raw`select string_agg(format('%I', tablename), ', ') as names from pg_tables where schemaname = 'public'`,
  );
  const [first] = tables;
  const names = typeof first === "object" && first !== null ? String(Reflect.get(first, "names")) : "";
  await deps.sql.execute(raw.raw(`truncate table ${names} restart identity cascade`));
  await seed(deps);
}
