import { expect } from "vitest";
import type { Operation } from "../src/contract/validation.ts";
import { type Case, expectSignedOut } from "./contract-case.ts";

/** The cases of events. */
export const eventCases = {
  Stream: {
    success: async ({ demo }) => {
      const { place } = await demo.client.call("Stream", {});
      expect(await demo.client.call("Stream", { after: place })).toMatchObject({ events: [] });
    },
    refusal: ({ gone }) => expectSignedOut(gone.client.call("Stream", {})),
  },
} as const satisfies Partial<Record<Operation, Case>>;
