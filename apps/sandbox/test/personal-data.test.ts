import { getTableColumns, getTableName } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { listExportedTables, leftOut, personalData } from "../src/privacy/personal-data.store.ts";
import { keptTables, listErasedTables } from "../src/privacy/erasure.store.ts";
import { createCustomer } from "./customer.ts";
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

/** The tables that accept rows of an erased account, each with the reason. */
const written: Readonly<Record<string, string>> = {
  app_user: "Its personal columns are held by a trigger of their own.",
  account: "It is opened with the account of the client.",
  idempotency_key: "It is written with the rows of its call, which are refused.",
  inbox_entry: "The provider writes it, about a payment that arrives late too.",
  mail: "The last e-mail reports the deletion.",
  sign_in: "It records an attempt that was refused.",
  unmatched_payment: "It is a payment that arrives late.",
  user_event: "The provider writes it with an entry of the inbox.",
};

test("every table that a client writes refuses rows of an erased account", async () => {
  const { rows: all } = await provider.query(
    `select distinct c.table_name as name from information_schema.columns c
     join information_schema.tables t using (table_schema, table_name)
     where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.column_name = 'user_id'`,
  );
  const { rows: refusing } = await provider.query(
    `select distinct r.relname as name from pg_trigger t
     join pg_class r on r.oid = t.tgrelid join pg_proc p on p.oid = t.tgfoid
     where p.proname = 'refuse_erased' and r.relname <> 'app_user'`,
  );
  const names = (rows: readonly unknown[]) => rows.map((row) => String(Object(row).name));
  expect([...names(refusing), ...Object.keys(written)].toSorted()).toEqual(names(all).toSorted());
});

test("a transfer to an erased account and a change of its personal columns are refused by the database", async () => {
  const [sender, erased] = [await createCustomer(provider), await createCustomer(provider)];
  const send = (id: string) =>
    provider.query(`insert into transfer (transaction_id, user_id, kind, recipient_id, currency_code, amount, amount_usd,
      rate, payment_status_id, requested_at) values ('${id}', ${sender.userId}, 'user', ${erased.userId}, 'USD', 1, 1, 1, 1, now())`);
  const rename = () =>
    provider.query(`update app_user set full_name = 'Once more' where user_id = ${erased.userId}`);
  await send("T-BEFORE");
  await rename();
  await provider.query(`update app_user set erased_at = now() where user_id = ${erased.userId}`);
  const refusal = { cause: { code: "ER001" } };
  await expect(send("T-AFTER")).rejects.toMatchObject(refusal);
  await expect(rename()).rejects.toMatchObject(refusal);
});
