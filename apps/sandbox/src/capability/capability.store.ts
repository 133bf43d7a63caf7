import { and, asc, eq, min } from "drizzle-orm";
import type { Sql } from "../db/database.ts";
import { companies, platforms } from "../db/schema/catalogue.ts";

/** Queries of the limits that a portal shows for its company. */
export const capabilityStore = {
  /** Returns the smallest deposit in US dollars by gateway; the key null is for banks and wallets. */
  smallestDeposits: (sql: Sql, companyId: number) =>
    sql
      .select({ gateway: platforms.gateway, usd: min(platforms.depositMin) })
      .from(platforms)
      .where(and(eq(platforms.companyId, companyId), eq(platforms.activeDeposit, true)))
      .groupBy(platforms.gateway)
      .orderBy(asc(platforms.gateway)),
  /** Returns the company for a caller who names none. */
  async firstCompany(sql: Sql) {
    const [row] = await sql
      .select({ companyId: companies.companyId })
      .from(companies)
      .orderBy(asc(companies.companyId))
      .limit(1);
    return row?.companyId ?? 0;
  },
};
