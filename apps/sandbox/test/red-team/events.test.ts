import { describe, expect, test } from "vitest";
import type { Customer } from "../customer.ts";
import { readStream } from "../event-reader.ts";
import { hundredDollars } from "../provider.ts";
import { callAs, openGround } from "./ground.ts";

const ground = openGround();

/** Opens the stream of a user's events. */
async function openStream({ fetch: send, userId }: Customer, lastId?: string, query = "") {
  return send(`/api/Event/Stream?userId=${userId}${query}`, {
    headers: { accept: "text/event-stream", ...(lastId !== undefined && { "last-event-id": lastId }) },
  });
}
const placeOf = async (response: Response) => {
  const stream = readStream(response);
  const place = (await stream.next())?.place ?? "";
  return { stream, place };
};
/** Completes a deposit, which is an event of its client, and returns its id. */
async function deposit({ client }: Customer): Promise<string> {
  const { transactionId } = await client.call("DepositRequest", hundredDollars);
  await ground.provider.control(`deposits/${transactionId}/complete`, {});
  return transactionId;
}

describe("streams of events", () => {
  test("an event stream of an ended session is closed and cannot be resumed by its last id", async () => {
    const owner = await ground.customer();
    const { stream, place } = await placeOf(await openStream(owner));
    const elsewhere = ground.visitor(1);
    await elsewhere.signIn(owner.email);
    await elsewhere.client.call("EndOtherSessions", {});
    let last = await stream.next();
    while (last?.kind === "security") last = await stream.next();
    expect(last).toBeNull();
    const headers = { "last-event-id": place, accept: "text/event-stream" };
    const path = `/api/Event/Stream?userId=${owner.userId}`;
    expect((await owner.fetch(path, { headers })).status).toBe(401);
    expect((await ground.bare.fetch(path, { headers })).status).toBe(401);
    expect((await ground.bare.fetch(`${path}&after=${place}`)).status).toBe(401);
  });

  test("the last id of another user resumes the own stream only", async () => {
    const [owner, thief] = [await ground.customer(), await ground.customer()];
    const { stream, place } = await placeOf(await openStream(owner));
    const secret = await deposit(owner);
    expect(await stream.next()).toMatchObject({ subject: secret });
    await stream.close();
    const own = await deposit(thief);
    const resumed = readStream(await openStream(thief, place));
    expect(await resumed.next()).toMatchObject({ subject: own });
    await resumed.close();
    const path = `/api/Event/Stream?userId=${owner.userId}`;
    expect((await thief.fetch(path, { headers: { "last-event-id": place } })).status).toBe(403);
  });

  test("an invented last id is a reset: past the end, of the future, with SQL, very long, of no number", async () => {
    const customer = await ground.customer();
    for (const place of [
      "x.1:1:",
      "zzzzzzzzz.9223372036854775807:9223372036854775807:",
      "0.1:2:1,1,1",
      "t1.5:3:",
      "'; drop table user_event; --",
      `tfx.1:9:${"2,".repeat(2000)}3`,
      "-1",
    ]) {
      const path = `/api/Event/Stream?userId=${customer.userId}`;
      expect([200, 400]).toContain(
        (await customer.fetch(`${path}&after=${encodeURIComponent(place)}`)).status,
      );
      const response = await customer.fetch(path, { headers: { "last-event-id": place } });
      expect(response.status, place.slice(0, 40)).toBe(200);
      expect(Object(await response.json()).data.events, place.slice(0, 40)).toMatchObject([
        { kind: "reset" },
      ]);
    }
    expect(ground.failures()).toEqual([]);
  });

  test("HEAD, whose answer has no body, opens no stream that counts against the replica", async () => {
    const customer = await ground.customer();
    const before = ground.provider.deps.streams.count();
    const path = `/api/Event/Stream?userId=${customer.userId}`;
    for (let round = 0; round < 6; round += 1)
      await customer.fetch(path, { method: "HEAD", headers: { accept: "text/event-stream" } });
    expect(ground.provider.deps.streams.count()).toBe(before);
  });

  test("the streams of one cheap account stay twelve however many it opens, and another client still opens one", async () => {
    const thief = await ground.customer();
    const before = ground.provider.deps.streams.count();
    const sessions = [];
    for (let round = 0; round < 4; round += 1) {
      const visitor = ground.visitor();
      await visitor.signIn(thief.email);
      sessions.push({ ...thief, ...visitor });
    }
    const opened = [];
    for (const session of sessions)
      for (let round = 0; round < 6; round += 1) opened.push((await openStream(session)).body);
    expect(ground.provider.deps.streams.count() - before).toBeLessThanOrEqual(12);
    const other = await ground.customer();
    const { stream } = await placeOf(await openStream(other));
    await stream.close();
    for (const body of opened) await body?.cancel();
  });
});

describe("the inbox", () => {
  test("ids of entries tell nothing: own, foreign, unknown and used ones have one answer, and odd ones are refused", async () => {
    const [owner, thief] = [await ground.customer(), await ground.customer()];
    await deposit(owner);
    await deposit(thief);
    const idOf = async ({ client }: Customer) =>
      (await client.call("GetInbox", {})).entries[0]?.entryId ?? "";
    const [foreign, own] = [await idOf(owner), await idOf(thief)];
    const answers = [];
    for (const id of [foreign, "999999999", own, own])
      answers.push(await callAs(thief, "MarkRead", { entryIds: [id] }));
    for (const answer of answers) expect(answer).toEqual({ status: 200, code: 1, data: null });
    expect(await owner.client.call("GetInbox", {})).toMatchObject({ unread: 1 });
    for (const entryIds of [
      ["-1"],
      ["1e3"],
      ["9223372036854775808"],
      ["9".repeat(400)],
      [`${foreign} or true`],
      [[foreign]],
      { 0: foreign },
      Array.from({ length: 201 }, (_, index) => String(index + 1)),
      [],
    ])
      expect((await callAs(thief, "MarkRead", { entryIds })).status, JSON.stringify(entryIds)).toBe(400);
    expect(ground.failures()).toEqual([]);
  });

  test("a thief in an open session cannot hide changes of the security from the owner", async () => {
    const owner = await ground.customer();
    for (const channel of ["inbox", "email"])
      for (const kind of ["security", "SECURITY", " security"])
        expect(
          (await callAs(owner, "UpdatePreferences", { kind, channel, isOn: false })).code,
          `${kind} ${channel}`,
        ).not.toBe(1);
    const { rows } = await ground.provider.query(
      `select 1 from muted_channel where user_id = ${owner.userId}`,
    );
    expect(rows).toEqual([]);
  });
});
