import { sql as raw } from "drizzle-orm";
import * as v from "valibot";
import { rowsOf } from "../src/db/rows.ts";
import type { Provider } from "./provider.ts";

/** The tables that every request may write to. */
const records = new Set(["event", "rate_limit"]);
const Names = v.array(v.object({ name: v.string() }));

/** Reports the changes since the last report. */
export interface Changes {
  /** Returns the tables whose rows changed, and `files` where a file was stored. */
  since(): Promise<readonly string[]>;
}

/** Watches every table of a provider's database except the audit and the rate limits, and its files. */
export async function watchChanges({ deps }: Provider): Promise<Changes> {
  const names = async (query: ReturnType<typeof raw>) =>
    v.parse(Names, await rowsOf(deps.sql, query)).map(({ name }) => name);
  await deps.sql.execute(raw`create schema watch`);
  await deps.sql.execute(raw`create table watch.change (name text not null)`);
  await deps.sql.execute(raw`create function watch.note() returns trigger language plpgsql as
    $$ begin insert into watch.change values (tg_table_name); return null; end $$`);
  const tables = await names(raw`select tablename as name from pg_tables where schemaname = 'public'`);
  for (const table of tables.filter((name) => !records.has(name)))
    await deps.sql.execute(
      raw.raw(`create trigger watched after insert or update or delete on public.${table}
        for each row execute function watch.note()`),
    );
  let files = (await deps.files.list()).length;
  return {
    async since() {
      const changed = new Set(await names(raw`delete from watch.change returning name`));
      const now = (await deps.files.list()).length;
      if (now !== files) changed.add("files");
      files = now;
      return [...changed].toSorted();
    },
  };
}
