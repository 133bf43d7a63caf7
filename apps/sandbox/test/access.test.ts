import { operations } from "@broker/api-spec/operations";
import { examples } from "@broker/api-spec/examples";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createProvider, hundredDollars, type Provider, receipt, type Visitor } from "./provider.ts";

type Call = keyof typeof operations;
const calls = Object.entries(operations);
const isCall = (name: string): name is Call => Object.hasOwn(operations, name);

let provider: Provider;
let friend: Visitor;
beforeAll(async () => {
  provider = await createProvider();
  friend = provider.visitor();
  await friend.signIn("friend@example.com");
});
afterAll(() => provider.close());

/** A request with the fields of the contract's example, which are those of somebody else. */
function requestOf(name: Call): [path: string, init: RequestInit] {
  const { method, path, send, session } = operations[name];
  // The example's user is not the caller; its company is, so another one takes its place.
  const foreign = Object.entries(session).filter(([, source]) => source === "companyId");
  const example: unknown = {
    ...Object(Reflect.get(examples[name], "request")),
    ...Object.fromEntries(foreign.map(([field]) => [field, 12])),
  };
  const fields = new Map(
    Object.entries(Object(example)).map(([key, value]) => [key, String(value)] as const),
  );
  if (send === "query") return [`${path}?${new URLSearchParams([...fields]).toString()}`, { method }];
  if (send === "none") return [path, { method }];
  if (send === "json") {
    return [path, { method, headers: { "content-type": "application/json" }, body: JSON.stringify(example) }];
  }
  const form = new FormData();
  for (const [key, value] of fields) form.set(key, value.includes("bytes") ? receipt() : value);
  return [path, { method, body: form }];
}

const built = new Set<string>([
  "GetPaymentPlatforms",
  "ResendVerificationEmail",
  "GetUserInfo",
  "DepositRequest",
  "SubmitDeposit",
  "GetDepositTransactionsByUser",
]);

describe("identity comes from the session alone", () => {
  test.each(
    calls
      .filter(([name, { session }]) => built.has(name) && Object.keys(session).length > 0)
      .map(([name]) => name),
  )("asvs(8.2.2): %s with somebody else's ids is forbidden, does nothing and is logged", async (name) => {
    if (!isCall(name)) throw new Error(name);
    const before = await provider.control("ledger");
    const response = await friend.fetch(...requestOf(name));
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({ responseCode: 4003, data: null });
    expect(await provider.control("ledger")).toEqual(before);
    expect(await provider.control(`events?operation=${name}`)).toMatchObject([{ status: 403, changes: [] }]);
  });

  test.each(
    calls.filter(([name, { audience }]) => built.has(name) && audience !== "public").map(([name]) => name),
  )("%s without a session is a 401 in an envelope", async (name) => {
    if (!isCall(name)) throw new Error(name);
    const response = await provider.visitor().fetch(...requestOf(name));
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ responseCode: 4001 });
  });
});

test("every call of the contract answers in an envelope; one that is not built says so with a 501", async () => {
  for (const [name] of calls) {
    if (!isCall(name)) throw new Error(name);
    const response = await provider.visitor().fetch(...requestOf(name));
    const body: unknown = await response.json();
    expect(body, name).toMatchObject({
      responseCode: expect.any(Number),
      responseMessage: expect.any(String),
    });
    expect([200, 400, 401, 403, 501], `${name} ${response.status}`).toContain(response.status);
  }
});

test("a receipt is for its owner and for staff, and is an attachment that can run nothing", async () => {
  const owner = provider.visitor();
  await owner.signIn();
  const { transactionId } = await owner.client.call("DepositRequest", hundredDollars);
  await owner.client.call("SubmitDeposit", { ...hundredDollars, transactionId, receipt: receipt() });
  const path = `/api/files/receipt/${transactionId}`;
  const mine = await owner.fetch(path);
  expect(mine.status).toBe(200);
  expect(mine.headers.get("content-disposition")).toBe("attachment; filename*=UTF-8''receipt.pdf");
  expect(mine.headers.get("x-content-type-options")).toBe("nosniff");
  expect(mine.headers.get("content-security-policy")).toContain("sandbox");
  expect((await friend.fetch(path)).status).toBe(404);
  expect((await provider.visitor().fetch(path)).status).toBe(401);
});

test("what another site makes a browser send is refused", async () => {
  const headers = { "content-type": "application/json", "sec-fetch-site": "cross-site" };
  const forged = await friend.fetch("/api/User/UserLogout", { method: "POST", headers });
  expect(forged.status).toBe(403);
  expect((await friend.fetch("/api/User/GetUserInfo?userId=1&companyId=9")).status).toBe(403);
});

test("logs name the request and hold no secret", async () => {
  const visitor = provider.visitor();
  await visitor.signIn("pending@example.com");
  const all = provider.logs.join("");
  expect(all).toMatch(/"requestId":"[0-9a-f-]{36}"/);
  for (const secret of ["Sandbox-2026!", "__Host-session", "token-", "argon2"])
    expect(all).not.toContain(secret);
});
