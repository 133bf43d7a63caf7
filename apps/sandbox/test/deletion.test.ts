import { describe, expect, test } from "vitest";
import { requestMonthlyStatements } from "../src/statement/statement.service.ts";
import { forgetKept } from "../src/privacy/forget-kept.store.ts";
import { setUpApp } from "./authenticator.ts";
import { createCustomer, type Customer } from "./customer.ts";
import { ask, createClient, DAY, decide, erase } from "./deletions.ts";
import { lettersTo } from "./letters-to.ts";
import { customer, openCustomer, proveBooks, provider, replaceCustomer } from "./one-customer.ts";
import { DEMO, hundredDollars, lastLetter, receipt } from "./provider.ts";
import { stepUpOf } from "./step-up.ts";

openCustomer({}, () => createClient({ eWallet: "0", trading: "0" }));
proveBooks();

const refused = (code: number) => ({ kind: "refused", code });
const read = (who: Customer = customer) => who.client.call("GetDataRequests", {});
const subjects = async () => {
  await provider.work();
  return (await lettersTo(provider, customer.email)).map(({ subject }) => subject);
};
/** Advances the clock, and signs in again where the session has ended. */
async function advance(days: number): Promise<void> {
  provider.clock.advance(days * DAY);
  await provider.forgetLimits();
  await customer.signIn(customer.email);
}

describe("a request to delete an account", () => {
  test("shows before the request which obstacles exist, how long the deletion waits, and which data the law keeps for how long", async () => {
    expect(await read()).toMatchObject({
      deletions: [],
      deletionBlocks: [],
      deletionWaitDays: 30,
      kept: [
        { category: "transactions", years: 7 },
        { category: "identity", years: 5 },
        { category: "messages", years: 5 },
        { category: "activity", years: 10 },
      ],
    });
  });

  test("needs the password and the address of the account, typed in", async () => {
    const { client, email } = customer;
    await expect(client.call("RequestDeletion", { email, password: "wrong" })).rejects.toMatchObject(
      refused(1008),
    );
    await expect(
      client.call("RequestDeletion", { email: "other@example.com", password: DEMO.password }),
    ).rejects.toMatchObject(refused(0));
    expect((await read()).deletions).toEqual([]);
  });

  test("needs a code of a second factor where the client has one", async () => {
    const app = await setUpApp(provider, customer);
    await expect(ask()).rejects.toMatchObject(refused(1102));
    await stepUpOf(customer, "RequestDeletion", app.freshCode());
    await ask();
    expect((await read()).deletions).toMatchObject([{ state: "waiting" }]);
  });

  test("is refused while money or pending transactions remain, and says which and what to do", async () => {
    replaceCustomer(await createClient({ eWallet: "250.50", trading: "12" }));
    await customer.client.call("DepositRequest", hundredDollars);
    expect((await read()).deletionBlocks).toEqual([
      { kind: "eWallet", count: 1, amountUsd: 250.5 },
      { kind: "trading", count: 1, amountUsd: 12 },
      { kind: "deposits", count: 1, amountUsd: 100 },
    ]);
    const error: unknown = await ask().catch((thrown: unknown) => thrown);
    expect(error).toMatchObject(refused(1152));
    expect(Object(error).message).toBe(
      "The account cannot be deleted yet: your e-wallet has USD 250.50, which you can withdraw; your trading account has USD 12.00, which you can transfer to your e-wallet; 1 of your deposits wait, which you can cancel.",
    );
  });

  test("is one at a time: repeated requests return the open one, and one e-mail reports it", async () => {
    const answers = await Promise.all(Array.from({ length: 3 }, () => ask()));
    expect(new Set(answers.map(({ deletionId }) => deletionId)).size).toBe(1);
    expect(await subjects()).toEqual(["Your account is to be deleted"]);
  });

  test("is taken back by its client until it is decided on, and a repeated call does nothing", async () => {
    const { deletionId } = await ask();
    await customer.client.call("CancelDeletion", {});
    await customer.client.call("CancelDeletion", {});
    expect((await read()).deletions).toMatchObject([{ deletionId, state: "cancelled" }]);
    expect((await subjects()).toSorted()).toEqual(["Your account is to be deleted", "Your account stays"]);
    provider.clock.advance(30 * DAY);
    await expect(decide(deletionId, "erase")).rejects.toThrow("409");
  });

  test("reminds its client once, three days before the end, unless it was taken back", async () => {
    await ask();
    await advance(26);
    expect(await subjects()).not.toContain("Your account will be deleted soon");
    await advance(1);
    expect((await subjects()).filter((one) => one === "Your account will be deleted soon")).toHaveLength(1);
    await advance(2);
    expect((await subjects()).filter((one) => one === "Your account will be deleted soon")).toHaveLength(1);
  });

  test("is in the queue of staff, who refuse it with a reason that the client reads", async () => {
    const staff = await provider.staff();
    const { deletionId } = await ask();
    const page = await (await staff.fetch("/sandbox/backoffice/deletions")).text();
    expect(page).toContain(customer.email);
    expect(page).not.toContain("Delete the account");
    await expect(decide(deletionId, "reject")).rejects.toThrow("400");
    await decide(deletionId, "reject", "A complaint of yours is open.");
    expect((await read()).deletions).toMatchObject([
      { state: "refused", reason: "A complaint of yours is open." },
    ]);
    expect(await subjects()).toContain("Your account was not deleted");
    await ask();
  });

  test("is carried out by staff after the wait, once, and not while money has arrived meanwhile", async () => {
    const { deletionId } = await ask();
    await expect(decide(deletionId, "erase")).rejects.toThrow("409");
    await advance(30);
    const { transactionId } = await customer.client.call("DepositRequest", hundredDollars);
    await expect(decide(deletionId, "erase")).rejects.toThrow("409");
    await customer.client.call("CancelDeposit", { transactionId });
    await decide(deletionId, "erase");
    await expect(decide(deletionId, "erase")).rejects.toThrow("409");
    await expect(decide(deletionId, "reject", "Too late")).rejects.toThrow("409");
  });
});

