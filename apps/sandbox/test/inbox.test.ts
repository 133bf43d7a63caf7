import { describe, expect, test } from "vitest";
import { recordEntry } from "../src/event/record-entry.ts";
import { sendLetter } from "../src/mailbox/mailbox.service.ts";
import { createCustomer, type Customer } from "./customer.ts";
import { completeDeposit, customer, openCustomer, provider } from "./one-customer.ts";
import { hundredDollars } from "./provider.ts";

openCustomer();

const DAY = 86_400_000;

const inboxOf = ({ client }: Customer) => client.call("GetInbox", {});
const record = (entries: number, { userId } = customer) =>
  provider.deps.sql.transaction(async (sql) => {
    for (let entry = 0; entry < entries; entry += 1)
      await recordEntry(provider.deps, sql, {
        userId,
        kind: "deposit",
        change: "depositCompleted",
        subject: `D-${entry}`,
      });
  });

describe("the inbox", () => {
  test("has the decisions of staff and the events of security, newest first, without amounts and names", async () => {
    const transactionId = await completeDeposit(customer);
    await provider.control(`kyc/${customer.userId}/cancel`, { reason: "Unclear" });
    const { entries, unread } = await inboxOf(customer);
    expect(entries).toMatchObject([
      { kind: "identity", change: "identityCancelled", subject: null, isRead: false },
      { kind: "deposit", change: "depositCompleted", subject: transactionId, isRead: false },
    ]);
    expect(unread).toBe(2);
    expect(JSON.stringify(entries)).not.toMatch(/100|447|Amira/);
  });

  test("has a saved account as news about security, without the account and its name", async () => {
    const noBank = { bankCode: null, bankAccountNumber: null, bankAccountName: null };
    const walletAddress = "TJRyWwFs9wTFGZg3JbrVriFbNfCug5tDeC";
    await customer.client.call("AddPayee", { ...noBank, name: "Coins", walletAddress });
    expect(await inboxOf(customer)).toMatchObject({
      unread: 1,
      entries: [{ kind: "security", change: "payeeAdded", subject: null, isRead: false }],
    });
  });

  test("has a client's own cancellation as read, since it is no news", async () => {
    const { transactionId } = await customer.client.call("DepositRequest", hundredDollars);
    await customer.client.call("CancelDeposit", { transactionId });
    expect(await inboxOf(customer)).toMatchObject({
      unread: 0,
      entries: [{ change: "depositCancelledByClient", subject: transactionId, isRead: true }],
    });
  });

  test("has no entry of a transaction that is rolled back", async () => {
    const failed = provider.deps.sql.transaction(async (sql) => {
      await sendLetter(provider.deps, sql, customer.userId, { kind: "identityApproved" });
      throw new Error("rolled back");
    });
    await expect(failed).rejects.toThrow("rolled back");
    expect(await inboxOf(customer)).toEqual({ entries: [], unread: 0 });
  });

  test("keeps the newest 200 entries, for a year", async () => {
    await record(203);
    const { rows } = await provider.query(
      `select subject from inbox_entry where user_id = ${customer.userId} order by entry_id`,
    );
    expect(rows).toHaveLength(200);
    expect(rows[0]).toEqual({ subject: "D-3" });
    expect((await inboxOf(customer)).entries[0]?.subject).toBe("D-202");
    const old = new Date(provider.clock.now().getTime() - 366 * DAY).toISOString();
    await provider.query(`update inbox_entry set at = '${old}' where user_id = ${customer.userId}`);
    expect(await inboxOf(customer)).toEqual({ entries: [], unread: 0 });
  });
});

describe("an entry", () => {
  test("is marked as read once, and a repetition changes nothing", async () => {
    await completeDeposit(customer);
    const [entry] = (await inboxOf(customer)).entries;
    const entryIds = [entry?.entryId ?? ""];
    expect(await customer.client.call("MarkRead", { entryIds })).toBeNull();
    const readAt = async () =>
      (await provider.query(`select read_at from inbox_entry where entry_id = ${entryIds[0]}`)).rows;
    const first = await readAt();
    provider.clock.advance(5);
    await customer.client.call("MarkRead", { entryIds });
    await customer.client.call("MarkRead", { entryIds: [...entryIds, ...entryIds] });
    expect(await readAt()).toEqual(first);
    expect(await inboxOf(customer)).toMatchObject({ unread: 0, entries: [{ isRead: true }] });
  });

  test("asvs(8.2.2): is neither listed for another user nor marked by one", async () => {
    const other = await createCustomer(provider);
    await completeDeposit(customer);
    const [entry] = (await inboxOf(customer)).entries;
    expect(await inboxOf(other)).toEqual({ entries: [], unread: 0 });
    // The answer is the same as for an unknown id, so that it reveals nothing.
    expect(await other.client.call("MarkRead", { entryIds: [entry?.entryId ?? ""] })).toBeNull();
    expect(await other.client.call("MarkRead", { entryIds: ["999999999999999999"] })).toBeNull();
    expect(await inboxOf(customer)).toMatchObject({ unread: 1 });
  });

  test.each([
    ["no id", []],
    ["a number that is none", ["1e3"]],
    ["a negative one", ["-1"]],
    ["more than are kept", Array.from({ length: 201 }, (_, index) => String(index + 1))],
  ])("is not marked by %s", async (_what, entryIds) => {
    await expect(customer.client.call("MarkRead", { entryIds })).rejects.toMatchObject({ status: 400 });
  });

  test("is marked at most 120 times an hour", async () => {
    const mark = () => customer.client.call("MarkRead", { entryIds: ["1"] });
    for (let time = 0; time < 120; time += 1) await mark();
    await expect(mark()).rejects.toMatchObject({ status: 429 });
  });
});
