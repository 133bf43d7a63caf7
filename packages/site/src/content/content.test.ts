import { expect, test } from "vitest";
import { quoteOf } from "../market/quote.ts";
import { english } from "../messages/en/index.ts";
import { accountTypes, costOfOneLot } from "./accounts.ts";
import { companyOf } from "./company.ts";
import { documentNames } from "./document-names.ts";
import { instrument, instruments } from "./instruments/all.ts";
import { legalText } from "./legal-texts.ts";

test("the highest leverage that is claimed is one that an account and an instrument have, and none has more", () => {
  for (const id of [9, 12]) {
    const { claims, entities } = companyOf(id);
    for (const of of [accountTypes, instruments, entities])
      expect(Math.max(...of.map(({ leverage }) => leverage))).toBe(claims.leverage.value);
  }
});

test("a company without content stops the build, and says what to write", () => {
  expect(() => companyOf(404)).toThrow("No content for company 404");
  expect(() => instrument("EURSUD")).toThrow("No instrument EURSUD");
});

test("no two instruments have one symbol, and a spread is seen in the digits of its quote", () => {
  expect(new Set(instruments.map(({ symbol }) => symbol)).size).toBe(instruments.length);
  const unseen = instruments.filter(({ spread, digits }) => Number(spread.toFixed(digits)) <= 0);
  expect(unseen).toEqual([]);
});

test("the quotes of the edition are the same each time, end at their price, and move as their market does", () => {
  for (const one of instruments) {
    const { bid, ask, change, curve } = quoteOf(one);
    expect(quoteOf(one)).toEqual({ bid, ask, change, curve });
    expect(ask - bid).toBeCloseTo(one.spread, 8);
    expect(curve.at(-1)).toBeCloseTo(one.price, 8);
    expect(Math.abs(change), one.symbol).toBeLessThan(one.volatility * 3);
  }
});

test("one lot costs its typical spread and the commission of both sides", () => {
  expect(accountTypes.map((type) => costOfOneLot(type).total)).toEqual([12, 9, 5]);
});

test("each legal text is read clause by clause, and has the clauses that pages name as their source", () => {
  const clauses = new Map(documentNames.map((name) => [name, legalText(name).clauses]));
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
