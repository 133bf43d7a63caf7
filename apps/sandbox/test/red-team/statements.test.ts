import { describe, expect, test } from "vitest";
import type { Customer } from "../customer.ts";
import { callAs, openGround } from "./ground.ts";

const ground = openGround();

describe("statements", () => {
  /** Requests the statement of the last month, and makes it. */
  async function makeStatement({ client }: Customer) {
    const { months } = await client.call("GetStatements", {});
    const { statementId } = await client.call("RequestStatement", {
      kind: "month",
      subject: months[0] ?? "",
    });
    await ground.provider.work();
    return client.call("DownloadStatement", { statementId, format: "csv" }).then(({ sha256 }) => ({
      statementId,
      sha256,
      subject: months[0] ?? "",
    }));
  }

  test("the statement of another client, an unknown one and an odd id have one answer", async () => {
    const [owner, thief] = [await ground.customer(), await ground.customer()];
    const { statementId } = await makeStatement(owner);
    const answers = [];
    for (const id of [statementId, crypto.randomUUID(), statementId.toUpperCase()])
      answers.push(await callAs(thief, "DownloadStatement", { statementId: id, format: "pdf" }));
    for (const answer of answers) expect(answer).toEqual({ ...answers[0], status: 200 });
    expect(answers[0]?.code).not.toBe(1);
    expect((await thief.client.call("GetStatements", {})).statements).toEqual([]);
  });

  test("a period in another form is no statement: paths, spaces, other digits, the future, years without end", async () => {
    const customer = await ground.customer();
    for (const subject of [
      "../2026-10",
      "2026-10/../../etc/passwd",
      "2026-10\n",
      " 2026-10",
      "2026-1\u0660",
      "2026-13",
      "2026-11",
      "2099-01",
      "0000-01",
      "'; select 1; --",
      "x".repeat(5000),
    ])
      expect((await callAs(customer, "RequestStatement", { kind: "month", subject })).code, subject).not.toBe(
        1,
      );
    const { rows } = await ground.provider.query(
      `select 1 from statement where user_id = ${customer.userId}`,
    );
    expect(rows).toEqual([]);
    expect(ground.failures()).toEqual([]);
  });

  test("one cheap account requests thirty statements an hour, and the next one is refused before any work", async () => {
    const customer = await ground.customer();
    const statuses = [];
    for (let round = 0; round < 31; round += 1)
      statuses.push(
        (await callAs(customer, "RequestStatement", { kind: "month", subject: "2026-10" })).status,
      );
    expect(statuses.slice(-2)).toEqual([200, 429]);
    const { rows } = await ground.provider.query(
      `select 1 from statement where user_id = ${customer.userId}`,
    );
    expect(rows).toHaveLength(1);
  });

  test("one cheap account downloads 120 statements an hour, and writes no more rows of the audit than these and the first refusal", async () => {
    const customer = await ground.customer();
    const { statementId } = await makeStatement(customer);
    const statuses = [];
    for (let round = 0; round < 125; round += 1)
      statuses.push((await callAs(customer, "DownloadStatement", { statementId, format: "csv" })).status);
    expect(statuses.slice(118)).toEqual([200, 429, 429, 429, 429, 429, 429]);
    const { rows } = await ground.provider.query(
      `select 1 from event where actor_id = ${customer.userId} and operation = 'DownloadStatement'`,
    );
    expect(rows).toHaveLength(121);
  });

  test("the statements' page tells a guesser nothing: ids, hashes, periods and near misses have the page of any unknown code, which repeats none of it", async () => {
    const owner = await ground.customer();
    const { statementId, sha256, subject } = await makeStatement(owner);
    const pages = [];
    for (const code of [
      "AAAAAAAAAAAAAAAAAAAAAAAA",
      statementId,
      sha256,
      subject,
      String(owner.userId),
      owner.cTraderLogin,
      "A",
      "A".repeat(80),
    ]) {
      const response = await ground.visitor().fetch(`/verify/${code}`);
      const text = await response.text();
      expect(text).not.toContain(code.length > 3 ? code : "<none>");
      const headers = [...response.headers].filter(([name]) => !["date", "x-request-id"].includes(name));
      pages.push({ status: response.status, text, headers });
    }
    for (const page of pages) expect(page).toEqual(pages[0]);
    expect(pages[0]?.status).toBe(404);
  });

  test("guesses of codes are limited whatever address a header names, and by HEAD as well", async () => {
    const statuses = [];
    for (let round = 0; round < 34; round += 1) {
      const headers = {
        "x-forwarded-for": `203.0.113.${round}`,
        "x-real-ip": `203.0.113.${round}`,
        forwarded: `for=203.0.113.${round}`,
        "cf-connecting-ip": `203.0.113.${round}`,
      };
      const method = round % 2 === 0 ? "GET" : "HEAD";
      statuses.push((await ground.bare.fetch("/verify/AAAA-BBBB", { method, headers })).status);
    }
    expect(statuses.slice(0, 30).every((status) => status === 404)).toBe(true);
    expect(statuses.slice(30).every((status) => status === 429)).toBe(true);
  });
});
