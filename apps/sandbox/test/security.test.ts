import { describe, expect, test } from "vitest";
import { createApp } from "../src/app.ts";
import { purge } from "../src/jobs/purge.ts";
import { digestOf } from "../src/session/password.ts";
import { createCustomer } from "./customer.ts";
import { customer, openCustomer, provider } from "./one-customer.ts";
import { DEMO, type Visitor } from "./provider.ts";
import { ORIGIN } from "./requests.ts";

openCustomer();

const elsewhere = async (email = customer.email): Promise<Visitor> => {
  const visitor = provider.visitor();
  await visitor.signIn(email);
  return visitor;
};
const sessionsOf = (who: Visitor) => who.client.call("GetSessions", {});
const ownIdOf = async (who: Visitor) =>
  (await sessionsOf(who)).find(({ isCurrent }) => isCurrent)?.sessionId ?? "";
const ended = { kind: "unauthenticated", status: 401 };
const PHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1";

/** Signs in by a browser with some headers, through one proxy that names the country. */
async function signInWith(headers: Record<string, string>, password = DEMO.password, email = customer.email) {
  const config = { ...provider.deps.config, trustedProxies: 1, countryHeader: "x-country" };
  const app = await createApp({ ...provider.deps, config });
  const body = JSON.stringify({ email, password: digestOf(password), companyId: 9 });
  return app.fetch(
    new Request(`${ORIGIN}/api/User/UserLogin`, {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body,
    }),
  );
}

describe("asvs(7.5.2): a user sees the own sessions, and ends them", () => {
  test("each once, the own one first and marked, without any secret of a session", async () => {
    const other = await elsewhere();
    const listed = await sessionsOf(customer);
    expect(listed.map(({ isCurrent }) => isCurrent)).toEqual([true, false]);
    expect((await sessionsOf(other)).map(({ sessionId }) => sessionId)).toEqual(
      listed.map(({ sessionId }) => sessionId).toReversed(),
    );
    const { rows } = await provider.query("select token_hash, device_hash from session");
    const secrets = rows
      .flatMap((row) => Object.values(Object(row)))
      .filter((one) => typeof one === "string");
    for (const secret of [...secrets, customer.cookie().split("=")[1]])
      expect(JSON.stringify(listed)).not.toContain(secret);
  });

  test("an ended session is refused at its next call, and ending it again says so", async () => {
    const other = await elsewhere();
    const sessionId = await ownIdOf(other);
    await customer.client.call("EndSession", { sessionId });
    await expect(other.client.call("GetUserInfo", {})).rejects.toMatchObject(ended);
    await expect(customer.client.call("EndSession", { sessionId })).rejects.toMatchObject({ code: 1104 });
    expect(await sessionsOf(customer)).toHaveLength(1);
  });

  test("asvs(8.2.2): another user's session is unknown, as one that never was", async () => {
    const other = await createCustomer(provider);
    const sessionId = await ownIdOf(other);
    const [theirs, none] = await Promise.all(
      [sessionId, "no-such"].map((one) =>
        customer.client
          .call("EndSession", { sessionId: one })
          .catch(({ code, message }: Error & { code: number }) => ({ code, message })),
      ),
    );
    expect(theirs).toEqual(none);
    expect(await sessionsOf(other)).toHaveLength(1);
  });

  test("all others end at once, and the own one continues", async () => {
    const others = [await elsewhere(), await elsewhere()];
    await customer.client.call("EndOtherSessions", {});
    for (const { client } of others)
      await expect(client.call("GetUserInfo", {})).rejects.toMatchObject(ended);
    expect(await sessionsOf(customer)).toMatchObject([{ isCurrent: true }]);
  });

  test("the browser of an ended session is forgotten, and the own one is not", async () => {
    const devices = async () =>
      (await provider.query(`select 1 from device where user_id = ${customer.userId}`)).rows.length;
    const own = await elsewhere();
    expect(await devices()).toBe(2);
    await customer.client.call("EndSession", { sessionId: await ownIdOf(own) });
    expect(await devices()).toBe(1);
    await own.signIn(customer.email);
    await own.client.call("EndOtherSessions", {});
    expect(await devices()).toBe(1);
  });

  test("the browser is forgotten also after another account has signed in there", async () => {
    const friend = await createCustomer(provider);
    const shared = await elsewhere();
    const sessionId = await ownIdOf(shared);
    const own = `select session_id from session where user_id = ${customer.userId}`;
    await shared.signIn(friend.email);
    // This sign-in ended the earlier session of the browser; a thief with the cookie of the browser alone could not have ended
    // it.
    expect((await provider.query(own)).rows).not.toContainEqual({ session_id: sessionId });
    await provider.query(`insert into session (token_hash, session_id, user_id, created_at, seen_at, device_hash)
      select 'kept', '${sessionId}', ${customer.userId}, created_at, seen_at, device_hash from session where user_id = ${friend.userId} and device_hash in (select token_hash from device where user_id = ${customer.userId})`);
    await shared.signIn(friend.email);
    await customer.client.call("EndSession", { sessionId });
    expect(
      (await provider.query(`select 1 from device where user_id = ${customer.userId}`)).rows,
    ).toHaveLength(1);
  });

  test("a session that expired is not listed", async () => {
    await elsewhere();
    provider.clock.advance(29);
    const late = await elsewhere();
    provider.clock.advance(2);
    expect(await sessionsOf(late)).toMatchObject([{ isCurrent: true }]);
  });
});

