import { expect } from "vitest";
import type { Operation } from "../src/contract/validation.ts";
import { type Case, expectRefused, expectSignedOut } from "./contract-case.ts";
import type { World } from "./contract-world.ts";
import { tokenOf } from "./kyc-captures.ts";
import { image } from "./provider.ts";

/** Begins a link of a client who has documents to submit. */
async function begin({ newcomer }: World) {
  const { client } = await newcomer();
  const { link, captureId, code } = await client.call("BeginKycCapture", { side: "front" });
  return { client, captureId, code, token: tokenOf(link) };
}

/** The cases of the camera of a phone. */
export const captureCases = {
  BeginKycCapture: {
    success: async (world) => expect((await begin(world)).token).not.toBe(""),
    refusal: ({ demo }) => expectRefused(demo.client.call("BeginKycCapture", { side: "front" }), 3001),
  },
  GetKycCapture: {
    success: async (world) => {
      const { client, captureId } = await begin(world);
      expect(await client.call("GetKycCapture", { captureId })).toMatchObject({ state: "waiting" });
    },
    refusal: ({ gone }) => expectSignedOut(gone.client.call("GetKycCapture", { captureId: "unknown" })),
  },
  OpenKycCapture: {
    success: async (world) => {
      const { token, code } = await begin(world);
      const { client } = world.visitor();
      expect(await client.call("OpenKycCapture", { token, code })).toMatchObject({ side: "front" });
    },
    refusal: ({ visitor }) =>
      expectRefused(visitor().client.call("OpenKycCapture", { token: "unknown", code: "0000" }), 1006),
  },
  SendKycCapture: {
    success: async (world) => {
      const { token, code } = await begin(world);
      const { client } = world.visitor();
      await client.call("OpenKycCapture", { token, code });
      const photo = { Token: token, File: image("photo.png") };
      expect(await client.call("SendKycCapture", photo)).toBeNull();
    },
    refusal: ({ visitor }) =>
      expectRefused(
        visitor().client.call("SendKycCapture", { Token: "unknown", File: image("photo.png") }),
        1006,
      ),
  },
} as const satisfies Partial<Record<Operation, Case>>;
