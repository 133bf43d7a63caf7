import { isApiError } from "@broker/sdk";
import { eq } from "drizzle-orm";
import * as v from "valibot";
import { expect } from "vitest";
import { kycCases } from "../../src/db/schema/kyc.ts";
import { users } from "../../src/db/schema/user.ts";
import { gatewayStore } from "../../src/gateway/gateway.store.ts";
import { sign } from "../../src/gateway/signature.ts";
import { ledger } from "../../src/ledger/ledger.store.ts";
import { stepOf } from "../../src/second-factor/totp.ts";
import { type App, setUpApp } from "../authenticator.ts";
import type { Provider, Visitor } from "../provider.ts";
import type { Model, Person } from "./records.ts";
import { newPerson } from "./state.ts";

/** A user of the provider, with their browser. */
interface Account {
  readonly userId: number;
  readonly email: string;
  readonly cTraderLogin: string;
  readonly visitor: Visitor;
  /** The authenticator app; null for a user without a second factor. */
  readonly app: App | null;
}

/** The provider under test, as the commands use it. */
export interface Real {
  readonly provider: Provider;
  readonly now: () => number;
  readonly account: (person: Person) => Account;
}

let made = 0;

/** Creates a client like the demo account, with its initial balance only. */
async function createAccount(provider: Provider, person: Person): Promise<Account> {
  const { sql, clock } = provider.deps;
  made += 1;
  const [demo] = await sql.select().from(users).where(eq(users.email, "demo@example.com"));
  if (!demo) throw new Error("The demo account is not there");
  const { userId: _, ...like } = demo;
  const own = {
    email: `model${made}@example.com`,
    username: `model${made}`,
    cTraderLogin: `8${String(made).padStart(7, "0")}`,
    referralCode: `MODEL${made}`,
    // An account with open positions could not be deleted.
    openProfit: "0",
  };
  const [user] = await sql
    .insert(users)
    .values({ ...like, ...own })
    .returning();
  const [kyc] = await sql.select().from(kycCases).where(eq(kycCases.userId, demo.userId));
  if (!user || !kyc) throw new Error("An account was not written");
  person.bank = {
    code: user.withdrawalBank ?? "",
    number: user.withdrawalBankAccountNumber ?? "",
    holder: user.withdrawalBankAccountName ?? "",
    usableFrom: null,
  };
  await sql.insert(kycCases).values({ ...kyc, userId: user.userId });
  await ledger.open(sql, user.userId);
  for (const kind of ["eWallet", "trading"] as const)
    await ledger.move(sql, {
      kind: "opening",
      reference: `${own.username} ${kind}`,
      at: clock.now(),
      from: { userId: null, kind: "market" },
      to: { userId: user.userId, kind },
      amount: (person[kind] / 100).toFixed(2),
    });
  const visitor = provider.visitor();
  await visitor.signIn(own.email);
  person.session = { at: clock.now().getTime() };
  // One of the three has a second factor.
  const app = made % 3 === 0 ? await setUpApp(provider, visitor) : null;
  if (app) {
    person.passwordTries.allow(clock.now().getTime());
    person.lastStep = stepOf(clock.now());
    person.changedAt = clock.now().getTime();
  }
  const { email, cTraderLogin } = own;
  return { email, cTraderLogin, userId: user.userId, visitor, app };
}

/** Creates three new users, at a provider time far from earlier tests. */
export async function setUp(provider: Provider): Promise<{ model: Model; real: Real }> {
  provider.clock.advance(10_000);
  const people = ["Ada", "Ben", "Cho"].map(newPerson);
  const accounts = new Map<Person, Account>();
  for (const person of people) accounts.set(person, await createAccount(provider, person));
  const account = (person: Person) => {
    const found = accounts.get(person);
    if (!found) throw new Error("Nobody has this name");
    return found;
  };
  const model = {
    people,
    deposits: [],
    unmatched: [],
    withdrawals: [],
    transfers: [],
    deletions: [],
    approvals: new Map<string, number>(),
  };
  return { model, real: { provider, account, now: () => provider.clock.now().getTime() } };
}

