import { sql as raw } from "drizzle-orm";
import * as v from "valibot";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { routeRights } from "../src/backoffice/route-rights.ts";
import { rowsOf } from "../src/db/rows.ts";
import { createCustomer, type Customer } from "./customer.ts";
import { createProvider, hundredDollars, lastLetter, type Provider, type Visitor } from "./provider.ts";
import { sendMessage } from "./support-form.ts";

let provider: Provider;
let staff: Visitor;
let client: Customer;
let threadId: string;
let personal: readonly string[];
const NAME = "Ottoline Frobisher";

/** Creates a client with a record in every queue. */
beforeAll(async () => {
  provider = await createProvider();
  staff = await provider.staff();
  client = await createCustomer(provider, {}, NAME);
  personal = [client.email, NAME, client.cTraderLogin];
  const { transactionId } = await client.client.call("DepositRequest", hundredDollars);
  await client.client.call("CTraderTransferRequest", { amountUsd: 50 });
  await client.client.call("RequestOtpWithdrawal", {});
  const otpValue = (await lastLetter(provider, client.email)).code ?? "";
  const order = { paymentPlatformId: 11, currencyCode: "MYR", amount: 441, amountUsd: 100, otpValue };
  await client.client.call("WithdrawalRequest", order);
  await sendMessage(provider, { name: NAME, email: client.email }, { visitor: client });
  const Key = "00000000-0000-4000-8000-000000000001";
  await client.client.call("SendMessage", { Key, Topic: "deposit", Text: "Has my deposit arrived?" });
  const threads = await rowsOf(provider.deps.sql, raw`select thread_id as "threadId" from message_thread`);
  [{ threadId }] = v.parse(v.tuple([v.object({ threadId: v.string() })]), threads);
  const { userId } = client;
  for (const statement of [
    raw`insert into factor_removal (user_id, asked_at, decidable_at) values (${userId}, now(), now())`,
    raw`insert into deletion_request (user_id, asked_at, erasable_from) values (${userId}, now(), now())`,
    raw`insert into gateway_payment (gateway, payment_id, transaction_id, outcome, amount, effect, received_at)
      values ('ess', 'p-1', ${transactionId}, 'paid', 1, 'kept', now())`,
    raw`insert into unmatched_payment (gateway, payment_id, transaction_id, user_id, currency_code, amount, remaining, why, received_at)
      values ('ess', 'p-1', ${transactionId}, ${userId}, 'MYR', 1, 1, 'too little', now())`,
  ])
    await rowsOf(provider.deps.sql, statement);
});
beforeEach(() => provider.query("delete from event where operation = 'StaffLook'"));
afterAll(() => provider.close());

const Looks = v.array(v.object({ actorId: v.number(), changes: v.array(v.string()) }));
/** Returns the ids of the clients whose data the audit says were read. */
async function recorded(): Promise<readonly number[]> {
  const looks = v.parse(Looks, await provider.control("events?operation=StaffLook"));
  return looks.flatMap(({ changes }) =>
    changes.flatMap((change) => [...change.matchAll(/\b\d{6}\b/g)].map(([id]) => Number(id))),
  );
}

/** The addresses of a route at which the client's data may be. */
function addressesOf(route: string): readonly string[] {
  const path = route.replace("GET ", "");
  if (path.endsWith("/clients/:id{[0-9]{1,9}}")) return [path.replace(/:id.*$/, String(client.userId))];
  if (path.endsWith("/support/:id{[0-9]{1,9}}")) return [path.replace(/:id.*$/, "1001")];
  if (path.includes("/threads/:id")) return [path.replace(/:id.*$/, threadId)];
  if (path.endsWith("/search")) return [`${path}?q=${client.email}`];
  if (path.endsWith("/users")) return [`${path}?search=${client.email}`];
  return [path, `${path}?page=1`, `${path}?state=decided`];
}

const reads = [...routeRights].flatMap(([route, need]) =>
  route.startsWith("GET ") && typeof need !== "string" ? route : [],
);
/** The routes that show no data of clients. */
const without = new Set(
  ["catalogue", "ledger", "staff", "tools"].map((name) => `GET /sandbox/backoffice/${name}`),
);

describe("whatever shows the data of a client is recorded with the client's id", () => {
  test.each(reads)("%s", async (route) => {
    let isShown = false;
    for (const address of addressesOf(route)) {
      const response = await staff.fetch(address);
      expect(response.status).toBe(200);
      const page = await response.text();
      if (!personal.some((text) => page.includes(text))) continue;
      isShown = true;
      expect(await recorded(), address).toContain(client.userId);
    }
    // A page that shows no client would prove nothing.
    expect(isShown).toBe(!without.has(route));
  });

  test("no page is sent where the look cannot be recorded", async () => {
    await provider.query("alter table event rename to event_away");
    const response = await staff.fetch(`/sandbox/backoffice/clients/${client.userId}`);
    const page = await response.text();
    await provider.query("alter table event_away rename to event");
    expect(response.status).toBe(500);
    for (const text of personal) expect(page).not.toContain(text);
  });
});
