import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createClock } from "../src/clock.ts";
import { readConfig } from "../src/config.ts";
import { sendLetter } from "../src/mailbox/mailbox.service.ts";
import { createLog } from "../src/telemetry/log.ts";
import { createEventStreams } from "../src/event/event-streams.ts";
import { openCopy, isEmbedded } from "./databases.ts";
import { createCustomer, type Customer } from "./customer.ts";
import { readStream } from "./event-reader.ts";
import { NOON } from "./noon.ts";
import { createProvider, hundredDollars, type Provider } from "./provider.ts";

let provider: Provider;
beforeAll(async () => {
  provider = await createProvider();
});
afterAll(() => provider.close());

const path = (userId: number, after?: string) =>
  `/api/Event/Stream?userId=${userId}${after === undefined ? "" : `&after=${encodeURIComponent(after)}`}`;
const streaming = { headers: { accept: "text/event-stream" } };

/** Opens a stream, and reads its first event. */
async function open(customer: Customer, place?: string) {
  const response = await customer.fetch(path(customer.userId), {
    headers: { ...streaming.headers, ...(place !== undefined && { "last-event-id": place }) },
  });
  expect(response.headers.get("content-type")).toBe("text/event-stream");
  return readStream(response);
}

/** Requests a deposit, and lets staff complete it. */
async function completeDeposit({ client }: Customer): Promise<string> {
  const { transactionId } = await client.call("DepositRequest", hundredDollars);
  await provider.control(`deposits/${transactionId}/complete`, {});
  return transactionId;
}

describe("a stream of events", () => {
  test("reports a decision, by kind and id alone, as soon as it is committed", async () => {
    const customer = await createCustomer(provider);
    const stream = await open(customer);
    expect(await stream.next()).toMatchObject({ kind: "ready", id: "", subject: null });
    const transactionId = await completeDeposit(customer);
    const event = await stream.next();
    expect(event).toMatchObject({ kind: "deposit", subject: transactionId });
    expect(Object.keys(event ?? {}).toSorted()).toEqual(["at", "id", "kind", "place", "subject"]);
    await stream.close();
  });

  test("asvs(8.2.2): reports no event of another user, and is refused for another user's id", async () => {
    const [one, other] = [await createCustomer(provider), await createCustomer(provider)];
    const stream = await open(one);
    await stream.next();
    await completeDeposit(other);
    const own = await completeDeposit(one);
    expect(await stream.next()).toMatchObject({ subject: own });
    const forbidden = await one.fetch(path(other.userId), streaming);
    expect(forbidden.status).toBe(403);
    await stream.close();
  });

  test("continues after the place of its last event, by header or query, without a loss or a repetition", async () => {
    const customer = await createCustomer(provider);
    const first = await open(customer);
    await first.next();
    await completeDeposit(customer);
    const heard = await first.next();
    await first.close();
    const missed = [await completeDeposit(customer), await completeDeposit(customer)];
    const again = await open(customer, heard?.place ?? "");
    expect([(await again.next())?.subject, (await again.next())?.subject]).toEqual(missed);
    await again.close();
    const answer = await customer.client.call("Stream", { after: heard?.place ?? "" });
    expect(answer.events.map(({ subject }) => subject)).toEqual(missed);
  });

  // The embedded engine has one connection, and so no two transactions at once.
  test.skipIf(isEmbedded())("has an event of a transaction that commits after a later one", async () => {
    const customer = await createCustomer(provider);
    const stream = await open(customer);
    await stream.next();
    const tell = (sql: Provider["deps"]["sql"], kind: "identityApproved" | "passwordChanged") =>
      sendLetter(provider.deps, sql, customer.userId, { kind });
    await provider.deps.sql.transaction(async (slow) => {
      await tell(slow, "identityApproved");
      await provider.deps.sql.transaction((quick) => tell(quick, "passwordChanged"));
      expect(await stream.next()).toMatchObject({ kind: "security" });
    });
    expect(await stream.next()).toMatchObject({ kind: "identity" });
    await stream.close();
  });

  test("says nothing of a transaction that is rolled back", async () => {
    const customer = await createCustomer(provider);
    const stream = await open(customer);
    await stream.next();
    const failed = provider.deps.sql.transaction(async (sql) => {
      await sendLetter(provider.deps, sql, customer.userId, { kind: "identityApproved" });
      throw new Error("rolled back");
    });
    await expect(failed).rejects.toThrow("rolled back");
    const own = await completeDeposit(customer);
    expect(await stream.next()).toMatchObject({ kind: "deposit", subject: own });
    await stream.close();
  });

  test("has the client read everything again where the place is too old, wrong, or too many events are missing", async () => {
    const customer = await createCustomer(provider);
    const { place } = await customer.client.call("Stream", {});
    const [time = "", snapshot = ""] = place.split(".");
    const old = (Number.parseInt(time, 36) - 3601).toString(36);
    const ahead = 2n ** 62n;
    const future = [ahead, ahead + 1n].map((one) => `${time}.${one}:${one}:`);
    const wrong = [`${old}.${snapshot}`, ...future, `${time}.5:4:`, `${time}.4:9:8,7`, `${time}.4:9:9`, "x"];
    for (const one of wrong)
      expect((await customer.client.call("Stream", { after: one })).events).toMatchObject([
        { kind: "reset" },
      ]);
    await provider.query(
      `insert into user_event (user_id, kind, at) select ${customer.userId}, 'deposit', now() from generate_series(1, 101)`,
    );
    expect((await customer.client.call("Stream", { after: place })).events).toMatchObject([
      { kind: "reset" },
    ]);
  });

  test("begins with a reset where something happened within the last minute, which the client may have read before", async () => {
    const customer = await createCustomer(provider);
    await completeDeposit(customer);
    expect((await customer.client.call("Stream", {})).events).toMatchObject([{ kind: "reset" }]);
    provider.clock.advance(2);
    expect((await customer.client.call("Stream", {})).events).toMatchObject([{ kind: "ready" }]);
  });
});

