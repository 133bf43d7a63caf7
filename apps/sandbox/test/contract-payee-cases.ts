import { expect } from "vitest";
import type { Operation } from "../src/contract/validation.ts";
import { type Case, expectRefused, expectSignedOut } from "./contract-case.ts";

const coins = {
  name: "Coins",
  bankCode: null,
  bankAccountNumber: null,
  bankAccountName: null,
  walletAddress: "TJRyWwFs9wTFGZg3JbrVriFbNfCug5tDeC",
};

/** The cases of saved accounts. */
export const payeeCases = {
  GetPayees: {
    success: async ({ busy }) =>
      expect(await busy.client.call("GetPayees", {})).toMatchObject({ waitHours: 24 }),
    refusal: ({ gone }) => expectSignedOut(gone.client.call("GetPayees", {})),
  },
  AddPayee: {
    success: async ({ newcomer }) => {
      const { client } = await newcomer();
      expect(await client.call("AddPayee", coins)).toMatchObject(coins);
    },
    refusal: ({ busy }) =>
      expectRefused(busy.client.call("AddPayee", { ...coins, walletAddress: "T".repeat(34) }), 2015),
  },
  RemovePayee: {
    success: async ({ newcomer }) => {
      const { client } = await newcomer();
      const { payeeId } = await client.call("AddPayee", coins);
      expect(await client.call("RemovePayee", { payeeId })).toBeNull();
    },
    refusal: ({ busy }) => expectRefused(busy.client.call("RemovePayee", { payeeId: "unknown" }), 1132),
  },
} as const satisfies Partial<Record<Operation, Case>>;
