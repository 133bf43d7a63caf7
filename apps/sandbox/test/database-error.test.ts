import { expect, test } from "vitest";
import { problemOf } from "../src/db/transaction.ts";

const withCode = (code: string) =>
  new Error("Failed query", { cause: Object.assign(new Error(code), { code }) });

test.each([
  ["serialisation failures that did not end", withCode("40001")],
  ["a statement that took too long", withCode("57014")],
  ["a full disk", withCode("53100")],
  ["a database that has become a standby", withCode("25006")],
  ["no connection", withCode("ECONNREFUSED")],
  [
    "a connection that broke",
    new Error("Failed query", { cause: new Error("Connection terminated unexpectedly") }),
  ],
  ["a full pool", new Error("timeout exceeded when trying to connect")],
])("%s: a 503 with Retry-After", (_what, error) => {
  expect(problemOf(error)).toMatchObject({ status: 503, retryAfter: 1 });
});

test("a value that the database cannot hold is a 400", () => {
  expect(problemOf(withCode("22021"))).toMatchObject({ status: 400 });
});

test("any other error is internal", () => {
  expect(problemOf(withCode("23505"))).toBeNull();
  expect(problemOf(new TypeError("undefined is not a function"))).toBeNull();
});
