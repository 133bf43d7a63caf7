import { createIdempotencyKey } from "@broker/sdk";
import { describe, expect, test } from "vitest";
import { createApp } from "../src/app.ts";
import { readConfig } from "../src/config.ts";
import { setUpApp } from "./authenticator.ts";
import { createCustomer, type Customer } from "./customer.ts";
import { lettersTo } from "./letters-to.ts";
import { customer, openCustomer, proveBooks, provider } from "./one-customer.ts";
import { lastLetter } from "./provider.ts";
import { stepUpOf } from "./step-up.ts";

const folders = { PORTAL_DIR: "/nowhere", STORYBOOK_DIR: "/nowhere" };
/** Sessions that outlast a wait, and users who withdraw right after they set up an app. */
const long = { SESSION_MINUTES: "100000", INACTIVITY_MINUTES: "100000", WITHDRAWAL_FREEZE_HOURS: "0" };

openCustomer({ config: readConfig({ ...folders, ...long }) });
proveBooks();

const DAY = 24 * 60;
const waits = { kind: "refused", code: 1130 };
const wallet = "TJRyWwFs9wTFGZg3JbrVriFbNfCug5tDeC";
const ethereum = "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed";
const bank = { bankCode: "DAYB", bankAccountName: "Amira Rahman", bankAccountNumber: "1111 2222 3333" };
const nothing = { bankCode: null, bankAccountNumber: null, bankAccountName: null, walletAddress: null };
const add = (payee: object, { client }: Pick<Customer, "client"> = customer) =>
  client.call("AddPayee", { name: "Savings", ...nothing, ...payee });
const list = () => customer.client.call("GetPayees", {});
const setAccount = (account: object = bank) =>
  customer.client.call("UpdateUserWithdrawalInfo", { ...bank, currencyCode: "MYR", ...account });
/** The time in a number of minutes, as the provider writes it. */
const inMinutes = (minutes: number) =>
  new Date(provider.clock.now().getTime() + minutes * 60_000).toISOString();

/** Withdraws 100 US dollars to the bank account, or to a wallet. */
async function withdraw(walletAddress?: string, { client, email }: Customer = customer) {
  provider.clock.advance(2);
  const at = walletAddress === undefined ? 11 : 21;
  const order = { paymentPlatformId: at, amountUsd: 100, ...(walletAddress && { walletAddress }) };
  await client.call("RequestOtpWithdrawal", order);
  const otpValue = (await lastLetter(provider, email)).code ?? "";
  const amounts =
    walletAddress === undefined ? { currencyCode: "MYR", amount: 441 } : { currencyCode: "USD", amount: 100 };
  const idempotencyKey = createIdempotencyKey();
  return client.call("WithdrawalRequest", { ...order, ...amounts, otpValue }, { idempotencyKey });
}

describe("a saved wallet", () => {
  test("waits for the hours that the list names, and is then paid to; the refusal says from when", async () => {
    const usableFrom = inMinutes(DAY);
    const payee = await add({ walletAddress: wallet });
    expect(payee).toMatchObject({ name: "Savings", walletAddress: wallet, bankCode: null, usableFrom });
    expect(await list()).toEqual({ waitHours: 24, accountUsableFrom: null, payees: [payee] });
    const error: unknown = await withdraw(wallet).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ ...waits, cause: { usableFrom } });
    expect(Object(error).message).toMatch(
      /^You can withdraw to this account from \d+ \w+ 2026 at \d\d:\d\d UTC\./,
    );
    provider.clock.advance(DAY);
    expect((await list()).payees).toMatchObject([{ usableFrom: null }]);
    await withdraw(wallet);
    expect(await customer.client.call("GetWithdrawalTransactionsByUser", {})).toHaveLength(1);
  });

  test("is the only wallet to which a withdrawal can be paid, and no code is sent for another wallet", async () => {
    const error: unknown = await withdraw(wallet).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ ...waits, cause: { usableFrom: null } });
    expect(await lettersTo(provider, customer.email)).toEqual([]);
    await withdraw();
  });

  test("is one that the company pays to, and the user's own", async () => {
    for (const walletAddress of [
      `${wallet.slice(0, -1)}D`,
      "TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE",
      "T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb",
    ])
      await expect(add({ walletAddress })).rejects.toMatchObject({ code: 2015 });
    expect((await list()).payees).toEqual([]);
  });
});

