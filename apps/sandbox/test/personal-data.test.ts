import { getTableColumns, getTableName } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { listExportedTables, leftOut, personalData } from "../src/privacy/personal-data.store.ts";
import { keptTables, listErasedTables } from "../src/privacy/erasure.store.ts";
import { createProvider, type Provider } from "./provider.ts";

let provider: Provider;
beforeAll(async () => {
  provider = await createProvider();
});
afterAll(() => provider.close());

test("every table of the database is in the copy of a client's data, or left out for a reason", async () => {
  const { rows } = await provider.query(
    "select table_name as name from information_schema.tables where table_schema = 'public'",
  );
  const tables = rows.map((row) => String(Object(row).name)).toSorted();
  const named = [...listExportedTables(), ...Object.keys(leftOut)].toSorted();
  expect(named).toEqual(tables);
});

test("a table that is about no client has no column of a client", async () => {
  const none = Object.entries(leftOut).flatMap(([table, reason]) =>
    reason === "It is about no client." ? [`'${table}'`] : [],
  );
  const { rows } = await provider.query(
    `select table_name, column_name from information_schema.columns
      where table_name in (${none.join(", ")}) and column_name ~ '(user|actor|client)_id'`,
  );
  expect(rows).toEqual([]);
});

test("only columns that exist are left out of a list, each for a reason", () => {
  for (const { table, without } of personalData) {
    const columns = Object.keys(getTableColumns(table));
    for (const [name, reason] of Object.entries(without)) {
      expect(columns, getTableName(table)).toContain(name);
      expect(reason).not.toBe("");
    }
  }
});

test("no column with a hash, a token or a key is in the copy", () => {
  const shown = personalData.flatMap(({ table, without }) =>
    Object.keys(getTableColumns(table))
      .filter((name) => !(name in without))
      .map((name) => `${getTableName(table)}.${name}`),
  );
  expect(shown.filter((name) => /\.(.*(hash|token|secret|sealed).*|.*Key)$/i.test(name))).toEqual([]);
});

test("every table of the database is erased, or kept for a reason", async () => {
  const { rows } = await provider.query(
    "select table_name as name from information_schema.tables where table_schema = 'public'",
  );
  const named = [...listErasedTables(), ...Object.keys(keptTables)].toSorted();
  expect(named).toEqual(rows.map((row) => String(Object(row).name)).toSorted());
});