describe("an open stream", () => {
  /** A provider whose streams are checked every few milliseconds. */
  async function createChecked(limits: object = {}) {
    const database = await openCopy();
    const clock = createClock(Date.parse(NOON));
    const config = readConfig({ PORTAL_DIR: "/nowhere", STORYBOOK_DIR: "/nowhere" });
    const logger = createLog("silent");
    const streams = createEventStreams({ ...database, clock, config, logger }, { beat: 10, ...limits });
    return { streams, checked: await createProvider({ database, clock, config, streams }) };
  }

  test("has comments, which keep its connection", async () => {
    const { checked } = await createChecked();
    const customer = await createCustomer(checked);
    const stream = await open(customer);
    await stream.next();
    expect([await stream.nextMessage(), await stream.nextMessage()]).toEqual([":", ":"]);
    await checked.close();
    await expect.poll(() => stream.next()).toBeNull();
  });

  test("asvs(7.3.1) asvs(7.3.2): ends when its session has expired, though it is open", async () => {
    const { checked } = await createChecked();
    const customer = await createCustomer(checked);
    const stream = await open(customer);
    await stream.next();
    checked.clock.advance(31);
    expect(await stream.next()).toBeNull();
    await checked.close();
  });

  test("is dropped where its client does not read", async () => {
    const { checked, streams } = await createChecked({ beat: 1 });
    const customer = await createCustomer(checked);
    const stalled = await customer.fetch(path(customer.userId), streaming);
    expect(streams.count()).toBe(1);
    await expect.poll(() => streams.count(), { timeout: 60_000 }).toBe(0);
    await expect(stalled.text()).rejects.toThrow("does not read");
    await checked.close();
  });

  test("is refused beyond the limit of the replica, and then counted no more", async () => {
    const { checked, streams } = await createChecked({ all: 1 });
    const [one, other] = [await createCustomer(checked), await createCustomer(checked)];
    const stream = await open(one);
    const refused = await other.fetch(path(other.userId), streaming);
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([503, "60"]);
    await stream.close();
    await expect.poll(() => streams.count()).toBe(0);
    const accepted = await open(other);
    await accepted.close();
    await checked.close();
  });
});

describe("the end of a stream", () => {
  test("asvs(7.4.1): it ends with its session, and sends nothing after that", async () => {
    const customer = await createCustomer(provider);
    const stream = await open(customer);
    await stream.next();
    await customer.client.call("UserLogout", {});
    await sendLetter(provider.deps, provider.deps.sql, customer.userId, { kind: "identityApproved" });
    expect(await stream.next()).toBeNull();
    const again = await customer.fetch(path(customer.userId), streaming);
    expect(again.status).toBe(401);
  });

  test("asvs(7.4.3): it ends when the user ends all other sessions", async () => {
    const customer = await createCustomer(provider);
    const elsewhere = provider.visitor();
    await elsewhere.signIn(customer.email);
    const stream = await open(customer);
    await stream.next();
    await elsewhere.client.call("EndOtherSessions", {});
    expect(await stream.next()).toBeNull();
  });

  test("the oldest stream of a session ends where there are more than four, and says why", async () => {
    const customer = await createCustomer(provider);
    const oldest = await open(customer);
    await oldest.next();
    const others = await Promise.all([1, 2, 3, 4].map(() => open(customer)));
    expect(await oldest.next()).toMatchObject({ kind: "replaced", place: null });
    expect(await oldest.next()).toBeNull();
    await Promise.all(others.map((one) => one.close()));
  });
});
