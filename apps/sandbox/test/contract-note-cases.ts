import { expect } from "vitest";
import type { Operation } from "../src/contract/validation.ts";
import { type Case, expectRefused, expectSignedOut } from "./contract-case.ts";

/** The cases of notes on transactions. */
export const noteCases = {
  GetTransactionNotes: {
    success: async ({ busy }) =>
      expect(await busy.client.call("GetTransactionNotes", {})).toBeInstanceOf(Array),
    refusal: ({ gone }) => expectSignedOut(gone.client.call("GetTransactionNotes", {})),
  },
  SaveTransactionNote: {
    success: async ({ busy: { client } }) => {
      const [deposit] = await client.call("GetDepositTransactionsByUser", {});
      const transactionId = deposit?.transactionId ?? "";
      const notes = await client.call("GetTransactionNotes", {});
      const stored = notes.find((note) => note.transactionId === transactionId);
      // The text differs from the stored one, because a stored text is not written again.
      const text = stored?.text === "Rent" ? "Rent for December" : "Rent";
      const note = { transactionId, text, version: stored?.version ?? null };
      expect(await client.call("SaveTransactionNote", note)).toMatchObject({ transactionId, text });
    },
    refusal: ({ busy }) =>
      expectRefused(
        busy.client.call("SaveTransactionNote", { transactionId: "D-1", text: "Rent", version: null }),
        2005,
      ),
  },
} as const satisfies Partial<Record<Operation, Case>>;
