import { addOperation } from "../contract/operation.ts";
import { oneOf } from "../contract/wire-values.ts";
import type { App } from "../http/env.ts";
import type { Deps } from "../deps.ts";
import { logoOf } from "./platform-logos.ts";
import { catalogueStore, type PlatformRow } from "./catalogue.store.ts";

/** The names of the payment statuses, in the order of their ids from 1. */
export const statusNames = [
  "Pending",
  "Processing",
  "Shipped",
  "Processed",
  "Completed",
  "Cancelled",
] as const;

const statusIds = [1, 2, 3, 4, 5, 6] as const;
const typeNames = { 3: "Payment Gateway", 4: "Bank Transfer", 5: "Cryptocurrency" } as const;
const typeIds = [4, 5, 3] as const;

/** Marks an operation whose answer is the same for all clients, and is cached. */
const cached = { isCached: true } as const;

/** Narrows the payment status of a row. */
export const toStatusId = (id: number) => oneOf(statusIds, id);

function toPlatform(row: PlatformRow) {
  const paymentTypeId = oneOf(typeIds, row.paymentTypeId);
  return {
    paymentPlatformId: row.platformId,
    paymentPlatformName: row.name,
    paymentTypeId,
    paymentTypeName: typeNames[paymentTypeId],
    activeDeposit: row.activeDeposit,
    activeWithdrawal: row.activeWithdrawal,
    companyId: row.companyId,
    currencyCode: row.currencyCode,
    depositMin: Number(row.depositMin),
    depositMax: Number(row.depositMax),
    withdrawalMin: Number(row.withdrawalMin),
    withdrawalMax: Number(row.withdrawalMax),
    logo: logoOf(row.name),
    bankName: row.bankName,
    bankAccountName: row.bankAccountName,
    bankAccountNumber: row.bankAccountNumber,
    bankSwiftCode: row.bankSwiftCode,
    walletAddress: row.walletAddress,
  };
}

/** Adds the operations of companies, countries, currencies, statuses, payment types and platforms. */
export function catalogueRoutes(app: App, deps: Deps): void {
  addOperation(
    app,
    deps,
    "GetCompanies",
    async ({ sql }) => {
      const rows = await catalogueStore.companies(sql);
      return rows.map(({ companyId, name, cTraderAppUrl }) => ({
        companyId,
        companyName: name,
        companyLogo: `/api/files/logo/${companyId}.svg`,
        cTraderAppURL: cTraderAppUrl,
      }));
    },
    cached,
  );
  addOperation(
    app,
    deps,
    "GetCountries",
    async ({ sql }) => {
      const rows = await catalogueStore.countries(sql);
      return rows.map(({ countryId, name, code, mobileCode }) => ({
        countryId,
        countryName: name,
        countryCode: code,
        mobileCode,
      }));
    },
    cached,
  );
  addOperation(
    app,
    deps,
    "GetCurrencies",
    async ({ sql }) => {
      const rows = await catalogueStore.currencies(sql);
      return rows.map(({ currencyCode, currencyId, sellRate, buyRate }) => ({
        currencyCode,
        currencyId,
        sellRate: Number(sellRate),
        buyRate: Number(buyRate),
      }));
    },
    cached,
  );
  nameRoutes(app, deps);
  platformRoutes(app, deps);
}

/** Adds the operations of the names of statuses and payment types. */
function nameRoutes(app: App, deps: Deps): void {
  addOperation(
    app,
    deps,
    "GetStatuses",
    async () => statusIds.map((value) => ({ value, name: statusNames[value - 1] ?? "" })),
    cached,
  );
  addOperation(
    app,
    deps,
    "GetExternalPaymentTypes",
    async () =>
      typeIds.map((paymentTypeId) => ({ paymentTypeId, paymentTypeName: typeNames[paymentTypeId] })),
    cached,
  );
}

/** Adds the operation of the payment platforms that a company offers. */
function platformRoutes(app: App, deps: Deps): void {
  addOperation(app, deps, "GetPaymentPlatforms", async ({ sql, input, user }) => {
    const { paymentAction: action, currencyCode } = input;
    const rows = await catalogueStore.platforms(sql, { companyId: user.companyId, action, currencyCode });
    // Without the capability no wallet address can be read.
    const hasWallets = deps.config.capabilities.includes("withdrawalWallet");
    const platforms = rows
      .map(toPlatform)
      .map((one) =>
        one.paymentTypeId === 5 && !hasWallets ? Object.assign(one, { activeWithdrawal: false }) : one,
      );
    return action === 2 ? platforms.filter((one) => one.activeWithdrawal) : platforms;
  });
  addOperation(app, deps, "ReloadMasterCache", async () => {
    deps.lookups.clear();
    return null;
  });
}
