import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { digestOf } from "../src/session/password.ts";
import { createProvider, DEMO, type Provider } from "./provider.ts";

let provider: Provider;
beforeAll(async () => {
  provider = await createProvider();
});
beforeEach(() => provider.clock.reset());
afterAll(() => provider.close());

const ended = { kind: "unauthenticated", status: 401 };

test("asvs(7.3.2): a session ends 30 minutes after sign-in, despite activity", async () => {
  const { client, signIn } = provider.visitor();
  await signIn();
  provider.clock.advance(29);
  await client.call("GetUserInfo", {});
  provider.clock.advance(2);
  await expect(client.call("GetUserInfo", {})).rejects.toMatchObject(ended);
});

test("a session that ends while a request's body arrives is invalid for that request", async () => {
  const visitor = provider.visitor();
  const { staffUserId: userId } = await visitor.signIn();
  let end = () => {};
  const text = `{"userId":${userId},"companyId":9,"amountUsd":1}`;
  const body = new ReadableStream<Uint8Array>({
    start(stream) {
      stream.enqueue(new TextEncoder().encode(text.slice(0, -1)));
      end = () => {
        stream.enqueue(new TextEncoder().encode("}"));
        stream.close();
      };
    },
  });
  const headers = {
    cookie: visitor.cookie(),
    "content-type": "application/json",
    // Without a Content-Length, the whole body is read before the call begins.
    "content-length": String(text.length),
  };
  const address = "http://localhost:4000/api/InternalTransfer/CTraderTransferRequest";
  const answer = provider.send(new Request(address, { method: "POST", headers, body, duplex: "half" }));
  await visitor.client.call("UserLogout", {});
  end();
  expect((await answer).status).toBe(401);
});

test("setting the clock back revives no session", async () => {
  const { client, signIn } = provider.visitor();
  await signIn();
  provider.clock.advance(-5);
  await expect(client.call("GetUserInfo", {})).rejects.toMatchObject(ended);
});

/** Returns the answer to a request with a cookie, without a cookie jar that would change it. */
const infoWith = (cookie: string) =>
  provider.send(
    new Request("http://localhost:4000/api/User/GetUserInfo?userId=100234&companyId=9", {
      headers: { cookie },
    }),
  );

test("asvs(7.2.2) asvs(7.2.4): a session is new at every sign-in, and the old one is invalid", async () => {
  const visitor = provider.visitor();
  await visitor.signIn();
  const first = visitor.cookie();
  expect((await infoWith(first)).status).toBe(200);
  await visitor.signIn();
  const second = visitor.cookie();
  expect(second).not.toBe(first);
  expect((await infoWith(second)).status).toBe(200);
  expect((await infoWith(first)).status).toBe(401);
});

test("a sign-in ends the browser's earlier session, of any user, and records that", async () => {
  await provider.query("delete from event");
  const visitor = provider.visitor();
  const { staffUserId: first } = await visitor.signIn("friend@example.com");
  const cookie = visitor.cookie();
  // When a sign-out does not arrive, its cookie remains for the next user of this browser.
  const { staffUserId: next } = await visitor.signIn();
  expect((await infoWith(cookie)).status).toBe(401);
  expect(await provider.control("events?operation=UserLogin")).toMatchObject([
    { changes: [`user ${next} signed in`, `an earlier session of user ${first} ended`] },
    { changes: [`user ${first} signed in`] },
  ]);
});

test("asvs(7.4.1): after sign-out the session is invalid, also with a copy of its cookie", async () => {
  const visitor = provider.visitor();
  await visitor.signIn();
  const cookie = visitor.cookie();
  await visitor.client.call("UserLogout", {});
  expect(visitor.cookie()).not.toContain("session");
  expect((await infoWith(cookie)).status).toBe(401);
});

test("asvs(7.4.3): a new password ends the user's sessions in all other browsers", async () => {
  const [one, other] = [provider.visitor(), provider.visitor()];
  await one.signIn("empty@example.com");
  await other.signIn("empty@example.com");
  const password = DEMO.password;
  await one.client.call("UpdateUserPassword", { oldPassword: password, newPassword: password });
  await one.client.call("GetUserInfo", {});
  await expect(other.client.call("GetUserInfo", {})).rejects.toMatchObject(ended);
});

test("a sign-in over an open session sets each cookie once, for clients and for staff", async () => {
  const visitor = provider.visitor();
  const digest = digestOf(DEMO.password);
  const body = JSON.stringify({ companyId: 9, email: DEMO.email, password: digest });
  const client = { method: "POST", headers: { "content-type": "application/json" }, body };
  const fields = new URLSearchParams({ email: "staff@example.com", password: DEMO.password });
  for (let round = 0; round < 2; round += 1)
    for (const response of [
      await visitor.fetch("/api/User/UserLogin", client),
      await visitor.fetch("/sandbox/backoffice/sign-in", { method: "POST", body: fields }),
    ]) {
      const names = response.headers.getSetCookie().map((line) => line.split("=")[0]);
      expect(names).toEqual([...new Set(names)]);
      expect(names).toContainEqual(expect.stringMatching(/^__Host-(staff-)?session$/));
    }
});

test.each(["made-up", "", "token-0000000000000000000000000000000000001", "a".repeat(5000), "%00", "ä"])(
  "asvs(7.2.1): an invented session token is refused (%#)",
  async (token) => {
    const cookie = `__Host-session=${encodeURIComponent(token)}`;
    expect((await infoWith(cookie)).status).toBe(401);
  },
);

test("asvs(3.3.1) asvs(3.3.2) asvs(3.3.3) asvs(3.3.4): the session's cookie is for this host over TLS, and unreadable for scripts", async () => {
  const body = JSON.stringify({ companyId: 9, email: DEMO.email, password: digestOf(DEMO.password) });
  const headers = { "content-type": "application/json" };
  const response = await provider.visitor().fetch("/api/User/UserLogin", { method: "POST", headers, body });
  expect(response.headers.getSetCookie()).toEqual([
    expect.stringMatching(/^__Host-device=[\w-]+; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Lax$/),
    expect.stringMatching(/^__Host-session=[\w-]+; Path=\/; HttpOnly; Secure; SameSite=Lax$/),
  ]);
});

test("asvs(6.3.8): a wrong e-mail and a wrong password have the same answer", async () => {
  const { client } = provider.visitor();
  const answers = await Promise.all(
    ["demo@example.com", "nobody@example.com"].map((email) =>
      client.call("UserLogin", { email, password: "wrong" }).catch((error: unknown) => error),
    ),
  );
  for (const answer of answers)
    expect(answer).toMatchObject({ kind: "refused", code: 1001, message: "Invalid email or password." });
});

test("asvs(2.4.1) asvs(6.3.1): password guesses are delayed, with a Retry-After", async () => {
  const { client } = provider.visitor();
  const guess = () => client.call("UserLogin", { email: "cancelled@example.com", password: "guess" });
  for (let attempt = 0; attempt < 10; attempt += 1)
    await expect(guess()).rejects.toMatchObject({ code: 1001 });
  await expect(guess()).rejects.toMatchObject({ code: 1001 });
  await expect(guess()).rejects.toMatchObject({
    kind: "rateLimited",
    status: 429,
    retryAt: expect.any(Number),
  });
  provider.clock.advance(1 / 60);
  await expect(guess()).rejects.toMatchObject({ code: 1001 });
});

test("a client of one company has no account at another", async () => {
  await expect(provider.visitor(9).signIn("other@example.com")).rejects.toMatchObject({ code: 1001 });
  expect(await provider.visitor(12).signIn("other@example.com")).toMatchObject({ companyId: 12 });
});
