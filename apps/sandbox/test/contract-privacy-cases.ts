import { expect } from "vitest";
import type { Operation } from "../src/contract/validation.ts";
import { DEMO } from "./provider.ts";
import { type Case, expectRefused, expectSignedOut } from "./contract-case.ts";
import type { Provider, Visitor } from "./provider.ts";

/** Registers a newcomer although many were registered before. */
async function later(provider: Provider, newcomer: () => Promise<Visitor>): Promise<Visitor> {
  await provider.forgetLimits();
  return newcomer();
}

/** The cases of copies of all data about a client. */
export const privacyCases = {
  GetDataRequests: {
    success: async ({ busy }) =>
      expect(await busy.client.call("GetDataRequests", {})).toMatchObject({ exportDays: 7 }),
    refusal: ({ gone }) => expectSignedOut(gone.client.call("GetDataRequests", {})),
  },
  RequestDataExport: {
    success: async ({ provider, newcomer }) => {
      const { client } = await later(provider, newcomer);
      const first = await client.call("RequestDataExport", {});
      expect(await client.call("RequestDataExport", {})).toEqual(first);
    },
    refusal: async ({ provider, newcomer }) => {
      const { client } = await later(provider, newcomer);
      await client.call("RequestDataExport", {});
      await provider.work();
      await expectRefused(client.call("RequestDataExport", {}), 1150);
    },
  },
  DownloadDataExport: {
    success: async ({ provider, newcomer }) => {
      const { client } = await later(provider, newcomer);
      const { exportId } = await client.call("RequestDataExport", {});
      await provider.work();
      const file = await client.call("DownloadDataExport", { exportId, part: 1 });
      expect(file).toMatchObject({ mediaType: "application/zip" });
    },
    refusal: ({ busy }) =>
      expectRefused(busy.client.call("DownloadDataExport", { exportId: "no-such", part: 1 }), 1151),
  },
  RequestDeletion: {
    success: async ({ newcomer }) => {
      const { client } = await newcomer();
      const { email } = await client.call("GetUserInfo", {});
      const asked = { email, password: DEMO.password };
      const first = await client.call("RequestDeletion", asked);
      expect(await client.call("RequestDeletion", asked)).toEqual(first);
    },
    refusal: ({ demo }) =>
      expectRefused(
        demo.client.call("RequestDeletion", { email: DEMO.email, password: DEMO.password }),
        1152,
      ),
  },
  CancelDeletion: {
    success: async ({ newcomer }) =>
      expect(await (await newcomer()).client.call("CancelDeletion", {})).toBeNull(),
    refusal: ({ gone }) => expectSignedOut(gone.client.call("CancelDeletion", {})),
  },
} as const satisfies Partial<Record<Operation, Case>>;
