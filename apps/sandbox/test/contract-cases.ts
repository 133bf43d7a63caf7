import { capabilities, operations } from "@broker/api-spec/operations";
import { expect } from "vitest";
import type { Operation } from "../src/contract/validation.ts";
import { factorCases } from "./contract-factor-cases.ts";
import { captureCases } from "./contract-capture-cases.ts";
import { accountCases } from "./contract-account-cases.ts";
import { identityCases } from "./contract-identity-cases.ts";
import { callBare, type Case, expectInvalid } from "./contract-case.ts";
import { eventCases } from "./contract-event-cases.ts";
import { moneyCases } from "./contract-money-cases.ts";
import { passkeyCases } from "./contract-passkey-cases.ts";
import { noteCases } from "./contract-note-cases.ts";
import { pagingCases } from "./contract-paging-cases.ts";
import { payeeCases } from "./contract-payee-cases.ts";
import { privacyCases } from "./contract-privacy-cases.ts";
import { statementCases } from "./contract-statement-cases.ts";
import { threadCases } from "./contract-thread-cases.ts";

/** Creates the case of a public list without fields. */
const list = (
  name: "GetCompanies" | "GetCountries" | "GetCurrencies" | "GetStatuses" | "GetExternalPaymentTypes",
  row: object,
): Case => ({
  success: async ({ visitor }) =>
    expect(await visitor().client.call(name, {})).toEqual(
      expect.arrayContaining([expect.objectContaining(row)]),
    ),
  refusal: async ({ visitor }) =>
    expect((await visitor().fetch(`${operations[name].path}?admin=true`)).status).toBe(400),
});

/** The cases of all operations of the contract, each with a success and a refusal. */
export const cases = {
  ReloadMasterCache: {
    success: async ({ staff }) =>
      expect(await callBare(staff, "ReloadMasterCache")).toMatchObject({ responseCode: 1 }),
    refusal: async ({ demo }) =>
      expect(await callBare(demo, "ReloadMasterCache")).toMatchObject({ responseCode: 4001 }),
  },
  GetCompanies: list("GetCompanies", { companyId: 9, companyName: "Northgale" }),
  GetCountries: list("GetCountries", { countryCode: "MY", mobileCode: "+60" }),
  GetCurrencies: list("GetCurrencies", { currencyCode: "MYR", sellRate: 4.47, buyRate: 4.41 }),
  GetStatuses: list("GetStatuses", { value: 5, name: "Completed" }),
  GetExternalPaymentTypes: list("GetExternalPaymentTypes", { paymentTypeId: 4 }),
  GetCapabilities: {
    success: async ({ visitor }) =>
      expect(await visitor().client.call("GetCapabilities", {})).toMatchObject({
        capabilities: [...capabilities],
        limits: { sessionMinutes: 30, inactivityMinutes: 60, minimumDepositUsd: 10 },
      }),
    refusal: async ({ visitor }) =>
      expect((await visitor().fetch("/api/Cache/GetCapabilities?companyId=nine")).status).toBe(400),
  },
  GetPaymentPlatforms: {
    success: async ({ demo }) => {
      const rows = await demo.client.call("GetPaymentPlatforms", { paymentAction: 1, currencyCode: "MYR" });
      expect(rows.map(({ paymentPlatformId }) => paymentPlatformId)).toEqual([11, 12, 31, 32, 33, 34, 35]);
    },
    refusal: ({ demo }) =>
      expectInvalid(demo.client.call("GetPaymentPlatforms", { currencyCode: "ringgit" })),
  },
  ...moneyCases,
  ...payeeCases,
  ...threadCases,
  ...privacyCases,
  ...noteCases,
  ...pagingCases,
  ...accountCases,
  ...identityCases,
  ...captureCases,
  ...statementCases,
  ...eventCases,
  ...factorCases,
  ...passkeyCases,
} as const satisfies Record<Operation, Case>;
