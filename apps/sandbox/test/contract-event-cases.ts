import { expect } from "vitest";
import type { Operation } from "../src/contract/validation.ts";
import { type Case, expectInvalid, expectRefused, expectSignedOut } from "./contract-case.ts";

/** The cases of events. */
export const eventCases = {
  Stream: {
    success: async ({ demo }) => {
      const { place } = await demo.client.call("Stream", {});
      expect(await demo.client.call("Stream", { after: place })).toMatchObject({ events: [] });
    },
    refusal: ({ gone }) => expectSignedOut(gone.client.call("Stream", {})),
  },
  GetInbox: {
    success: async ({ demo }) => expect(await demo.client.call("GetInbox", {})).toHaveProperty("unread"),
    refusal: ({ gone }) => expectSignedOut(gone.client.call("GetInbox", {})),
  },
  MarkRead: {
    success: async ({ demo }) => expect(await demo.client.call("MarkRead", { entryIds: ["1"] })).toBeNull(),
    refusal: ({ demo }) => expectInvalid(demo.client.call("MarkRead", { entryIds: [] })),
  },
  GetPreferences: {
    success: async ({ demo }) =>
      expect(await demo.client.call("GetPreferences", {})).toContainEqual({
        kind: "security",
        channel: "email",
        isOn: true,
        isFixed: true,
      }),
    refusal: ({ gone }) => expectSignedOut(gone.client.call("GetPreferences", {})),
  },
  UpdatePreferences: {
    success: async ({ demo }) => {
      const wanted = { kind: "statement", channel: "inbox", isOn: false } as const;
      expect(await demo.client.call("UpdatePreferences", wanted)).toContainEqual({
        ...wanted,
        isFixed: false,
      });
      await demo.client.call("UpdatePreferences", { ...wanted, isOn: true });
    },
    refusal: ({ demo }) =>
      expectRefused(
        demo.client.call("UpdatePreferences", { kind: "security", channel: "email", isOn: false }),
        0,
      ),
  },
} as const satisfies Partial<Record<Operation, Case>>;
