import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createProvider, DEMO, type Provider } from "./provider.ts";

let provider: Provider;
beforeAll(async () => {
  provider = await createProvider();
});
beforeEach(() => provider.clock.reset());
afterAll(() => provider.close());

const ended = { kind: "unauthenticated", status: 401 };

test("asvs(7.3.2): a session ends 30 minutes after sign-in, whatever its user does", async () => {
  const { client, signIn } = provider.visitor();
  await signIn();
  provider.clock.advance(29);
  await client.call("GetUserInfo", {});
  provider.clock.advance(2);
  await expect(client.call("GetUserInfo", {})).rejects.toMatchObject(ended);
});

test("a clock that goes back revives nothing", async () => {
  const { client, signIn } = provider.visitor();
  await signIn();
  provider.clock.advance(-5);
  await expect(client.call("GetUserInfo", {})).rejects.toMatchObject(ended);
});

test("asvs(7.2.4): a session is new at every sign-in, and the old one is worth nothing", async () => {
  const visitor = provider.visitor();
  const login = { companyId: 9, email: DEMO.email, password: "" };
  await visitor.signIn();
  const cookie = async () => {
    const { createHash } = await import("node:crypto");
    const password = createHash("md5").update(DEMO.password).digest("hex");
    const headers = { "content-type": "application/json" };
    const body = JSON.stringify({ ...login, password });
    const response = await visitor.fetch("/api/User/UserLogin", { method: "POST", headers, body });
    return response.headers.getSetCookie().find((line) => !line.includes("Max-Age=0")) ?? "";
  };
  const [first, second] = [await cookie(), await cookie()];
  expect(first).toMatch(/^__Host-session=[\w-]+; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
  expect(second).not.toBe(first);
  const old = await provider
    .visitor()
    .fetch("/api/User/UserLogout", { method: "POST", headers: { cookie: first } });
  expect(old.status).toBe(401);
});

test("asvs(6.3.8): a wrong e-mail and a wrong password answer alike", async () => {
  const { client } = provider.visitor();
  const answers = await Promise.all(
    ["demo@example.com", "nobody@example.com"].map((email) =>
      client.call("UserLogin", { email, password: "wrong" }).catch((error: unknown) => error),
    ),
  );
  for (const answer of answers)
    expect(answer).toMatchObject({ kind: "refused", code: 1001, message: "Invalid email or password." });
});

test("asvs(6.3.1): guessing a password is slowed down, and says for how long", async () => {
  const { client } = provider.visitor();
  const guess = () => client.call("UserLogin", { email: "cancelled@example.com", password: "guess" });
  for (let attempt = 0; attempt < 10; attempt += 1)
    await expect(guess()).rejects.toMatchObject({ code: 1001 });
  await expect(guess()).rejects.toMatchObject({
    kind: "rateLimited",
    status: 429,
    retryAt: expect.any(Number),
  });
  provider.clock.advance(6);
  await expect(guess()).rejects.toMatchObject({ code: 1001 });
});

test("a client of one company is nobody at another", async () => {
  await expect(provider.visitor(9).signIn("other@example.com")).rejects.toMatchObject({ code: 1001 });
  expect(await provider.visitor(12).signIn("other@example.com")).toMatchObject({ companyId: 12 });
});
