import { and, asc, eq, or } from "drizzle-orm";
import type { Sql } from "../db/database.ts";
import { companies, countries, currencies, platforms } from "../db/schema.ts";

/** A row of the payment platforms. */
export type PlatformRow = typeof platforms.$inferSelect;

/** What hardly changes. */
export const catalogueStore = {
  companies: (sql: Sql) => sql.select().from(companies).orderBy(asc(companies.companyId)),
  countries: (sql: Sql) => sql.select().from(countries).orderBy(asc(countries.name)),
  currencies: (sql: Sql) => sql.select().from(currencies).orderBy(asc(currencies.currencyCode)),
  async country(sql: Sql, countryId: number) {
    const [row] = await sql.select().from(countries).where(eq(countries.countryId, countryId));
    return row ?? null;
  },
  async companyByReferral(sql: Sql, companyId: number, referralCode: string) {
    const mine = and(eq(companies.companyId, companyId), eq(companies.referralCode, referralCode));
    const [row] = await sql.select().from(companies).where(mine);
    return row ?? null;
  },
  /** Active platforms of a company, for one action or for either. */
  platforms(
    sql: Sql,
    filter: { companyId: number; action?: 1 | 2 | undefined; currencyCode?: string | undefined },
  ) {
    const { companyId, action, currencyCode } = filter;
    const isActive =
      action === 1
        ? platforms.activeDeposit
        : action === 2
          ? platforms.activeWithdrawal
          : or(platforms.activeDeposit, platforms.activeWithdrawal);
    const conditions = [eq(platforms.companyId, companyId), isActive];
    if (currencyCode !== undefined) conditions.push(eq(platforms.currencyCode, currencyCode));
    return sql
      .select()
      .from(platforms)
      .where(and(...conditions))
      .orderBy(asc(platforms.platformId));
  },
  /** A platform with the rates of its currency. */
  async platform(sql: Sql, platformId: number) {
    const [row] = await sql
      .select()
      .from(platforms)
      .innerJoin(currencies, eq(currencies.currencyCode, platforms.currencyCode))
      .where(eq(platforms.platformId, platformId));
    return row
      ? { ...row.payment_platform, sellRate: row.currency.sellRate, buyRate: row.currency.buyRate }
      : null;
  },
};
