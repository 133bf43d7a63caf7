import { countries as list } from "countries-list";
import { randomBytes } from "node:crypto";
import type { Gateway } from "../catalogue/catalogue.store.ts";
import type { Sql } from "../db/database.ts";
import { gatewayNames } from "../db/names.ts";
import { houseAccounts } from "../ledger/ledger.store.ts";
import { banksByCountry, smilePayzMethods } from "./banks.ts";
import { seedStore } from "./seed.store.ts";
import { type Wordmark, wordmarks } from "./wordmarks.ts";

/** Draws a logo: a mark and a word as outlines, 4 to 1, readable on light and dark. */
const logo = (name: string, { width, path }: Wordmark, colour: string, mark: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${75 + width} 70" role="img" aria-label="${name}"><style>.w{fill:#10151d}@media(prefers-color-scheme:dark){.w{fill:#e8edf4}}</style><rect x="3" y="7" width="56" height="56" rx="15" fill="${colour}"/><path d="${mark}" fill="none" stroke="#fff" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/><path class="w" d="${path}"/></svg>`;

const rates = [
  { currencyCode: "USD", currencyId: 840, sellRate: "1", buyRate: "1" },
  { currencyCode: "MYR", currencyId: 458, sellRate: "4.47", buyRate: "4.41" },
  { currencyCode: "SGD", currencyId: 702, sellRate: "1.35", buyRate: "1.33" },
  { currencyCode: "EUR", currencyId: 978, sellRate: "0.93", buyRate: "0.91" },
  { currencyCode: "GBP", currencyId: 826, sellRate: "0.79", buyRate: "0.78" },
  { currencyCode: "IDR", currencyId: 360, sellRate: "15890", buyRate: "15720" },
  { currencyCode: "THB", currencyId: 764, sellRate: "36.2", buyRate: "35.8" },
];

const limits = { depositMin: "10", depositMax: "5000", withdrawalMin: "10", withdrawalMax: "5000" };
const active = { activeDeposit: true, activeWithdrawal: true, companyId: 9, ...limits };
const bank = (platformId: number, name: string, currencyCode: string, number: string, swift: string) => ({
  ...active,
  platformId,
  name,
  currencyCode,
  paymentTypeId: 4,
  bankName: name,
  bankAccountName: "Client Funds Account",
  bankAccountNumber: number,
  bankSwiftCode: swift,
});
const crypto = (platformId: number, name: string, walletAddress: string) => ({
  ...active,
  platformId,
  name,
  currencyCode: "USD",
  paymentTypeId: 5,
  walletAddress,
});
const gateway = (platformId: number, name: string, currencyCode: string, of: Gateway) => ({
  ...active,
  platformId,
  name,
  currencyCode,
  paymentTypeId: 3,
  gateway: of,
  // Gateways accept deposits only; withdrawals go to the user's bank.
  activeWithdrawal: false,
});
const gateways = [
  ["ESS", "ess"],
  ["SmilePayz", "smilepayz"],
  ["OnePay", "onepay"],
  ["RazorPay", "razorpay"],
  ["FastPay", "fastpay"],
] as const;

const seededPlatforms = [
  bank(11, "Daybreak Bank", "MYR", "514012345678", "DAYBMYKL"),
  bank(12, "Ridgeline Bank", "MYR", "800123456789", "RIDGMYKL"),
  bank(13, "International wire", "USD", "0012345678", "EXMPUS33"),
  { ...bank(14, "Portico Bank", "MYR", "3123456789", "PORTMYKL"), activeDeposit: false },
  crypto(21, "USDT (TRC20)", "TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE"),
  crypto(22, "USDT (ERC20)", "0x71C7656EC7ab88b098defB751B7401B5f6d8976F"),
  ...gateways.flatMap(([name, of], index) => [
    gateway(31 + index, name, "MYR", of),
    gateway(41 + index, name, "USD", of),
  ]),
  { ...gateway(51, "Old gateway", "MYR", "ess"), activeDeposit: false },
  { ...bank(61, "Saltmarsh Savings", "MYR", "999000111222", "SALTMYKL"), companyId: 12 },
  { ...bank(63, "Old Quay Bank", "MYR", "999000333444", "QUAYMYKL"), companyId: 12 },
  { ...bank(62, "Other currency's bank", "SGD", "5551112223", "OTHRSGSG") },
];

/** Returns the id of a country, from its two letters, so that ids never change when the list grows. */
const countryId = (code: string): number => (code.charCodeAt(0) - 64) * 100 + (code.charCodeAt(1) - 64);

const seededCompanies = [
  {
    companyId: 9,
    name: "Northgale",
    logo: logo("Northgale", wordmarks.northgale, "#1d4ed8", "M16 46 L27 30 L37 38 L47 24"),
    cTraderAppUrl: "https://ctrader.northgale.example/",
    referralCode: "NORTHGALE",
  },
  {
    companyId: 12,
    name: "Tidewell",
    logo: logo("Tidewell", wordmarks.tidewell, "#0f766e", "M15 40 q8 -12 16 0 t16 0"),
    cTraderAppUrl: "https://ctrader.tidewell.example/",
    referralCode: "TIDEWELL",
  },
];

const seededCountries = Object.entries(list).flatMap(([code, { name, phone }]) => {
  const [dial] = phone;
  if (dial === undefined || dial === 0) return [];
  const currencyCode = code === "MY" ? "MYR" : "USD";
  return [{ countryId: countryId(code), name, code, mobileCode: `+${dial}`, currencyCode }];
});

const seededBanks = Object.entries(banksByCountry).flatMap(([countryCode, banks]) =>
  Object.entries(banks).map(([code, description]) => ({ countryCode, code, description })),
);

const seededMethods = [
  ...smilePayzMethods.map(([countryCode, code, name]) => ({
    gateway: "smilepayz" as const,
    countryCode,
    code,
    name,
  })),
  ...(["onepay", "razorpay", "fastpay"] as const).flatMap((of) =>
    [...seededBanks, { countryCode: "", code: "OTHER", description: "Another bank" }].map(
      ({ countryCode, code, description: name }) => ({ gateway: of, countryCode, code, name }),
    ),
  ),
];

/** Inserts the catalogue of every provider: companies, countries, currencies, platforms and the house's accounts. */
export const seedCatalogue = (sql: Sql): Promise<void> =>
  seedStore.insertCatalogue(sql, {
    companies: seededCompanies,
    currencies: rates,
    countries: seededCountries,
    platforms: seededPlatforms,
    banks: seededBanks,
    gatewayMethods: seededMethods,
    gatewaySecrets: gatewayNames.map((of) => ({
      gateway: of,
      secret: randomBytes(32).toString("base64url"),
    })),
    houseAccounts: houseAccounts.map((kind) => ({ userId: null, kind })),
  });