describe("the account of the withdrawal settings", () => {
  test("waits where it replaces another, and the e-mail says from when", async () => {
    await setAccount();
    const usableFrom = inMinutes(DAY);
    expect(await list()).toMatchObject({ accountUsableFrom: usableFrom });
    expect((await lastLetter(provider, customer.email)).text).toContain("Withdrawals can go there from");
    await expect(withdraw()).rejects.toMatchObject(waits);
    provider.clock.advance(DAY);
    await withdraw();
  });

  test("does not wait where it is the first, or only its holder is another", async () => {
    await setAccount({ bankAccountNumber: "514-098-76540", bankAccountName: "Amira R." });
    expect(await list()).toMatchObject({ accountUsableFrom: null });
    const { withdrawalBankAccountNumber: number } = await customer.client.call("GetUserInfo", {});
    expect(number).toBe("514-098-76540");
    await provider.query(
      `update app_user set withdrawal_bank = null, withdrawal_bank_account_number = null, withdrawal_usable_from = null where user_id = ${customer.userId}`,
    );
    await setAccount();
    expect(await list()).toMatchObject({ accountUsableFrom: null });
    await withdraw();
  });

  test("is ready where it was saved long enough before, in any notation of its number", async () => {
    await add(bank);
    provider.clock.advance(DAY);
    await setAccount({ bankAccountNumber: "111122223333" });
    expect(await list()).toMatchObject({ accountUsableFrom: null });
    await withdraw();
  });

  test("waits no longer by being saved, and not less after being removed and saved again", async () => {
    await setAccount();
    const end = inMinutes(DAY);
    provider.clock.advance(60);
    expect(await add(bank)).toMatchObject({ usableFrom: end });
    const [payee] = (await list()).payees;
    await customer.client.call("RemovePayee", { payeeId: payee?.payeeId ?? "" });
    expect(await list()).toMatchObject({ accountUsableFrom: end, payees: [] });
    const first = await add({ walletAddress: wallet });
    provider.clock.advance(DAY);
    await customer.client.call("RemovePayee", { payeeId: first.payeeId });
    expect(await add({ walletAddress: wallet })).toMatchObject({ usableFrom: inMinutes(DAY) });
  });
});

describe("a second factor", () => {
  test("makes an account usable at once after a code, where it is older than the wait", async () => {
    const app = await setUpApp(provider, customer);
    await expect(add({ walletAddress: wallet })).rejects.toMatchObject({ code: 1102 });
    provider.clock.advance(DAY);
    await stepUpOf(customer, "AddPayee", app.freshCode());
    expect(await add({ walletAddress: wallet })).toMatchObject({ usableFrom: null });
    await expect(add({ name: "Another", walletAddress: ethereum })).rejects.toMatchObject({ code: 1102 });
    await stepUpOf(customer, "UpdateUserWithdrawalInfo", app.freshCode());
    await setAccount();
    expect(await list()).toMatchObject({ accountUsableFrom: null });
  });

  test("that was set up a moment ago shortens no wait: a thief could have set it up", async () => {
    const app = await setUpApp(provider, customer);
    const end = inMinutes(DAY);
    provider.clock.advance(60);
    await stepUpOf(customer, "AddPayee", app.freshCode());
    expect(await add({ walletAddress: wallet })).toMatchObject({ usableFrom: end });
    await stepUpOf(customer, "UpdateUserWithdrawalInfo", app.freshCode());
    await setAccount();
    expect(await list()).toMatchObject({ accountUsableFrom: end });
  });
});

