import { createHash } from "node:crypto";
import { PDFDocument } from "@cantoo/pdf-lib";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { requestMonthlyStatements } from "../src/statement/statement.service.ts";
import { ledger } from "../src/ledger/ledger.store.ts";
import { stateAccounts, totalOf } from "../src/statement/statement-facts.ts";
import { periodOf } from "../src/statement/period.rules.ts";
import { statementStore } from "../src/statement/statement.store.ts";
import { writeStatementCsv } from "../src/statement/statement-csv.ts";
import { paperWords } from "../src/statement/words/paper-words.ts";
import { createCustomer } from "./customer.ts";
import { customer, openCustomer, provider } from "./one-customer.ts";
import type { Visitor } from "./provider.ts";

openCustomer();

const months = async (who: Visitor) => (await who.client.call("GetStatements", {})).months;

/** Requests the statement of a month and lets the job make it. */
async function make(who: Visitor, subject: string): Promise<string> {
  const { statementId } = await who.client.call("RequestStatement", { kind: "month", subject });
  await provider.work();
  return statementId;
}
const download = async (who: Visitor, statementId: string, format: "pdf" | "csv" = "pdf") => {
  const file = await who.client.call("DownloadStatement", { statementId, format });
  return { ...file, bytes: Buffer.from(file.content, "base64") };
};
const refused = (code: number) => ({ kind: "refused", code });

/** Moves money of a client between two of the own accounts, or from and to the house. */
const move = (userId: number, index: number, at: Date, amount: string, isIn: boolean) => {
  const own = { userId, kind: "eWallet" } as const;
  const house = { userId: null, kind: "bank" } as const;
  return ledger.move(provider.deps.sql, {
    kind: isIn ? "deposit" : "withdrawal",
    reference: `${userId} random ${index}`,
    at,
    from: isIn ? house : own,
    to: isIn ? own : house,
    amount,
  });
};
const stated = async (userId: number, subject: string) => {
  const period = periodOf("month", subject);
  if (!period) throw new Error("no period");
  const { sql } = provider.deps;
  return stateAccounts(
    await statementStore.endsOf(sql, userId, period),
    await statementStore.postingsOf(sql, userId, period),
  );
};

describe("a statement proves itself against the ledger", () => {
  test("for random ledgers opening and movements make the closing balance, months chain, and the last one is the ledger's", async () => {
    const minutes = (90 * 24 - 1) * 60;
    const movement = fc.record({
      at: fc.oneof(
        fc.integer({ min: 0, max: minutes }),
        // The first and the last instant of a month.
        fc.constantFrom(0, 31 * 1440 - 1, 31 * 1440, 61 * 1440 - 1, 61 * 1440),
      ),
      cents: fc.integer({ min: 1, max: 9_999_999 }),
      isIn: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(movement, { maxLength: 25 }), async (given) => {
        const { userId } = await createCustomer(provider);
        const start = Date.UTC(2026, 7, 1);
        for (const [index, { at, cents, isIn }] of given.toSorted((a, b) => a.at - b.at).entries()) {
          const amount = (cents / 100).toFixed(2);
          // A movement that the balance does not cover is refused, and writes nothing.
          await move(userId, index, new Date(start + at * 60_000), amount, isIn).catch(() => undefined);
        }
        const ends: string[] = [];
        for (const subject of ["2026-08", "2026-09", "2026-10"]) {
          const accounts = await stated(userId, subject);
          expect(totalOf(accounts, "opening")).toBe(ends.at(-1) ?? totalOf(accounts, "opening"));
          ends.push(totalOf(accounts, "closing"));
        }
        const balances = Object.values(await ledger.balances(provider.deps.sql, userId));
        expect(Number(ends.at(-1))).toBeCloseTo(
          balances.reduce((sum, one) => sum + Number(one), 0),
          2,
        );
      }),
      { numRuns: 8 },
    );
  });

  test("figures that do not add up are never stated", () => {
    const posting = { account: "eWallet", at: new Date(0), kind: "deposit", reference: "", amount: "9.99" };
    expect(() => stateAccounts([{ kind: "eWallet", opening: "0.10", closing: "10.10" }], [posting])).toThrow(
      "ends at 10.09, not at 10.10",
    );
  });
});

