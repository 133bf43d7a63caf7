import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createMemoryStore } from "../src/http/file-store.ts";
import { purge } from "../src/jobs/purge.ts";
import { createCustomer, type Customer } from "./customer.ts";
import { createProvider, hundredDollars, type Provider, receipt } from "./provider.ts";
import { sendMessage } from "./support-form.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

let provider: Provider;
let customer: Customer;
/** The age of each stored file, by its name. */
const ages = new Map<string, number>();
beforeAll(async () => {
  const memory = createMemoryStore();
  const list = async () =>
    (await memory.list()).map(({ id }) => ({ id, storedAt: new Date(Date.now() - (ages.get(id) ?? 0)) }));
  provider = await createProvider({ files: { ...memory, list } });
  customer = await createCustomer(provider);
  await customer.client.call("DepositRequest", hundredDollars, { idempotencyKey: randomUUID() });
  await customer.client.call("RequestOtpWithdrawal", {});
  await customer.client.call("ResetUserPassword", { email: customer.email });
  await sendMessage(provider);
  await customer.client.call("SendMessage", {
    Key: randomUUID(),
    Topic: "other",
    Text: "Hello?",
    File1: receipt(),
  });
  await provider.query("update message_thread set waiting_since = null, closed_at = opened_at");
  await provider.control(`kyc/${customer.userId}/cancel`, { reason: "Unclear" });
  await provider.work();
}, 60_000);
beforeEach(() => ages.clear());
afterAll(() => provider.close());

const ids = async () => (await provider.deps.files.list()).map(({ id }) => id);
const count = async (table: string) => (await provider.query(`select 1 from ${table}`)).rows.length;

describe("asvs(14.2.7): outdated data is deleted after its time, and not before", () => {
  test.each([
    ["one_time_code", "created_at", 30],
    ["email_token", "created_at", 30],
    ["idempotency_key", "created_at", 30],
    ["job", "done_at", 7],
    ["mail", "asked_at", 90],
    ["sign_in", "signed_in_at", 90],
    ["event", "at", 3650],
    ["inbox_entry", "at", 365],
    ["support_message", "closed_at", 1826],
    ["message_thread", "last_at", 1826],
  ])("%s, by %s, after %i days", async (table, column, days) => {
    const age = (milliseconds: number) => {
      const at = new Date(provider.clock.now().getTime() - milliseconds).toISOString();
      return provider.query(`update ${table} set ${column} = '${at}'`);
    };
    const before = await count(table);
    expect(before).toBeGreaterThan(0);
    await age(days * DAY - HOUR);
    await purge(provider.deps);
    expect(await count(table)).toBe(before);
    await age(days * DAY + HOUR);
    await purge(provider.deps);
    expect(await count(table)).toBe(0);
  });

  test("the files of conversations are deleted with them", async () => {
    const { client } = customer;
    const { messageId } = await client.call("SendMessage", {
      Key: randomUUID(),
      Topic: "other",
      Text: "Here.",
      File1: receipt(),
    });
    const rows = async () =>
      (await provider.query(`select upload_id as id from message_file where message_id = ${messageId}`)).rows;
    const [file] = await rows();
    const id = String(Object(file).id);
    await provider.query("update message_thread set waiting_since = null, closed_at = opened_at");
    const at = new Date(provider.clock.now().getTime() - 1826 * DAY - HOUR).toISOString();
    await provider.query(`update message_thread set last_at = '${at}'`);
    ages.set(id, 1826 * DAY);
    await purge(provider.deps);
    expect(await rows()).toEqual([]);
    expect(await ids()).not.toContain(id);
  });

  test("a file without a row, which a refused call or a killed process left, is deleted after a day", async () => {
    const { files } = provider.deps;
    const kept = await ids();
    const { transactionId } = await customer.client.call("DepositRequest", hundredDollars);
    await customer.client.call("SubmitDeposit", { ...hundredDollars, transactionId, receipt: receipt() });
    const own = (await ids()).find((id) => !kept.includes(id)) ?? "";
    await files.put("orphan-of-today", new Uint8Array([1]));
    await files.put("orphan-of-old", new Uint8Array([1]));
    for (const [id, age] of [
      [own, 900 * DAY],
      ["orphan-of-today", DAY - HOUR],
      ["orphan-of-old", DAY + HOUR],
    ] as const)
      ages.set(id, age);
    await purge(provider.deps);
    expect(await ids()).toEqual(expect.arrayContaining([own, "orphan-of-today"]));
    expect(await ids()).not.toContain("orphan-of-old");
  });
});
