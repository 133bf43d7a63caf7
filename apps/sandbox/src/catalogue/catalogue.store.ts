import { and, asc, eq, inArray, isNotNull, or, sql as raw } from "drizzle-orm";
import type { Sql } from "../db/database.ts";
import { prepareStatement } from "../db/statement.ts";
import { banks, companies, countries, currencies, platforms } from "../db/schema/catalogue.ts";
import type { gatewayNames } from "../db/names.ts";
import { gatewayMethods } from "../db/schema/gateway.ts";

/** A row of the payment platforms. */
export type PlatformRow = typeof platforms.$inferSelect;

/** A row of the currencies. */
export type CurrencyRow = typeof currencies.$inferSelect;

/** A row of the companies. */
export type CompanyRow = typeof companies.$inferSelect;

/** The fields of a platform that staff may change. */
type PlatformChange = Pick<
  PlatformRow,
  "activeDeposit" | "activeWithdrawal" | "depositMin" | "depositMax" | "withdrawalMin" | "withdrawalMax"
>;

/** The name of a gateway. */
export type Gateway = (typeof gatewayNames)[number];

const findPlatform = prepareStatement("find_platform", (sql) =>
  sql
    .select({
      platform: platforms,
      currency: currencies,
      version: raw<string>`payment_platform.xmin::text || ' ' || currency.xmin::text`,
    })
    .from(platforms)
    .innerJoin(currencies, eq(currencies.currencyCode, platforms.currencyCode))
    .where(eq(platforms.platformId, raw.placeholder("platformId"))),
);
const findCurrency = prepareStatement("find_currency", (sql) =>
  sql
    .select()
    .from(currencies)
    .where(eq(currencies.currencyCode, raw.placeholder("currencyCode"))),
);

/** Queries and changes of the catalogue. */
export const catalogueStore = {
  companies: (sql: Sql) => sql.select().from(companies).orderBy(asc(companies.companyId)),
  countries: (sql: Sql) => sql.select().from(countries).orderBy(asc(countries.name)),
  currencies: (sql: Sql) => sql.select().from(currencies).orderBy(asc(currencies.currencyCode)),
  async currency(sql: Sql, currencyCode: string) {
    const [row] = await findCurrency(sql, { currencyCode });
    if (!row) throw new Error(`There is no currency ${currencyCode}`);
    return row;
  },
  /** Returns the price of one US dollar for a deposit in a currency; null for an unknown currency. */
  async sellRate(sql: Sql, currencyCode: string): Promise<string | null> {
    const [row] = await findCurrency(sql, { currencyCode });
    return row?.sellRate ?? null;
  },
  async country(sql: Sql, countryId: number) {
    const [row] = await sql.select().from(countries).where(eq(countries.countryId, countryId));
    return row ?? null;
  },
  async companyByReferral(sql: Sql, companyId: number, referralCode: string) {
    const mine = and(eq(companies.companyId, companyId), eq(companies.referralCode, referralCode));
    const [row] = await sql.select().from(companies).where(mine);
    return row ?? null;
  },
  banks: (sql: Sql, countryCode: string) =>
    sql.select().from(banks).where(eq(banks.countryCode, countryCode)).orderBy(asc(banks.description)),
  /** Lists the payment options of a gateway for a country; options without a country are for all. */
  gatewayMethods: (sql: Sql, gateway: Gateway, countryCode: string) =>
    sql
      .select()
      .from(gatewayMethods)
      .where(and(eq(gatewayMethods.gateway, gateway), inArray(gatewayMethods.countryCode, [countryCode, ""])))
      .orderBy(asc(gatewayMethods.name)),
  async countryByCode(sql: Sql, code: string) {
    const [row] = await sql.select().from(countries).where(eq(countries.code, code));
    return row ?? null;
  },
  /** Lists the active platforms of a company, for one action or for both. */
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
  /** Lists the wallet addresses that clients pay to, of all companies. */
  async wallets(sql: Sql): Promise<readonly string[]> {
    const rows = await sql
      .select({ address: platforms.walletAddress })
      .from(platforms)
      .where(isNotNull(platforms.walletAddress));
    return rows.flatMap(({ address }) => address ?? []);
  },
  /** Lists the platforms of all companies, active or not. */
  allPlatforms: (sql: Sql) => sql.select().from(platforms).orderBy(asc(platforms.platformId)),
  /** Changes a platform and returns the previous values; null for an unknown id. */
  async changePlatform(sql: Sql, platformId: number, change: PlatformChange): Promise<PlatformRow | null> {
    const mine = eq(platforms.platformId, platformId);
    const [row] = await sql.update(platforms).set(change).where(mine).returning();
    return row ?? null;
  },
  /** Sets the rates of a currency; returns false for an unknown code. */
  async changeRates(
    sql: Sql,
    currencyCode: string,
    rates: Pick<CurrencyRow, "sellRate" | "buyRate">,
  ): Promise<boolean> {
    const mine = eq(currencies.currencyCode, currencyCode);
    return (await sql.update(currencies).set(rates).where(mine).returning()).length > 0;
  },
  /** Sets the name and the trading platform of a company; returns false for an unknown id. */
  async changeCompany(
    sql: Sql,
    companyId: number,
    change: Pick<CompanyRow, "name" | "cTraderAppUrl">,
  ): Promise<boolean> {
    const mine = eq(companies.companyId, companyId);
    return (await sql.update(companies).set(change).where(mine).returning()).length > 0;
  },
  /** Returns a platform with the rates of its currency. */
  async platform(sql: Sql, platformId: number) {
    const [row] = await findPlatform(sql, { platformId });
    return row
      ? {
          ...row.platform,
          sellRate: row.currency.sellRate,
          buyRate: row.currency.buyRate,
          version: row.version,
        }
      : null;
  },
};
