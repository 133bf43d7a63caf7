import { operations } from "@broker/api-spec/operations";
import type { SessionIds } from "@broker/sdk";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Operation } from "../src/contract/validation.ts";
import { type Changes, watchChanges } from "./changes.ts";
import { checkAnswer } from "./contract-check.ts";
import { createProvider, hundredDollars, image, type Provider, receipt, type Visitor } from "./provider.ts";
import { calls, type Fields, fieldsOf, ORIGIN, requestOf } from "./requests.ts";

let provider: Provider;
let changes: Changes;
let friend: Visitor;
let staff: Visitor;
let mine: SessionIds;
let other: SessionIds;
beforeAll(async () => {
  provider = await createProvider();
  friend = provider.visitor();
  mine = await friend.signIn("friend@example.com");
  other = await provider.visitor(12).signIn("other@example.com");
  staff = await provider.staff();
  changes = await watchChanges(provider);
});
beforeEach(async () => {
  await provider.forgetLimits();
  await provider.query("delete from event");
  await changes.since();
});
afterAll(() => provider.close());

const send = async (who: Visitor, name: Operation, fields: Fields) =>
  checkAnswer(name, await who.fetch(...requestOf(name, fields)), name);

/**
 * Each field that names a user, for each operation that has one; a constant counts too when it differs from the user's.
 */
const claims = calls.flatMap((name) => {
  const { session, constants, audience } = operations[name];
  if (audience === "public") return [];
  return [
    ...Object.entries(session).map(([field, source]) => [name, field, source] as const),
    ...Object.keys(constants).map((field) => [name, field, "staffUserId"] as const),
  ];
});

describe("the user's identity is read from the session only", () => {
  test("every kind of field that names a user is covered", () => {
    expect([...new Set(claims.map(([, field]) => field))].toSorted().join(" ")).toBe(
      "CompanyId FromStaffId FromUserCTraderLogin FromUserId UserId cTraderLogin companyId email fromUserCompanyId operateStaffId userCompanyId userId username",
    );
  });

  test.each(claims)(
    "asvs(8.2.2) asvs(8.3.1) asvs(16.3.2): %s with another user's %s is forbidden, changes nothing and is logged",
    async (name, field, source) => {
      const fields = fieldsOf(name, mine);
      fields.set(field, Reflect.get(other, source));
      expect(await send(friend, name, fields)).toMatchObject({ status: 403, code: 4003 });
      expect(await changes.since()).toEqual([]);
      expect(await provider.control(`events?operation=${name}`)).toMatchObject([
        { status: 403, changes: [], actorId: mine.staffUserId },
      ]);
    },
  );

  test.each(claims.filter(([name]) => operations[name].method === "GET"))(
    "asvs(15.3.7): %s with a duplicate %s, one's own and another user's, is refused",
    async (name, field, source) => {
      for (const both of [
        [Reflect.get(mine, source), Reflect.get(other, source)],
        [Reflect.get(other, source), Reflect.get(mine, source)],
      ]) {
        const fields = fieldsOf(name, mine);
        fields.set(field, both);
        expect([400, 403]).toContain((await send(friend, name, fields)).status);
      }
    },
  );

  test.each(claims.filter(([name]) => operations[name].method === "GET"))(
    "asvs(8.2.2): %s by POST with another user's %s is forbidden too",
    async (name, field, source) => {
      const fields = fieldsOf(name, mine);
      fields.set(field, Reflect.get(other, source));
      const response = await friend.fetch(operations[name].path, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(Object.fromEntries(fields)),
      });
      expect(await checkAnswer(name, response, name)).toMatchObject({ status: 403, code: 4003 });
    },
  );
});

/** Sends a request with a session of one kind in the cookie of the other kind. */
const disguised = async (who: Visitor, name: Operation, fields: Fields) => {
  const [path, init] = requestOf(name, fields);
  const request = new Request(ORIGIN + path, init);
  const [, token = ""] = who.cookie().split("=");
  request.headers.set("cookie", `__Host-session=${token}; __Host-staff-session=${token}`);
  return checkAnswer(name, await provider.send(request), name);
};

describe("an operation is for the audience that the contract names", () => {
  const closed = calls.filter((name) => operations[name].audience !== "public");

  test.each(closed)("asvs(8.2.1): %s without a session is a 401 in an envelope", async (name) => {
    const answer = await send(provider.visitor(), name, fieldsOf(name, mine));
    expect(answer).toMatchObject({ status: 401, code: 4001 });
    expect(await changes.since()).toEqual([]);
  });

  test.each(closed.filter((name) => operations[name].audience === "staff"))(
    "asvs(8.2.1): %s is for staff, and refuses a client's session in either cookie",
    async (name) => {
      expect(await send(friend, name, fieldsOf(name, mine))).toMatchObject({ status: 401, code: 4001 });
      expect(await disguised(friend, name, fieldsOf(name, mine))).toMatchObject({ status: 401 });
      expect(await changes.since()).toEqual([]);
    },
  );

  test.each(closed.filter((name) => operations[name].audience === "client"))(
    "asvs(8.2.1): %s is for clients, and refuses a staff session in either cookie",
    async (name) => {
      expect(await send(staff, name, fieldsOf(name, mine))).toMatchObject({ status: 401, code: 4001 });
      expect(await disguised(staff, name, fieldsOf(name, mine))).toMatchObject({ status: 401 });
      expect(await changes.since()).toEqual([]);
    },
  );

  test.each(["ledger", "events"])("asvs(8.2.1): the control call %s is not for clients", async (path) => {
    expect((await friend.fetch(`/sandbox/control/${path}`)).status).toBe(401);
  });
  test.each(["clock", "faults", "reset", "deposits/D-1/complete", "kyc/1/approve"])(
    "asvs(8.2.1): the control call %s is not for clients",
    async (path) => {
      const response = await friend.fetch(`/sandbox/control/${path}`, { method: "POST", body: "{}" });
      expect(response.status).toBe(401);
      expect(await changes.since()).toEqual([]);
    },
  );
});

