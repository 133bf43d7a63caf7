import { eq, isNotNull, sql as raw } from "drizzle-orm";
import * as v from "valibot";
import type { Sql } from "../db/database.ts";
import { rowsOf } from "../db/rows.ts";
import { banks, companies, countries, currencies, platforms } from "../db/schema/catalogue.ts";
import { gatewayMethods, gatewaySecrets } from "../db/schema/gateway.ts";
import { accounts } from "../db/schema/ledger.ts";
import { settings } from "../db/schema/setting.ts";
import { users } from "../db/schema/user.ts";
import type { UserRow } from "../session/session.store.ts";

/** The initial rows of every provider. */
interface Catalogue {
  readonly companies: (typeof companies.$inferInsert)[];
  readonly currencies: (typeof currencies.$inferInsert)[];
  readonly countries: (typeof countries.$inferInsert)[];
  readonly platforms: (typeof platforms.$inferInsert)[];
  readonly banks: (typeof banks.$inferInsert)[];
  readonly gatewayMethods: (typeof gatewayMethods.$inferInsert)[];
  readonly gatewaySecrets: (typeof gatewaySecrets.$inferInsert)[];
  readonly houseAccounts: (typeof accounts.$inferInsert)[];
}

const Names = v.tuple([v.object({ names: v.string() })]);

/** Queries of the initial data. */
export const seedStore = {
  /** Returns how this database was seeded; null for a new one. */
  async begunWith(sql: Sql): Promise<string | null> {
    const [before] = await sql.select().from(settings).where(eq(settings.name, "seed"));
    return before?.value ?? null;
  },
  async isFilled(sql: Sql): Promise<boolean> {
    return (await sql.select().from(companies).limit(1)).length > 0;
  },
  async noteSeed(sql: Sql, kind: string, at: Date): Promise<void> {
    await sql.insert(settings).values([
      { name: "seed", value: kind },
      { name: "seededAt", value: at.toISOString() },
    ]);
  },
  async insertCatalogue(sql: Sql, catalogue: Catalogue): Promise<void> {
    await sql.insert(companies).values(catalogue.companies);
    await sql.insert(currencies).values(catalogue.currencies);
    await sql.insert(countries).values(catalogue.countries);
    await sql.insert(platforms).values(catalogue.platforms);
    await sql.insert(banks).values(catalogue.banks);
    await sql.insert(gatewayMethods).values(catalogue.gatewayMethods);
    await sql.insert(gatewaySecrets).values(catalogue.gatewaySecrets);
    await sql.insert(accounts).values(catalogue.houseAccounts);
  },
  async offerNoGateway(sql: Sql): Promise<void> {
    await sql.update(platforms).set({ activeDeposit: false }).where(isNotNull(platforms.gateway));
  },
  async insertUser(sql: Sql, user: typeof users.$inferInsert): Promise<UserRow> {
    const [row] = await sql.insert(users).values(user).returning();
    if (!row) throw new Error("A seeded user was not written");
    return row;
  },
  staff: (sql: Sql): Promise<UserRow[]> => sql.select().from(users).where(eq(users.role, "staff")),
  async changeUser(
    sql: Sql,
    userId: number,
    change: Partial<Pick<UserRow, "passwordHash" | "referrerId" | "kycReason">>,
  ): Promise<void> {
    await sql.update(users).set(change).where(eq(users.userId, userId));
  },
  /** Refreshes the statistics after thousands of inserts, without which the first queries use slow plans. */
  async refreshStatistics(sql: Sql): Promise<void> {
    await sql.execute(raw`analyze`);
  },
  /** Deletes all rows of all tables, and restarts all ids. */
  async empty(sql: Sql): Promise<void> {
    const found = await rowsOf(
      sql,
      raw`select string_agg(format('%I', tablename), ', ') as names from pg_tables where schemaname = 'public'`,
    );
    const [{ names }] = v.parse(Names, found);
    await sql.execute(raw.raw(`truncate table ${names} restart identity cascade`));
  },
};
