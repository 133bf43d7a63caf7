import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { quoteOf } from "../market/quote.ts";
import { english } from "../messages/en/index.ts";
import { accountTypes, lotCostOf } from "./accounts.ts";
import { companyOf } from "./companies.ts";
import { contactTopics } from "./contact-topics.ts";
import { documentNames } from "./document-names.ts";
import { findInstrument, instruments } from "./instruments/all.ts";
import { readLegalText } from "./legal-texts.ts";

test("the claimed maximum leverage is that of an account and an instrument, and none has more", () => {
  for (const id of [9, 12]) {
    const { claims, entities } = companyOf(id);
    for (const of of [accountTypes, instruments, entities])
      expect(Math.max(...of.map(({ leverage }) => leverage))).toBe(claims.leverage.value);
  }
});

test("a company without content stops the build, with a message about what to write", () => {
  expect(() => companyOf(404)).toThrow("No content for company 404");
  expect(() => findInstrument("EURSUD")).toThrow("No instrument EURSUD");
});

test("no two instruments share a symbol, and a spread is visible in the digits of its quote", () => {
  expect(new Set(instruments.map(({ symbol }) => symbol)).size).toBe(instruments.length);
  const unseen = instruments.filter(({ spread, digits }) => Number(spread.toFixed(digits)) <= 0);
  expect(unseen).toEqual([]);
});

test("a price of the edition is the mid price, and its curve ends with the bid", () => {
  for (const one of instruments) {
    const { bid, ask, curve } = quoteOf(one);
    expect(ask - bid, one.symbol).toBeCloseTo(one.spread, one.digits - 1);
    expect(Math.abs(one.price - (bid + ask) / 2), one.symbol).toBeLessThanOrEqual(10 ** -one.digits / 1.9);
    expect(curve.at(-1), one.symbol).toBe(bid);
  }
});

test("one lot costs its typical spread and the commission of both sides", () => {
  expect(accountTypes.map((type) => lotCostOf(type).total)).toEqual([12, 9, 5]);
});

test("each legal text is parsed clause by clause, and has the clauses that pages name as their source", () => {
  const clauses = new Map(documentNames.map((name) => [name, readLegalText(name).clauses]));
  for (const [name, of] of clauses) {
    expect(of.length, name).toBeGreaterThan(5);
    expect(
      of.filter(({ title, blocks }) => title === "" || blocks.length === 0),
      name,
    ).toEqual([]);
  }
  const named = english.home.safety.items.map(
    ({ document, clause }) => clauses.get(document)?.[clause - 1]?.title,
  );
  expect(named).toEqual(["Negative balance protection", "Client money", "Review of payments", "Complaints"]);
});

test("the topics of messages are those of the provider's contract", async () => {
  const contract = await readFile(
    new URL("../../../../api-spec/generated/openapi.json", import.meta.url),
    "utf8",
  );
  const document: unknown = JSON.parse(contract);
  expect(document).toHaveProperty(
    "components.schemas.SupportMessageBody.properties.topic.enum",
    contactTopics,
  );
});