describe("a client requests and downloads statements", () => {
  test("a month as tagged PDF and CSV, unchanged however often it is requested", async () => {
    const [subject = ""] = await months(customer);
    const statementId = await make(customer, subject);
    const pdf = await download(customer, statementId);
    expect(createHash("sha256").update(pdf.bytes).digest("hex")).toBe(pdf.sha256);
    expect(pdf.bytes.subarray(0, 5).toString()).toBe("%PDF-");
    const read = await PDFDocument.load(pdf.bytes);
    for (const part of ["/StructTreeRoot", "/MarkInfo", "/Lang (en)"])
      expect(String(read.catalog)).toContain(part);
    const csv = await download(customer, statementId, "csv");
    expect(csv.bytes.toString()).toContain(`"Closing balance","","","5000.00"`);
    await make(customer, subject);
    expect(await download(customer, statementId)).toMatchObject({ sha256: pdf.sha256 });
    expect(await months(customer)).not.toContain(subject);
  });

  test("not of a period that has not ended, or that was before the account", async () => {
    const now = provider.clock.now().toISOString();
    for (const [kind, subject] of [
      ["month", now.slice(0, 7)],
      ["year", now.slice(0, 4)],
      ["month", "2019-12"],
      ["month", "2026-13"],
      ["year", "2026-10"],
    ] as const)
      await expect(customer.client.call("RequestStatement", { kind, subject })).rejects.toMatchObject(
        refused(1121),
      );
  });

  test("a completed transaction is confirmed, another one and that of another client are not", async () => {
    const demo = provider.visitor();
    await demo.signIn();
    const deposits = await demo.client.call("GetDepositTransactionsByUser", {});
    const idOf = (status: number) =>
      deposits.find(({ paymentStatusId }) => paymentStatusId === status)?.transactionId ?? "";
    const ask = (who: Visitor, subject: string) =>
      who.client.call("RequestStatement", { kind: "transaction", subject });
    const { statementId } = await ask(demo, idOf(5));
    await provider.work();
    expect(await download(demo, statementId)).toMatchObject({ fileName: `confirmation-${idOf(5)}.pdf` });
    await expect(download(demo, statementId, "csv")).rejects.toMatchObject(refused(1120));
    await expect(ask(demo, idOf(6))).rejects.toMatchObject(refused(2006));
    await expect(ask(customer, idOf(5))).rejects.toMatchObject(refused(2005));
  });

  test("asvs(8.2.2): another client's statement is unknown, as one that never was", async () => {
    const [subject = ""] = await months(customer);
    const statementId = await make(customer, subject);
    const other = await createCustomer(provider);
    for (const format of ["pdf", "csv"] as const)
      await expect(download(other, statementId, format)).rejects.toMatchObject(refused(1120));
    expect((await other.client.call("GetStatements", {})).statements).toEqual([]);
  });

  test("a statement that is requested many times at once is made once", async () => {
    const [subject = ""] = await months(customer);
    const ask = () => customer.client.call("RequestStatement", { kind: "month", subject });
    const ids = await Promise.all([ask(), ask(), ask(), ask()]);
    expect(new Set(ids.map(({ statementId }) => statementId)).size).toBe(1);
    const before = (await provider.deps.files.list()).length;
    await provider.work();
    expect((await provider.deps.files.list()).length - before).toBe(2);
  });

  test("a stored statement is changed by no user, and a file that was is not sent", async () => {
    const [subject = ""] = await months(customer);
    const statementId = await make(customer, subject);
    const change = `update statement set total = 1 where statement_id = '${statementId}'`;
    await expect(provider.query(change)).rejects.toThrow("Failed query");
    const { rows } = await provider.query(
      `select csv_id from statement where statement_id = '${statementId}'`,
    );
    await provider.deps.files.put(String(Reflect.get(Object(rows[0]), "csv_id")), Buffer.from("forged"));
    await expect(download(customer, statementId, "csv")).rejects.toMatchObject({ status: 500 });
  });

  test("a file that the store has lost is answered as an unknown statement", async () => {
    const [subject = ""] = await months(customer);
    const statementId = await make(customer, subject);
    const { rows } = await provider.query(
      `select csv_id from statement where statement_id = '${statementId}'`,
    );
    await provider.deps.files.delete(String(Reflect.get(Object(rows[0]), "csv_id")));
    await expect(download(customer, statementId, "csv")).rejects.toMatchObject({ kind: "refused" });
  });

  test("those of the last month are requested without every visitor asking, once", async () => {
    await requestMonthlyStatements(provider.deps);
    await requestMonthlyStatements(provider.deps);
    const { statements } = await customer.client.call("GetStatements", {});
    expect(statements).toMatchObject([{ kind: "month", state: "making", formats: [] }]);
    await provider.query("delete from job where kind = 'statement'");
  });

  test("no cell of the CSV is run as a formula", () => {
    const movement = {
      at: new Date(0),
      kind: "deposit",
      reference: "D-20261001-1",
      amount: "1.00",
      balance: "-1.00",
    };
    const csv = writeStatementCsv(
      {
        kind: "month",
        subject: "2026-10",
        period: { from: new Date(0), to: new Date(1) },
        accounts: [
          {
            kind: "eWallet",
            opening: "0.00",
            received: "1.00",
            spent: "0.00",
            closing: "1.00",
            movements: [movement],
          },
        ],
        holder: { companyName: "", fullName: "", cTraderLogin: "" },
        madeAt: new Date(0),
        code: "",
        verifyUrl: "",
      },
      { ...paperWords.en, movements: { deposit: '=HYPERLINK("https://evil.example")' } },
    );
    expect(csv).toContain(`"'=HYPERLINK(""https://evil.example"")"`);
    expect(csv).toContain(`"-1.00"`);
  });
});