describe("a deleted account", () => {
  test("has no session and no sign-in, and its address is free for a new account", async () => {
    await erase();
    await expect(read()).rejects.toMatchObject({ kind: "unauthenticated" });
    const visitor = provider.visitor();
    const signIn = (email: string) => visitor.client.call("UserLogin", { email, password: DEMO.password });
    await expect(signIn(customer.email)).rejects.toMatchObject(refused(1001));
    // The text that replaced the address is no valid address.
    await expect(signIn(`deleted-${customer.userId}`)).rejects.toMatchObject({ code: 4000 });
    expect((await subjects()).at(0)).toBe("Your account was deleted");
  });

  test("is found by no user who sends money, and no statement is made of it", async () => {
    await erase();
    const sender = await createCustomer(provider);
    for (const searchInput of [customer.email, customer.cTraderLogin])
      expect(await sender.client.call("GetEmailAndLoginForCTrader", { searchInput })).toEqual([]);
    await requestMonthlyStatements(provider.deps);
    const { rows } = await provider.query(`select 1 from statement where user_id = ${customer.userId}`);
    expect(rows).toEqual([]);
  });

  test("leaves its name and addresses in no table but those that are kept for a reason", async () => {
    const phone = "+60111222333";
    await provider.query(
      `update app_user set full_name = 'Zubaidah Qistina', contact_number = '${phone}', city = 'Zedville',
        letter_phrase = 'quiet zebra river' where user_id = ${customer.userId}`,
    );
    const noBank = { bankCode: null, bankAccountNumber: null, bankAccountName: null };
    const walletAddress = "TJRyWwFs9wTFGZg3JbrVriFbNfCug5tDeC";
    await customer.client.call("AddPayee", { ...noBank, name: "Zebra coins", walletAddress });
    const message = { Key: crypto.randomUUID(), Topic: "other" as const, Text: "Here." };
    await customer.client.call("SendMessage", { ...message, File1: receipt("zebra.pdf") });
    await customer.client.call("RequestDataExport", {});
    await provider.work();
    await erase();
    const { rows } = await provider.query(
      "select table_name as name from information_schema.tables where table_schema = 'public'",
    );
    const found: string[] = [];
    for (const row of rows) {
      const name = String(Object(row).name);
      const hits = await provider.query(
        `select 1 from "${name}" as one where one::text ~ 'Zubaidah|${phone.slice(1)}|Zedville|[Zz]ebra' limit 1`,
      );
      if (hits.rows.length > 0) found.push(name);
    }
    expect(found).toEqual([]);
    const left = await provider.query(
      `select file_name as name from upload where user_id = ${customer.userId}`,
    );
    expect(left.rows.map((row) => String(Object(row).name))).toEqual(["file", "file"]);
  });

  test("loses its identity check and the accounts of its withdrawals once the years of each are over", async () => {
    replaceCustomer(await createClient({ eWallet: "100", trading: "0" }));
    const { userId } = customer;
    await customer.client.call("RequestOtpWithdrawal", {});
    const otpValue = (await lastLetter(provider, customer.email)).code ?? "";
    const order = { paymentPlatformId: 11, amountUsd: 100, currencyCode: "MYR", amount: 441, otpValue };
    const { transactionId } = await customer.client.call("WithdrawalRequest", order);
    await provider.control(`withdrawals/${transactionId}/approve`, {});
    await erase();
    const has = async (table: string, where = "true") =>
      (await provider.query(`select 1 from ${table} where user_id = ${userId} and ${where}`)).rows.length > 0;
    const age = (years: number, days: number) =>
      provider.query(
        `update app_user set erased_at = '${provider.clock.now().toISOString()}'::timestamptz
          - interval '${years} years' + interval '${days} days' where user_id = ${userId}`,
      );
    await age(5, 1);
    await forgetKept(provider.deps);
    expect(await has("kyc_case")).toBe(true);
    await age(5, -1);
    await forgetKept(provider.deps);
    expect(await has("kyc_case")).toBe(false);
    expect(await has("upload")).toBe(false);
    expect(await has("withdrawal", "bank_account_number <> ''")).toBe(true);
    await age(7, -1);
    await forgetKept(provider.deps);
    expect(await has("withdrawal", "bank_account_number <> ''")).toBe(false);
    // A withdrawal to a wallet has no bank account.
    await provider.query(`update withdrawal set wallet_address = 'T-wallet' where user_id = ${userId}`);
    await forgetKept(provider.deps);
    expect(await has("withdrawal", "wallet_address is not null")).toBe(false);
  });
});
