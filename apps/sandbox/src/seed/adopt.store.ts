import { eq, sql as raw } from "drizzle-orm";
import * as v from "valibot";
import type { Sql } from "../db/database.ts";
import { rowsOf } from "../db/rows.ts";
import { gatewaySecrets } from "../db/schema/gateway.ts";
import { settings } from "../db/schema/setting.ts";
import { uploads } from "../db/schema/upload.ts";

const Columns = v.array(v.object({ table_name: v.string(), columns: v.string() }));

/** Queries that make a copied database independent of its template. */
export const adoptStore = {
  /** Returns when this database was seeded, as ISO text; null where it is unknown. */
  async seededAt(sql: Sql): Promise<string | null> {
    const [seeded] = await sql.select().from(settings).where(eq(settings.name, "seededAt"));
    return seeded?.value ?? null;
  },
  /** Moves every timestamp except birthdays, including the time of seeding. */
  async moveTimes(sql: Sql, milliseconds: number, seededAt: Date): Promise<void> {
    const tables = v.parse(
      Columns,
      await rowsOf(
        sql,
        raw`select table_name, string_agg(format('%1$I = %1$I + make_interval(secs => %2$s)', column_name, ${milliseconds / 1000}::float8), ', ') as columns
          from information_schema.columns where table_schema = 'public' and data_type = 'timestamp with time zone'
            and column_name <> 'date_of_birth' group by table_name`,
      ),
    );
    // Rows that are immutable otherwise are moved too, before any client has read them.
    for (const { table_name: table, columns } of tables) {
      await sql.execute(raw.raw(`alter table "${table}" disable trigger user`));
      await sql.execute(raw.raw(`update "${table}" set ${columns}`));
      await sql.execute(raw.raw(`alter table "${table}" enable trigger user`));
    }
    await sql.update(settings).set({ value: seededAt.toISOString() }).where(eq(settings.name, "seededAt"));
  },
  /** Creates a new secret for each gateway. */
  async renewSecrets(sql: Sql, newSecret: () => string): Promise<void> {
    for (const { gateway } of await sql.select().from(gatewaySecrets))
      await sql
        .update(gatewaySecrets)
        .set({ secret: newSecret() })
        .where(eq(gatewaySecrets.gateway, gateway));
  },
  documents: (sql: Sql) => sql.select().from(uploads),
};
