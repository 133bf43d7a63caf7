import { and, asc, eq, inArray, isNotNull, or, sql as raw } from "drizzle-orm";
import type { Sql } from "../db/database.ts";
import { prepared } from "../db/statement.ts";
import { banks, companies, countries, currencies, platforms } from "../db/schema/catalogue.ts";
import type { gatewayNames } from "../db/names.ts";
import { gatewayMethods } from "../db/schema/gateway.ts";

/** A row of the payment platforms. */
export type PlatformRow = typeof platforms.$inferSelect;

/** A row of the currencies. */
export type CurrencyRow = typeof currencies.$inferSelect;

/** A row of the companies. */
export type CompanyRow = typeof companies.$inferSelect;

/** What staff may change of a platform. */
type PlatformChange = Pick<
  PlatformRow,
  "activeDeposit" | "activeWithdrawal" | "depositMin" | "depositMax" | "withdrawalMin" | "withdrawalMax"
>;

/** One of the gateways. */
export type Gateway = (typeof gatewayNames)[number];

const findPlatform = prepared("find_platform", (sql) =>
  sql
    .select()
    .from(platforms)
    .innerJoin(currencies, eq(currencies.currencyCode, platforms.currencyCode))
    .where(eq(platforms.platformId, raw.placeholder("platformId"))),
);
const findCurrency = prepared("find_currency", (sql) =>
  sql
    .select()
    .from(currencies)
    .where(eq(currencies.currencyCode, raw.placeholder("currencyCode"))),
);

/** What hardly changes. */
export const catalogueStore = {
  companies: (sql: Sql) => sql.select().from(companies).orderBy(asc(companies.companyId)),
  countries: (sql: Sql) => sql.select().from(countries).orderBy(asc(countries.name)),
  currencies: (sql: Sql) => sql.select().from(currencies).orderBy(asc(currencies.currencyCode)),
  async currency(sql: Sql, currencyCode: string) {
    const [row] = await findCurrency(sql, { currencyCode });
    if (!row) throw new Error(`There is no currency ${currencyCode}`);
    return row;
  },
  /** What one US dollar costs who pays in, in some currency; null for one that is not in the catalogue. */
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
  /** What a payer can choose at a gateway; those of no country in particular are for everybody. */
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
  /** The wallets that clients pay to, of all companies. */
  async wallets(sql: Sql): Promise<readonly string[]> {
    const rows = await sql
      .select({ address: platforms.walletAddress })
      .from(platforms)
      .where(isNotNull(platforms.walletAddress));
    return rows.flatMap(({ address }) => address ?? []);
  },
  /** Those of all companies, active or not. */
  allPlatforms: (sql: Sql) => sql.select().from(platforms).orderBy(asc(platforms.platformId)),
  /** What staff may change of a platform; null where there is none of this id. */
  async changePlatform(sql: Sql, platformId: number, change: PlatformChange): Promise<PlatformRow | null> {
    const mine = eq(platforms.platformId, platformId);
    const [row] = await sql.update(platforms).set(change).where(mine).returning();
    return row ?? null;
  },
  /** Sets the rates of a currency; false where there is none of this code. */
  async changeRates(
    sql: Sql,
    currencyCode: string,
    rates: Pick<CurrencyRow, "sellRate" | "buyRate">,
  ): Promise<boolean> {
    const mine = eq(currencies.currencyCode, currencyCode);
    return (await sql.update(currencies).set(rates).where(mine).returning()).length > 0;
  },
  /** Sets the name and the trading platform of a company; false where there is none of this id. */
  async changeCompany(
    sql: Sql,
    companyId: number,
    change: Pick<CompanyRow, "name" | "cTraderAppUrl">,
  ): Promise<boolean> {
    const mine = eq(companies.companyId, companyId);
    return (await sql.update(companies).set(change).where(mine).returning()).length > 0;
  },
  /** A platform with the rates of its currency. */
  async platform(sql: Sql, platformId: number) {
    const [row] = await findPlatform(sql, { platformId });
    return row
      ? { ...row.payment_platform, sellRate: row.currency.sellRate, buyRate: row.currency.buyRate }
      : null;
  },
};
