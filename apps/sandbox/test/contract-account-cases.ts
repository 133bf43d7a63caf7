import { createIdempotencyKey } from "@broker/sdk";
import { expect } from "vitest";
import type { Operation } from "../src/contract/validation.ts";
import { callBare, type Case, expectInvalid, expectRefused, expectSignedOut } from "./contract-case.ts";
import { person, tokenFor } from "./contract-world.ts";
import { DEMO, lastLetter } from "./provider.ts";

const question = {
  companyId: 9,
  topic: "deposit",
  name: "Lea Martin",
  email: "lea@example.net",
  message: "My transfer of Monday is still pending.",
  language: "en",
  consent: true,
};

const profile = {
  fullName: "Léa Martin",
  dateOfBirth: "1990-05-13T16:00:00Z",
  contactNumber: "+60123456789",
  countryCode: "MY",
};
const bank = {
  currencyCode: "MYR",
  bankCode: "DAYB",
  bankAccountNumber: "514098765432",
  bankAccountName: "Nur Aisyah",
};

/** The cases of registration, session, profile and support. */
export const accountCases = {
  CreateUser: {
    success: async ({ visitor }) => expect(await visitor().client.call("CreateUser", person())).toBeNull(),
    refusal: ({ visitor }) =>
      expectRefused(visitor().client.call("CreateUser", { ...person(), email: DEMO.email }), 1002),
  },
  UserLogin: {
    success: async ({ visitor }) =>
      expect(await visitor().signIn()).toMatchObject({ email: DEMO.email, companyId: 9 }),
    refusal: ({ visitor }) =>
      expectRefused(visitor().client.call("UserLogin", { email: DEMO.email, password: "wrong" }), 1001),
  },
  UserLogout: {
    success: async ({ visitor }) => {
      const other = visitor();
      await other.signIn("pending@example.com");
      expect(await other.client.call("UserLogout", {})).toBeNull();
    },
    refusal: ({ gone }) => expectSignedOut(gone.client.call("UserLogout", {})),
  },
  VoidIntent: {
    success: async ({ demo }) => {
      const key = createIdempotencyKey();
      expect(await demo.client.call("VoidIntent", { idempotencyKeys: [key] })).toEqual([
        { idempotencyKey: key, state: "voided", transactionId: null, paymentUrl: null },
      ]);
    },
    refusal: ({ demo }) => expectInvalid(demo.client.call("VoidIntent", { idempotencyKeys: ["no-uuid"] })),
  },
  UpdateLetterLanguage: {
    success: async ({ demo }) => {
      expect(await demo.client.call("UpdateLetterLanguage", { language: "ms" })).toBeNull();
    },
    refusal: ({ demo }) => expectRefused(demo.client.call("UpdateLetterLanguage", { language: "tlh" }), 0),
  },
  GetSessions: {
    success: async ({ demo }) => {
      const own = (await demo.client.call("GetSessions", {})).filter(({ isCurrent }) => isCurrent);
      expect(own).toHaveLength(1);
    },
    refusal: ({ gone }) => expectSignedOut(gone.client.call("GetSessions", {})),
  },
  EndSession: {
    success: async ({ newcomer }) => {
      const { client } = await newcomer();
      const [own] = await client.call("GetSessions", {});
      expect(await client.call("EndSession", { sessionId: own?.sessionId ?? "" })).toBeNull();
      await expectSignedOut(client.call("GetUserInfo", {}));
    },
    refusal: ({ demo }) => expectRefused(demo.client.call("EndSession", { sessionId: "no-such" }), 1104),
  },
  EndOtherSessions: {
    success: async ({ newcomer }) => {
      const { client } = await newcomer();
      expect(await client.call("EndOtherSessions", {})).toBeNull();
      expect(await client.call("GetUserInfo", {})).toHaveProperty("email");
    },
    refusal: ({ gone }) => expectSignedOut(gone.client.call("EndOtherSessions", {})),
  },
  GetSignInHistory: {
    success: async ({ newcomer }) => {
      const { client } = await newcomer();
      expect(await client.call("GetSignInHistory", {})).toMatchObject([{ succeeded: true }]);
    },
    refusal: ({ gone }) => expectSignedOut(gone.client.call("GetSignInHistory", {})),
  },
  ResendVerificationEmail: {
    success: async ({ visitor }) => {
      const fresh = visitor();
      await fresh.signIn("fresh@example.com");
      expect(await fresh.client.call("ResendVerificationEmail", {})).toBeNull();
    },
    refusal: ({ demo }) => expectRefused(demo.client.call("ResendVerificationEmail", {}), 1007),
  },
  CompletePasswordReset: {
    success: async ({ provider, visitor }) => {
      const { client } = visitor();
      await client.call("ResetUserPassword", { email: "friend@example.com" });
      await provider.work();
      const { link } = await lastLetter(provider, "friend@example.com");
      const token = new URL(link ?? "").searchParams.get("token") ?? "";
      expect(await client.call("CompletePasswordReset", { token, newPassword: DEMO.password })).toBeNull();
    },
    refusal: ({ visitor }) =>
      expectRefused(
        visitor().client.call("CompletePasswordReset", { token: "made-up", newPassword: DEMO.password }),
        1006,
      ),
  },
  SendSupportMessage: {
    success: async ({ visitor }) =>
      expect(await callBare(visitor(), "SendSupportMessage", question)).toMatchObject({ responseCode: 1 }),
    refusal: async ({ visitor }) =>
      expect(await callBare(visitor(), "SendSupportMessage", { ...question, companyId: 4711 })).toMatchObject(
        { responseCode: 0, responseMessage: "There is no such company." },
      ),
  },
  CreateEmbedToken: {
    success: async ({ visitor }) => {
      const demo = visitor();
      const { staffUserId: userId } = await demo.signIn();
      const given = { companyId: 9, userId, purpose: "deposit" };
      expect(await callBare(demo, "CreateEmbedToken", given)).toMatchObject({
        responseCode: 1,
        data: { expiresInSeconds: 60 },
      });
    },
    refusal: async ({ visitor }) =>
      expect(
        await callBare(visitor(), "CreateEmbedToken", { companyId: 9, userId: 1, purpose: "deposit" }),
      ).toMatchObject({ responseCode: 4001 }),
  },
  OpenEmbedSession: {
    success: async ({ visitor }) => {
      const demo = visitor();
      const { staffUserId: userId } = await demo.signIn();
      const created = await callBare(demo, "CreateEmbedToken", { companyId: 9, userId, purpose: "deposit" });
      const { token } = Object(created).data;
      const given = { companyId: 9, token, purpose: "deposit" };
      expect(await callBare(visitor(), "OpenEmbedSession", given)).toMatchObject({
        responseCode: 1,
        data: { staffUserId: userId },
      });
    },
    refusal: async ({ visitor }) =>
      expect(
        await callBare(visitor(), "OpenEmbedSession", { companyId: 9, token: "made-up", purpose: "deposit" }),
      ).toMatchObject({ responseCode: 1006 }),
  },
  VerifyEmail: {
    success: async ({ provider, visitor }) => {
      const { client } = visitor();
      const other = person();
      await client.call("CreateUser", other);
      const token = await tokenFor(provider, other.email);
      expect(await client.call("VerifyEmail", { token })).toBeNull();
    },
    refusal: ({ visitor }) =>
      expectRefused(visitor().client.call("VerifyEmail", { token: "4f1f0c9a-7f6e-4c1b" }), 1006),
  },
  GetUserInfo: {
    success: async ({ empty }) =>
      expect(await empty.client.call("GetUserInfo", {})).toMatchObject({
        email: "empty@example.com",
        eWalletBalance: 0,
      }),
    refusal: ({ gone }) => expectSignedOut(gone.client.call("GetUserInfo", {})),
  },
  UpdateUserInfo: {
    success: async ({ empty }) => {
      await empty.client.call("UpdateUserInfo", profile);
      expect(await empty.client.call("GetUserInfo", {})).toMatchObject({ fullName: "Léa Martin" });
    },
    refusal: ({ demo }) =>
      expectRefused(demo.client.call("UpdateUserInfo", { ...profile, countryCode: "SG" }), 1005),
  },
  UpdateUserPassword: {
    success: async ({ newcomer }) => {
      const { client } = await newcomer();
      await client.call("UpdateUserPassword", { oldPassword: DEMO.password, newPassword: "Another-2026!" });
      expect(await client.call("GetUserInfo", {})).toHaveProperty("email");
    },
    refusal: ({ demo }) => {
      const input = { oldPassword: "wrong", newPassword: "Another-2026!" };
      return expectRefused(demo.client.call("UpdateUserPassword", input), 1008);
    },
  },
  UpdateUserWithdrawalInfo: {
    success: async ({ newcomer }) => {
      const { client } = await newcomer();
      await client.call("UpdateUserWithdrawalInfo", bank);
      expect(await client.call("GetUserInfo", {})).toMatchObject({ withdrawalBank: "DAYB" });
    },
    refusal: ({ empty }) =>
      expectRefused(empty.client.call("UpdateUserWithdrawalInfo", { ...bank, bankCode: "NONE" }), 2001),
  },
  GetReferralHierarchy: {
    success: async ({ demo }) =>
      expect(await demo.client.call("GetReferralHierarchy", {})).toEqual(
        expect.arrayContaining([expect.objectContaining({ name: "Yui Tanaka", level: 3 })]),
      ),
    refusal: ({ gone }) => expectSignedOut(gone.client.call("GetReferralHierarchy", {})),
  },
  ResetUserPassword: {
    success: async ({ visitor }) =>
      expect(await visitor().client.call("ResetUserPassword", { email: "friend@example.com" })).toBeNull(),
    refusal: ({ visitor }) => expectInvalid(visitor().client.call("ResetUserPassword", { email: "friend" })),
  },
  GetEmailAndLoginForCTrader: {
    success: async ({ demo }) =>
      expect(
        await demo.client.call("GetEmailAndLoginForCTrader", { searchInput: "friend@example.com" }),
      ).toMatchObject([{ cTraderLogin: "5100238" }]),
    refusal: ({ demo }) =>
      expectInvalid(demo.client.call("GetEmailAndLoginForCTrader", { searchInput: "fr" })),
  },
} as const satisfies Partial<Record<Operation, Case>>;
