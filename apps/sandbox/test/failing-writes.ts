import { sql as raw } from "drizzle-orm";
import * as v from "valibot";
import { rowsOf } from "../src/db/rows.ts";
import type { Provider } from "./provider.ts";

const Names = v.array(v.object({ name: v.string() }));

/** Observes the writes of a provider's database, and makes writes to one table fail. */
export interface FailingWrites {
  /** Returns the tables that `work` writes to. */
  writtenBy(work: () => Promise<unknown>): Promise<readonly string[]>;
  /** Runs `work` while every write to a table fails, as on a full disk; the error repeats the row, as databases do. */
  while(table: string, work: () => Promise<unknown>): Promise<void>;
}

/** Adds a trigger to every table, which records a write or makes it fail. */
export async function createFailingWrites({ deps: { sql } }: Provider): Promise<FailingWrites> {
  const names = async (query: ReturnType<typeof raw>) =>
    v.parse(Names, await rowsOf(sql, query)).map(({ name }) => name);
  await sql.execute(raw`create schema failing`);
  await sql.execute(raw`create table failing.written (name text not null)`);
  await sql.execute(raw`create table failing.chosen (name text not null)`);
  await sql.execute(raw`create function failing.check() returns trigger language plpgsql as $$
    begin
      if exists (select from failing.chosen where name = tg_table_name) then
        raise exception 'no room for %', coalesce(to_jsonb(new), to_jsonb(old)) using errcode = '58030',
          detail = coalesce(to_jsonb(new), to_jsonb(old))::text, hint = 'row-values', table = tg_table_name;
      end if;
      insert into failing.written values (tg_table_name);
      return coalesce(new, old);
    end $$`);
  for (const table of await names(raw`select tablename as name from pg_tables where schemaname = 'public'`))
    await sql.execute(
      raw.raw(`create trigger aaa_failing before insert or update or delete on public.${table}
        for each row execute function failing.check()`),
    );
  return {
    async writtenBy(work) {
      await sql.execute(raw`delete from failing.written`);
      await work();
      return [...new Set(await names(raw`select name from failing.written`))].toSorted();
    },
    async while(table, work) {
      await sql.execute(raw`insert into failing.chosen values (${table})`);
      try {
        await work();
      } finally {
        await sql.execute(raw`delete from failing.chosen`);
      }
    },
  };
}