describe("saving an account", () => {
  test("is reported by e-mail, which names the account and no text of the user", async () => {
    await add({ ...bank, name: "see evil.example" });
    const { subject, text } = await lastLetter(provider, customer.email);
    expect(subject).toBe("An account for withdrawals was saved");
    expect(text).toContain("Daybreak Bank");
    expect(text).toContain("3333");
    expect(text).toContain("Withdrawals can go there from");
    expect(text).not.toContain("evil");
    await add({ name: "Coins", walletAddress: wallet });
    expect((await lastLetter(provider, customer.email)).text).toContain(`USDT (TRC20), wallet ${wallet}`);
  });

  test("the same one again returns it, and writes and reports nothing", async () => {
    const first = await add({ walletAddress: ethereum });
    const again = await add({ name: "  savings ", walletAddress: ethereum.toLowerCase() });
    expect(again).toEqual(first);
    expect(
      (await lettersTo(provider, customer.email)).filter(({ subject }) => /was saved/.test(subject)),
    ).toHaveLength(1);
  });

  test("a name or an account that is saved already is refused, and so is a twenty-first one", async () => {
    await add({ walletAddress: wallet });
    const exists = { kind: "refused", code: 1131 };
    await expect(add({ name: "SAVINGS", ...bank })).rejects.toMatchObject(exists);
    await expect(add({ name: "Other", walletAddress: wallet })).rejects.toMatchObject(exists);
    for (let index = 1; index < 20; index += 1) {
      await provider.forgetLimits();
      await add({ ...bank, name: `Account ${index}`, bankAccountNumber: `90000${index}` });
    }
    await expect(add({ ...bank, name: "One more" })).rejects.toMatchObject({ kind: "refused", code: 0 });
    expect((await list()).payees).toHaveLength(20);
  });

  test.each([
    ["neither a bank account nor a wallet", {}],
    ["a part of a bank account", { bankCode: "DAYB" }],
    ["a number of hyphens", { ...bank, bankAccountNumber: "- -" }],
    ["both", { ...bank, walletAddress: wallet }],
    ["a blank name", { name: "  ", walletAddress: wallet }],
    ["a name without a visible character", { name: "\u200B\u200D", walletAddress: wallet }],
  ])("needs one destination and a name: %s", async (_what, payee) => {
    await expect(add(payee)).rejects.toMatchObject({ status: 400 });
  });

  test("needs a verified address and a bank of the list, and is limited to five an hour", async () => {
    await expect(add({ ...bank, bankCode: "NONE" })).rejects.toMatchObject({ code: 2001 });
    const attempts = await Promise.allSettled(
      Array.from({ length: 6 }, (_, index) =>
        add({ ...bank, name: `N${index}`, bankAccountNumber: `90000${index}` }),
      ),
    );
    expect(attempts.filter(({ status }) => status === "fulfilled")).toHaveLength(5);
    await provider.query(`update app_user set email_verified_at = null where user_id = ${customer.userId}`);
    await expect(add({ walletAddress: wallet })).rejects.toMatchObject({ code: 2009 });
  });
});

test("asvs(8.2.2): another user's saved account is neither read, used nor removed", async () => {
  const { payeeId } = await add({ walletAddress: wallet });
  provider.clock.advance(DAY);
  const other = await createCustomer(provider);
  expect((await other.client.call("GetPayees", {})).payees).toEqual([]);
  await expect(withdraw(wallet, other)).rejects.toMatchObject({ ...waits, cause: { usableFrom: null } });
  await expect(other.client.call("RemovePayee", { payeeId })).rejects.toMatchObject({ code: 1132 });
  await withdraw(wallet);
});

test("without the capability no account waits and its calls are not routed; an account that was set meanwhile waits once the capability is on", async () => {
  const config = readConfig({ ...folders, ...long, CAPABILITIES: "capabilities,withdrawalWallet" });
  const off = await createApp({ ...provider.deps, config });
  const visitor = { ...customer, ...provider.visitor(9, off.fetch) };
  await visitor.signIn(customer.email);
  await visitor.client.call("UpdateUserWithdrawalInfo", { ...bank, currencyCode: "MYR" });
  expect((await lastLetter(provider, customer.email)).text).not.toContain("can go there from");
  await withdraw(undefined, visitor);
  await withdraw(wallet, visitor);
  for (const call of ["GetPayees", "AddPayee", "RemovePayee"]) {
    const response = await visitor.fetch(`/api/Withdrawal/${call}`, {
      method: call === "GetPayees" ? "GET" : "POST",
    });
    expect(response.status).toBe(404);
  }
  expect((await list()).accountUsableFrom).not.toBeNull();
});
