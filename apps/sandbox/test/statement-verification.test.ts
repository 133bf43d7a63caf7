import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { createStatementJob, requestMonthlyStatements } from "../src/statement/statement.service.ts";
import { statementStore } from "../src/statement/statement.store.ts";
import { shapeLine } from "../src/statement/pdf/shape-line.ts";
import { completeDeposit, customer, openCustomer, provider } from "./one-customer.ts";

openCustomer();

const nameOn = async (statementId: string) =>
  (await statementStore.findOpen(provider.deps.sql, statementId))?.fullName;
const findMonth = async () => (await customer.client.call("GetStatements", {})).months[1] ?? "";

/** Sets the state of the client's identity check, and the first name that it has. */
async function setStatus(status: number, firstName = "Amira"): Promise<void> {
  await provider.query(`update app_user set kyc_status = ${status} where user_id = ${customer.userId}`);
  await provider.query(`update kyc_case set first_name = '${firstName}' where user_id = ${customer.userId}`);
}

/** Decides on the client's identity check as staff do. */
const decide = (step: string, more: object = {}) => provider.control(`kyc/${customer.userId}/${step}`, more);

describe("every visitor who holds a statement verifies it", () => {
  test("a code shows period, sum and fingerprint, and nothing of the client", async () => {
    const { months } = await customer.client.call("GetStatements", {});
    const [subject = ""] = months;
    const tokens: string[] = [];
    const { deps } = provider;
    const randomToken = () => {
      const token = deps.randomToken();
      tokens.push(token);
      return token;
    };
    const { statementId } = await customer.client.call("RequestStatement", { kind: "month", subject });
    await createStatementJob({ ...deps, randomToken })({ statementId }, 1);
    const letters = "23456789ABCDEFGHJKMNPQRSTVWXYZ";
    const digest = createHash("sha256")
      .update(tokens[0] ?? "")
      .digest()
      .subarray(0, 24);
    const code = Array.from(digest, (byte) => letters[byte % 30]).join("");
    const page = await provider.visitor().fetch(`/verify/${code.replaceAll(/(.{4})(?=.)/g, "$1-")}`);
    expect(page.status).toBe(200);
    const text = await page.text();
    expect(text).toContain("This code belongs to a document that we issued.");
    expect(text).toContain("17,340.50");
    expect(text).toContain(
      (await customer.client.call("DownloadStatement", { statementId, format: "pdf" })).sha256,
    );
    for (const secret of [
      "Amira",
      "Rahman",
      customer.email,
      customer.cTraderLogin,
      String(customer.userId),
      statementId,
    ])
      expect(text).not.toContain(secret);
    // The hash that is stored verifies nothing.
    const { rows } = await provider.query("select code_hash from statement where code_hash is not null");
    for (const row of rows) {
      const hash = String(Reflect.get(Object(row), "code_hash")).replaceAll(/[^A-Za-z0-9]/g, "");
      expect((await provider.visitor().fetch(`/verify/${hash}`)).status).toBe(404);
    }
  });

  test("a document has the name of the identity check, also when its client renames the profile for the time of the request", async () => {
    const { client } = customer;
    const { months } = await client.call("GetStatements", {});
    const [, subject = ""] = months;
    const { fullName, dateOfBirth, contactNumber, countryCode } = await client.call("GetUserInfo", {});
    const profile = { dateOfBirth, contactNumber, countryCode };
    await client.call("UpdateUserInfo", { ...profile, fullName: "Somebody Else" });
    expect(await client.call("GetUserInfo", {})).toMatchObject({ fullName: "Somebody Else" });
    const { statementId } = await client.call("RequestStatement", { kind: "month", subject });
    expect(await nameOn(statementId)).toBe(fullName);
    await provider.work();
    const { content } = await client.call("DownloadStatement", { statementId, format: "pdf" });
    const { rows } = await provider.query(
      `select first_name || ' ' || last_name as name from kyc_case where user_id = ${customer.userId}`,
    );
    expect(rows).toEqual([{ name: fullName }]);
    expect(content).not.toBe("");
    await client.call("UpdateUserInfo", { ...profile, fullName });
  });

  test("no document is made in the name of a client whose identity check was never approved: neither by a request nor by the round of a month", async () => {
    const { sql } = provider.deps;
    const asked = [
      { kind: "month", subject: await findMonth() },
      { kind: "transaction", subject: await completeDeposit(customer) },
    ] as const;
    const states = [
      () => decide("cancel"),
      () => decide("reopen", { comment: "Please send them again." }),
      () => setStatus(1),
    ];
    for (const enter of states) {
      await enter();
      for (const one of asked)
        await expect(customer.client.call("RequestStatement", one)).rejects.toMatchObject({
          kind: "refused",
          code: 2010,
        });
      await requestMonthlyStatements(provider.deps);
      expect(await statementStore.listOf(sql, customer.userId)).toEqual([]);
    }
    await decide("approve");
    await requestMonthlyStatements(provider.deps);
    expect(await statementStore.listOf(sql, customer.userId)).toHaveLength(1);
  });

  test("a document that waits when staff cancel the approval is not made, and can be requested after another one", async () => {
    const request = { kind: "month", subject: await findMonth() } as const;
    await customer.client.call("RequestStatement", request);
    await decide("cancel");
    await provider.work();
    expect((await customer.client.call("GetStatements", {})).statements).toEqual([]);
    await expect(customer.client.call("RequestStatement", request)).rejects.toMatchObject({ code: 2010 });
    await setStatus(1);
    await decide("approve");
    await customer.client.call("RequestStatement", request);
    await provider.work();
    expect((await customer.client.call("GetStatements", {})).statements).toMatchObject([{ state: "ready" }]);
  });

  test("a client whose approved documents staff refuse because they have expired has the approved name on documents, not that of a check that is pending", async () => {
    const { fullName } = await customer.client.call("GetUserInfo", {});
    const request = { kind: "month", subject: await findMonth() } as const;
    await decide("refuse", { refusals: { front: { reason: "expired" } } });
    await setStatus(1, "Somebody");
    const { statementId } = await customer.client.call("RequestStatement", request);
    expect(await nameOn(statementId)).toBe(fullName);
    // The approval of the new name ends the earlier one.
    await decide("approve");
    expect(await nameOn(statementId)).toBe("Somebody Rahman");
    await decide("refuse", { refusals: { front: { reason: "wrongDocument" } } });
    expect(await nameOn(statementId)).toBe(null);
  });

  test("asvs(2.4.1): unknown codes have one answer, and guesses are limited", async () => {
    const visitor = provider.visitor();
    const one = await visitor.fetch("/verify/ABCD-EFGH");
    const other = await visitor.fetch("/verify/2222-2222-2222-2222-2222-2222");
    expect([one.status, other.status]).toEqual([404, 404]);
    expect(await one.text()).toBe(await other.text());
    for (let guess = 0; guess < 28; guess += 1) await visitor.fetch(`/verify/AAAA-${1000 + guess}`);
    expect((await visitor.fetch("/verify/AAAA-BBBB")).status).toBe(429);
  });

  test("asvs(5.3.2): a path in the place of a code leads to no file", async () => {
    for (const path of ["/verify/..%2f..%2fetc%2fpasswd", "/verify/%00", "/verify/%27%20or%201=1"])
      expect((await provider.visitor().fetch(path)).status, path).not.toBe(200);
  });
});

test("a line of Arabic with figures and Latin words is drawn in the order of its reading", () => {
  const drawn = (text: string) => shapeLine(text, "rtl").map((run) => run.text);
  expect(drawn("كشف 2026")).toEqual(["2026", " ", "كشف"]);
  expect(drawn("الرصيد (USD)")).toEqual(["(", "USD", ") ", "الرصيد"]);
  expect(shapeLine("Ali أحمد", "ltr").map(({ face }) => face)).toEqual(["latin", "arabic"]);
});
