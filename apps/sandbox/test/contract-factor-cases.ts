import { expect } from "vitest";
import type { Operation } from "../src/contract/validation.ts";
import { challengeOf, setUpApp } from "./authenticator.ts";
import { type Case, expectRefused, expectSignedOut } from "./contract-case.ts";
import { person, tokenFor, type World } from "./contract-world.ts";
import { DEMO } from "./provider.ts";
import { stepUpOf } from "./step-up.ts";

const FACTOR_STATE = 1107;
const CHALLENGE_INVALID = 1106;
const password = DEMO.password;
const code = "123456";

/** Creates a user with an app, and a sign-in of that user in another browser that waits for the code. */
async function challenged({ newcomer, provider, visitor }: World) {
  const user = await newcomer();
  const app = await setUpApp(provider, user);
  const { email } = await user.client.call("GetUserInfo", {});
  const other = visitor();
  return { user, app, other, challenge: await challengeOf(other, email) };
}

/** The cases of the second factor, of reported sign-ins, and of the phrase in e-mails. */
export const factorCases = {
  GetSecondFactor: {
    success: async ({ demo }) =>
      expect(await demo.client.call("GetSecondFactor", {})).toEqual({
        isOn: false,
        since: null,
        recoveryCodesLeft: 0,
        removalAskedAt: null,
      }),
    refusal: ({ gone }) => expectSignedOut(gone.client.call("GetSecondFactor", {})),
  },
  BeginAuthenticator: {
    success: async ({ newcomer }) => {
      const { client } = await newcomer();
      expect(await client.call("BeginAuthenticator", { password })).toHaveProperty("secret");
    },
    refusal: ({ demo }) => expectRefused(demo.client.call("BeginAuthenticator", { password: "wrong" }), 1008),
  },
  ConfirmAuthenticator: {
    success: async ({ provider, newcomer }) =>
      expect((await setUpApp(provider, await newcomer())).recoveryCodes).toHaveLength(10),
    refusal: ({ demo }) => expectRefused(demo.client.call("ConfirmAuthenticator", { code }), FACTOR_STATE),
  },
  RemoveAuthenticator: {
    success: async ({ provider, newcomer }) => {
      const user = await newcomer();
      const [first = ""] = (await setUpApp(provider, user)).recoveryCodes;
      expect(await user.client.call("RemoveAuthenticator", { password, code: first })).toBeNull();
    },
    refusal: ({ demo }) =>
      expectRefused(demo.client.call("RemoveAuthenticator", { password, code }), FACTOR_STATE),
  },
  CreateRecoveryCodes: {
    success: async ({ provider, newcomer }) => {
      const user = await newcomer();
      const app = await setUpApp(provider, user);
      const { recoveryCodes } = await user.client.call("CreateRecoveryCodes", { code: app.code(1) });
      expect(recoveryCodes).toHaveLength(10);
    },
    refusal: ({ demo }) => expectRefused(demo.client.call("CreateRecoveryCodes", { code }), FACTOR_STATE),
  },
  CompleteStepUp: {
    success: async ({ provider, newcomer }) => {
      const user = await newcomer();
      const app = await setUpApp(provider, user);
      expect(await stepUpOf(user, "WithdrawalRequest", app.code(1))).toBeNull();
    },
    refusal: ({ demo }) => expectRefused(stepUpOf(demo, "WithdrawalRequest", code), FACTOR_STATE),
  },
  KeepSecondFactor: {
    success: async (world) => {
      const { user, other, challenge } = await challenged(world);
      await other.client.call("RequestFactorRemoval", { challenge });
      expect(await user.client.call("KeepSecondFactor", {})).toBeNull();
    },
    refusal: ({ demo }) => expectRefused(demo.client.call("KeepSecondFactor", {}), FACTOR_STATE),
  },
  CompleteLogin: {
    success: async (world) => {
      const { app, other, challenge } = await challenged(world);
      expect(await other.client.call("CompleteLogin", { challenge, code: app.code(1) })).toHaveProperty(
        "email",
      );
    },
    refusal: ({ visitor }) =>
      expectRefused(visitor().client.call("CompleteLogin", { challenge: "x", code }), CHALLENGE_INVALID),
  },
  RequestFactorRemoval: {
    success: async (world) => {
      const { other, challenge } = await challenged(world);
      expect(await other.client.call("RequestFactorRemoval", { challenge })).toHaveProperty("decidedFrom");
    },
    refusal: ({ visitor }) =>
      expectRefused(visitor().client.call("RequestFactorRemoval", { challenge: "x" }), CHALLENGE_INVALID),
  },
  ReportSignIn: {
    success: async ({ provider, newcomer, visitor }) => {
      const { client } = await newcomer();
      const { email } = await client.call("GetUserInfo", {});
      await visitor().signIn(email);
      const token = await tokenFor(provider, email);
      expect(await visitor().client.call("ReportSignIn", { token })).toBeNull();
    },
    refusal: ({ visitor }) =>
      expectRefused(visitor().client.call("ReportSignIn", { token: "unknown" }), 1006),
  },
  GetLetterPhrase: {
    success: async ({ demo }) =>
      expect(await demo.client.call("GetLetterPhrase", {})).toEqual({ phrase: null }),
    refusal: ({ gone }) => expectSignedOut(gone.client.call("GetLetterPhrase", {})),
  },
  UpdateLetterPhrase: {
    success: async ({ newcomer }) => {
      const { client } = await newcomer();
      expect(await client.call("UpdateLetterPhrase", { phrase: "seven quiet rivers" })).toBeNull();
    },
    refusal: async ({ visitor }) => {
      const unverified = visitor();
      const fields = person();
      await unverified.client.call("CreateUser", fields);
      await unverified.signIn(fields.email);
      await expectRefused(
        unverified.client.call("UpdateLetterPhrase", { phrase: "seven quiet rivers" }),
        2009,
      );
    },
  },
} as const satisfies Partial<Record<Operation, Case>>;