describe("asvs(16.3.1): a user reads who signed in, and who tried to", () => {
  test("with kind, browser, system, address and country, as far as they are known", async () => {
    const headers = { "user-agent": PHONE, "x-forwarded-for": "198.51.100.7", "x-country": "SG" };
    expect((await signInWith(headers)).status).toBe(200);
    expect(
      (await signInWith({ ...headers, "x-country": "XX", "user-agent": "<script>" }, "wrong")).status,
    ).toBe(200);
    const [failed, done] = await customer.client.call("GetSignInHistory", {});
    expect(done).toMatchObject({
      succeeded: true,
      kind: "phone",
      browser: "Safari",
      system: "iOS",
      address: "198.51.100.7",
      country: "SG",
    });
    expect(failed).toMatchObject({
      succeeded: false,
      kind: "unknown",
      browser: null,
      system: null,
      country: null,
    });
  });

  test("a country that no trusted proxy named is not shown", async () => {
    const { email, password } = { ...DEMO, email: customer.email };
    await provider.visitor().client.call("UserLogin", { email, password });
    const [newest] = await customer.client.call("GetSignInHistory", {});
    expect(newest).toMatchObject({ address: null, country: null });
  });

  test("many failed attempts hide no sign-in", async () => {
    const at = provider.clock.now().toISOString();
    await provider.query(
      `insert into sign_in (user_id, signed_in_at, succeeded) select ${customer.userId}, '${at}', false from generate_series(1, 200)`,
    );
    const listed = await customer.client.call("GetSignInHistory", {});
    expect(listed.filter(({ succeeded }) => succeeded)).not.toEqual([]);
    expect(listed.filter(({ succeeded }) => !succeeded)).toHaveLength(30);
  });

  test("no more are kept than are listed, however often a client signs in", async () => {
    const at = provider.clock.now().toISOString();
    await provider.query(
      `insert into sign_in (user_id, signed_in_at, succeeded) select ${customer.userId}, '${at}', true from generate_series(1, 200)`,
    );
    await elsewhere();
    const kept = `select 1 from sign_in where user_id = ${customer.userId} and succeeded`;
    expect((await provider.query(kept)).rows).toHaveLength(30);
  });

  test("asvs(6.3.8): an attempt at an unknown account writes as many rows as one at a known account, without its origin", async () => {
    const rows = async () =>
      (await provider.query("select user_id, address, browser from sign_in order by sign_in_id")).rows;
    const before = (await rows()).length;
    const headers = { "user-agent": PHONE, "x-forwarded-for": "198.51.100.7" };
    await signInWith(headers, "wrong");
    await signInWith(headers, "wrong", "nobody@example.net");
    expect((await rows()).slice(before)).toEqual([
      { user_id: customer.userId, address: "198.51.100.7", browser: "Safari" },
      { user_id: null, address: null, browser: null },
    ]);
    await purge(provider.deps);
    expect((await rows()).filter((row) => Reflect.get(Object(row), "user_id") === null)).toEqual([]);
  });
});
