import { expect } from "vitest";
import type { Operation } from "../src/contract/validation.ts";
import { setUpApp } from "./authenticator.ts";
import { type Case, expectRefused, expectSignedOut } from "./contract-case.ts";
import type { World } from "./contract-world.ts";
import { DEMO } from "./provider.ts";
import { addPasskey, signInBy, SoftwarePasskey } from "./software-passkey.ts";

const { password } = DEMO;
const purpose = "WithdrawalRequest" as const;
const unknown = { challenge: "unknown-unknown-unknown", userHandle: "unknown", rpId: "localhost" };

/** The answer of a passkey to an unknown challenge. */
const unsigned = new SoftwarePasskey().answer(unknown.challenge, unknown);

/** Creates a user with a passkey; other cases register users up to the limit. */
async function createOwner({ provider, newcomer, origin }: World) {
  await provider.forgetLimits();
  const user = await newcomer();
  return { user, passkey: await addPasskey(user, "My phone", { origin }) };
}

/** The cases of passkeys. */
export const passkeyCases = {
  GetPasskeys: {
    success: async ({ busy }) => expect(await busy.client.call("GetPasskeys", {})).toEqual({ passkeys: [] }),
    refusal: ({ gone }) => expectSignedOut(gone.client.call("GetPasskeys", {})),
  },
  BeginPasskeyRegistration: {
    success: async ({ empty }) =>
      expect(await empty.client.call("BeginPasskeyRegistration", { password })).toMatchObject({ known: [] }),
    refusal: ({ demo }) =>
      expectRefused(demo.client.call("BeginPasskeyRegistration", { password: "wrong" }), 1008),
  },
  CompletePasskeyRegistration: {
    success: async (world) => {
      const { user } = await createOwner(world);
      expect((await user.client.call("GetPasskeys", {})).passkeys).toMatchObject([{ name: "My phone" }]);
    },
    refusal: ({ demo }) => {
      const created = new SoftwarePasskey().create(unknown);
      return expectRefused(
        demo.client.call("CompletePasskeyRegistration", { name: "My phone", ...created }),
        1106,
      );
    },
  },
  RemovePasskey: {
    success: async (world) => {
      const { user, passkey } = await createOwner(world);
      const { passkeyId } = passkey;
      expect(await user.client.call("RemovePasskey", { passkeyId, password })).toBeNull();
    },
    refusal: ({ demo }) =>
      expectRefused(demo.client.call("RemovePasskey", { passkeyId: "unknown", password }), 1162),
  },
  BeginPasskeyStepUp: {
    success: async (world) => {
      const { user } = await createOwner(world);
      await setUpApp(world.provider, user);
      expect(await user.client.call("BeginPasskeyStepUp", { purpose })).toHaveProperty("challenge");
    },
    refusal: ({ demo }) => expectRefused(demo.client.call("BeginPasskeyStepUp", { purpose }), 1107),
  },
  CompletePasskeyStepUp: {
    success: async (world) => {
      const { user, passkey } = await createOwner(world);
      await setUpApp(world.provider, user);
      const { challenge } = await user.client.call("BeginPasskeyStepUp", { purpose });
      const given = { purpose, ...passkey.answer(challenge) };
      expect(await user.client.call("CompletePasskeyStepUp", given)).toBeNull();
    },
    refusal: ({ demo }) =>
      expectRefused(demo.client.call("CompletePasskeyStepUp", { purpose, ...unsigned }), 1106),
  },
  BeginPasskeyLogin: {
    success: async ({ visitor }) =>
      expect(await visitor().client.call("BeginPasskeyLogin", {})).toHaveProperty("challenge"),
    refusal: async ({ visitor }) =>
      expect(
        (await visitor().fetch("/api/User/BeginPasskeyLogin?admin=true", { method: "POST" })).status,
      ).toBe(400),
  },
  CompletePasskeyLogin: {
    success: async (world) => {
      const { passkey } = await createOwner(world);
      expect(await signInBy(world.visitor(), passkey)).toHaveProperty("email");
    },
    refusal: ({ visitor }) => expectRefused(visitor().client.call("CompletePasskeyLogin", unsigned), 1106),
  },
} as const satisfies Partial<Record<Operation, Case>>;
