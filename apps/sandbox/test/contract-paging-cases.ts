import { expect } from "vitest";
import type { Operation } from "../src/contract/validation.ts";
import { type Case, expectRefused } from "./contract-case.ts";

/** The cases of a page of a list: its first rows, and a cursor that the list does not have. */
const pageCase = (
  name: "GetDepositPage" | "GetWithdrawalPage" | "GetTransferPage" | "GetCompoundSchemePage",
): Case => ({
  success: async ({ busy }) =>
    expect(await busy.client.call(name, { limit: 1 })).toHaveProperty("nextCursor"),
  refusal: ({ busy }) => expectRefused(busy.client.call(name, { cursor: "D-1" }), 1180),
});

/** The cases of the pages of the four lists. */
export const pagingCases = {
  GetDepositPage: pageCase("GetDepositPage"),
  GetWithdrawalPage: pageCase("GetWithdrawalPage"),
  GetTransferPage: pageCase("GetTransferPage"),
  GetCompoundSchemePage: pageCase("GetCompoundSchemePage"),
} as const satisfies Partial<Record<Operation, Case>>;
