import { readFile } from "node:fs/promises";
import { eq, sql as raw } from "drizzle-orm";
import * as v from "valibot";
import { rowsOf } from "../db/rows.ts";
import { gatewaySecrets } from "../db/schema/gateway.ts";
import { settings } from "../db/schema/setting.ts";
import { uploads } from "../db/schema/upload.ts";
import type { SeedDeps } from "./seed.ts";

const Columns = v.array(v.object({ table_name: v.string(), columns: v.string() }));

/**
 * Makes a database that was copied from the template one's own: its history ends today and not when the template was
 * made, its documents lie in the file store, and its gateways sign with secrets that nobody else has.
 */
export async function adoptTemplate({ sql, clock, files, randomToken }: SeedDeps): Promise<void> {
  const now = clock.now();
  await sql.transaction(async (tx) => {
    const [seeded] = await tx.select().from(settings).where(eq(settings.name, "seededAt"));
    const shift = seeded ? now.getTime() - Date.parse(seeded.value) : 0;
    if (shift !== 0) {
      const tables = v.parse(
        Columns,
        await rowsOf(
          tx,
          raw`select table_name, string_agg(format('%1$I = %1$I + make_interval(secs => %2$s)', column_name, ${shift / 1000}::float8), ', ') as columns
            from information_schema.columns where table_schema = 'public' and data_type = 'timestamp with time zone'
              and column_name <> 'date_of_birth' group by table_name`,
        ),
      );
      // The rows that nobody may ever change are moved with all others, before anybody has seen them.
      for (const { table_name: table, columns } of tables) {
        await tx.execute(raw.raw(`alter table "${table}" disable trigger user`));
        await tx.execute(raw.raw(`update "${table}" set ${columns}`));
        await tx.execute(raw.raw(`alter table "${table}" enable trigger user`));
      }
      await tx.update(settings).set({ value: now.toISOString() }).where(eq(settings.name, "seededAt"));
    }
    for (const { gateway } of await tx.select().from(gatewaySecrets)) {
      await tx
        .update(gatewaySecrets)
        .set({ secret: randomToken() })
        .where(eq(gatewaySecrets.gateway, gateway));
    }
    const sides = new Map<string, Uint8Array>();
    for (const { uploadId, fileName } of await tx.select().from(uploads)) {
      const bytes = sides.get(fileName) ?? (await readFile(new URL(`specimen-${fileName}`, import.meta.url)));
      sides.set(fileName, bytes);
      await files.put(uploadId, bytes);
    }
  });
}