test("asvs(8.4.1): a client of one company can neither read nor name records of another company", async () => {
  const { client } = friend;
  const platforms = await client.call("GetPaymentPlatforms", {});
  expect(platforms.filter(({ companyId }) => companyId !== mine.companyId)).toEqual([]);
  const theirs = { searchInput: other.email };
  expect(await client.call("GetEmailAndLoginForCTrader", theirs)).toEqual([]);
  const transfer = { ToUserEmail: other.email, ToUserCTraderLogin: other.cTraderLogin, AmountUsd: 1 };
  const Reference = image("reference.png");
  await expect(
    client.call("CTraderInternalTransferUserToUser", { ...transfer, Reference }),
  ).rejects.toMatchObject({ code: 2012 });
  expect(await changes.since()).toEqual([]);
});

describe("a file is for its owner and for staff", () => {
  let owner: Visitor;
  let ownerId: number;
  let files: readonly string[];
  beforeAll(async () => {
    owner = provider.visitor();
    const demo = await owner.signIn();
    ownerId = demo.staffUserId;
    const { transactionId } = await owner.client.call("DepositRequest", hundredDollars);
    await owner.client.call("SubmitDeposit", { ...hundredDollars, transactionId, receipt: receipt() });
    const to = { ToUserEmail: mine.email, ToUserCTraderLogin: mine.cTraderLogin, AmountUsd: 1 };
    await owner.client.call("CTraderInternalTransferUserToUser", { ...to, Reference: image("proof.png") });
    const [transfer] = await owner.client.call("GetInternalTransactionsByUser", {});
    const message = { Key: crypto.randomUUID(), Topic: "other" as const, Text: "Here.", File1: receipt() };
    const { messageId } = await owner.client.call("SendMessage", message);
    files = [
      `/api/files/message/${messageId}/1`,
      `/api/files/receipt/${transactionId}`,
      `/api/files/reference/${transfer?.transactionId}`,
      `/api/files/kyc/${ownerId}/front`,
      `/api/files/kyc/${ownerId}/back`,
    ];
  });

  test("asvs(3.2.1): is sent as an uncached attachment under its own name that cannot execute", async () => {
    for (const path of files) {
      const { status, headers } = await owner.fetch(path);
      expect(status, path).toBe(200);
      expect(headers.get("content-disposition")).toMatch(/^attachment; filename\*=UTF-8''[\w.-]+$/);
      expect(headers.get("x-content-type-options")).toBe("nosniff");
      expect(headers.get("content-security-policy")).toBe("default-src 'none'; sandbox");
      expect(headers.get("cache-control")).toBe("no-store");
      expect((await staff.fetch(path)).status).toBe(200);
    }
  });

  test("asvs(8.2.2): does not exist for another user, nor for the recipient of a transfer", async () => {
    for (const path of files) {
      const theirs = await friend.fetch(path);
      const absent = await friend.fetch(path.replace(/[^/]+$|(?<=kyc.)\d+/, "999"));
      expect(theirs.status, path).toBe(404);
      expect(await theirs.json()).toEqual(await absent.json());
    }
    // Both requests run the same query and are recorded, so that the time of the answers does not distinguish them either.
    const tries = await provider.control("events?operation=ReadFile");
    const refused = { status: 404, actorId: expect.any(Number), address: "in-process", changes: [] };
    expect(tries).toMatchObject(Array.from({ length: 2 * files.length }, () => refused));
  });

  test("asvs(8.2.1): redirects to the sign-in without a session", async () => {
    for (const path of files) expect((await provider.visitor().fetch(path)).status, path).toBe(401);
  });

  test("asvs(5.3.2): has no path that leads to the stored file itself", async () => {
    const [stored] = await provider.deps.files.list();
    for (const path of ["/uploads/", "/api/files/", "/api/files/receipt/", "/api/files/receipt/..%2f"])
      expect((await owner.fetch(path + stored?.id)).status, path).not.toBe(200);
  });
});

test("asvs(3.5.1): a request that another site causes is refused before it is read", async () => {
  const json = { "content-type": "application/json" };
  for (const headers of [
    { ...json, "sec-fetch-site": "cross-site" },
    { ...json, "sec-fetch-site": "same-site" },
    { ...json, origin: "https://evil.example" },
    { ...json, origin: "null" },
  ]) {
    const forged = await friend.fetch("/api/User/UserLogout", { method: "POST", headers });
    expect(forged.status).toBe(403);
  }
  expect(await changes.since()).toEqual([]);
  expect(await friend.client.call("GetUserInfo", {})).toMatchObject({ email: mine.email });
});

test("asvs(3.4.2): no answer allows another origin to read it", async () => {
  const response = await friend.fetch("/api/Cache/GetCompanies", {
    headers: { origin: "https://evil.example" },
  });
  expect(response.headers.get("access-control-allow-origin")).toBeNull();
});

test("asvs(16.2.5): logs contain the request's id and no secret", async () => {
  provider.logs.length = 0;
  const visitor = provider.visitor();
  await visitor.signIn("pending@example.com");
  const all = provider.logs.join("");
  expect(all).toMatch(/"requestId":"[0-9a-f-]{36}"/);
  for (const secret of ["Sandbox-2026!", "__Host-session", "token-", "argon2"])
    expect(all).not.toContain(secret);
});