/** Returns the outcome of a call: its data, or the code of its refusal. */
export async function outcome<T>(call: Promise<T>): Promise<{ code: number; data: T | null }> {
  try {
    return { code: 1, data: await call };
  } catch (error) {
    if (!isApiError(error) || error.code === null) throw error;
    return { code: error.code, data: null };
  }
}

/** Submits a decision of staff: 200, or 409 when it is not possible any more. */
export async function decide({ provider }: Real, path: string, details?: object): Promise<number> {
  const headers = { authorization: "Bearer sandbox" };
  const body = details ? JSON.stringify(details) : null;
  return (await provider.visitor().fetch(`/sandbox/control/${path}`, { method: "POST", headers, body }))
    .status;
}

/** The members of staff who decide on money. */
export const colleagues = ["finance@example.com", "staff@example.com"] as const;

/** Submits a decision of a member of staff, who signs in for it: sessions end while the clock of the model moves. */
export async function decideAs({ provider }: Real, who: number, path: string): Promise<number> {
  const staff = await provider.staff(undefined, colleagues[who]);
  const headers = { authorization: "Bearer sandbox" };
  return (await staff.fetch(`/sandbox/control/${path}`, { method: "POST", headers })).status;
}

const Newest = v.tuple([v.object({ id: v.number(), usd: v.string() })]);

/** Returns the number and the value in cents of the newest unmatched payment. */
export async function newestUnmatched({ provider }: Real): Promise<{ id: number; usd: number }> {
  const statement = `select unmatched_id as id, amount_usd::text as usd from unmatched_payment order by 1 desc limit 1`;
  const [{ id, usd }] = v.parse(Newest, (await provider.query(statement)).rows);
  return { id, usd: Math.round(Number(usd) * 100) };
}

/** Returns the suspense amount of the model's users in cents. */
async function suspense(
  { provider }: Real,
  { unmatched }: Model,
): Promise<{ lies: number; expected: number }> {
  const ids = unmatched.map(({ id }) => id).join() || "0";
  const statement = `select coalesce(sum(remaining_usd), 0)::text as usd, 0 as id from unmatched_payment where unmatched_id in (${ids})`;
  const [{ usd }] = v.parse(Newest, (await provider.query(statement)).rows);
  const expected = unmatched.reduce((sum, { leftUsd }) => sum + leftUsd, 0);
  return { lies: Math.round(Number(usd) * 100), expected };
}

/** Sends a report of the gateway, and returns the provider's answer. */
export async function report({ provider }: Real, body: object, isForged: boolean): Promise<unknown> {
  const { sql, clock } = provider.deps;
  const secret = isForged ? "guessed" : await gatewayStore.secret(sql, "smilepayz");
  const text = JSON.stringify(body);
  const init = { method: "POST", headers: { "x-signature": sign(secret, text, clock.now()) }, body: text };
  return (await provider.visitor().fetch("/api/callbacks/smilepayz", init)).json();
}

const Rows = v.array(v.object({ transaction_id: v.string() }));

/** Returns the number of the newest transfer of a user, which the model does not know yet. */
export async function newTransfer(
  { provider }: Real,
  userId: number,
  known: readonly { id: string }[],
): Promise<string> {
  const statement = `select transaction_id from transfer where user_id = ${userId} and kind <> 'eWallet'`;
  const rows = v.parse(Rows, (await provider.query(statement)).rows);
  const found = rows.filter((row) => known.every(({ id }) => id !== row.transaction_id));
  expect(found).toHaveLength(1);
  return found[0]?.transaction_id ?? "";
}

/** Compares the provider with the model. */
export async function compare(model: Model, real: Real): Promise<void> {
  const { people } = model;
  const { provider, account } = real;
  const { lies, expected } = await suspense(real, model);
  expect(lies).toBe(expected);
  const dollars = (cents: number) => (cents / 100).toFixed(2);
  for (const person of people) {
    const { bonus: _, ...balances } = await ledger.balances(provider.deps.sql, account(person).userId);
    expect({ name: person.name, ...balances }).toEqual({
      name: person.name,
      eWallet: dollars(person.eWallet),
      trading: dollars(person.trading),
      withdrawalHold: dollars(person.withdrawalHold),
      transferHold: dollars(person.transferHold),
    });
  }
}
