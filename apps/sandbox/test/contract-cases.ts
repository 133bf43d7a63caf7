import { capabilities, operations } from "@broker/api-spec/operations";
import { createIdempotencyKey } from "@broker/sdk";
import { expect } from "vitest";
import type { Operation } from "../src/contract/validation.ts";
import { person, tokenFor, type World } from "./contract-world.ts";
import { DEMO, hundredDollars, image, lastLetter, receipt, type Visitor } from "./provider.ts";

/** Makes an operation's request that the SDK does not make. */
const bareCall = async (who: Visitor, name: Operation, body?: object): Promise<unknown> => {
  const json = body && { headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
  const response = await who.fetch(operations[name].path, { method: "POST", ...json });
  return response.json();
};

type Step = (world: World) => Promise<unknown>;

/** A case of an operation: its success, and its refusal. */
export interface Case {
  readonly success: Step;
  readonly refusal: Step;
}

const refused = (answer: Promise<unknown>, code: number) =>
  expect(answer).rejects.toMatchObject({ kind: "refused", status: 200, code });
const invalid = (answer: Promise<unknown>) =>
  expect(answer).rejects.toMatchObject({ kind: "invalid", status: 400, code: 4000 });
const signedOut = (answer: Promise<unknown>) =>
  expect(answer).rejects.toMatchObject({ kind: "unauthenticated", status: 401, code: 4001 });

/** Creates the case of a public list without fields. */
const list = (
  name: "GetCompanies" | "GetCountries" | "GetCurrencies" | "GetStatuses" | "GetExternalPaymentTypes",
  row: object,
): Case => ({
  success: async ({ visitor }) =>
    expect(await visitor().client.call(name, {})).toEqual(
      expect.arrayContaining([expect.objectContaining(row)]),
    ),
  refusal: async ({ visitor }) =>
    expect((await visitor().fetch(`${operations[name].path}?admin=true`)).status).toBe(400),
});

const hosted = { ...hundredDollars, paymentPlatformId: 31 };
const smilePayz = { ...hundredDollars, paymentPlatformId: 32 };
const onePay = { ...hundredDollars, paymentPlatformId: 33, bankName: "Maybank" };
const isHosted = { paymentUrl: expect.stringContaining("/checkout"), transactionId: expect.any(String) };
const withdrawal = { paymentPlatformId: 11, currencyCode: "MYR", amount: 44.1, amountUsd: 10 };
const toFriend = { ToUserEmail: "friend@example.com", ToUserCTraderLogin: "5100238", AmountUsd: 5 };

const question = {
  companyId: 9,
  topic: "deposit",
  name: "Lea Martin",
  email: "lea@example.net",
  message: "My transfer of Monday is still pending.",
  language: "en",
  consent: true,
};

const withdraw = async ({ provider, busy }: World) => {
  await busy.client.call("RequestOtpWithdrawal", {});
  const { code } = await lastLetter(provider, "busy@example.com");
  return busy.client.call("WithdrawalRequest", { ...withdrawal, otpValue: code ?? "" });
};

/** The cases of all operations of the contract, each with a success and a refusal. */
export const cases = {
  ReloadMasterCache: {
    success: async ({ staff }) =>
      expect(await bareCall(staff, "ReloadMasterCache")).toMatchObject({ responseCode: 1 }),
    refusal: async ({ demo }) =>
      expect(await bareCall(demo, "ReloadMasterCache")).toMatchObject({ responseCode: 4001 }),
  },
  GetCompanies: list("GetCompanies", { companyId: 9, companyName: "Northgale" }),
  GetCountries: list("GetCountries", { countryCode: "MY", mobileCode: "+60" }),
  GetCurrencies: list("GetCurrencies", { currencyCode: "MYR", sellRate: 4.47, buyRate: 4.41 }),
  GetStatuses: list("GetStatuses", { value: 5, name: "Completed" }),
  GetExternalPaymentTypes: list("GetExternalPaymentTypes", { paymentTypeId: 4 }),
  GetCapabilities: {
    success: async ({ visitor }) =>
      expect(await visitor().client.call("GetCapabilities", {})).toMatchObject({
        capabilities: [...capabilities],
        limits: { sessionMinutes: 30, inactivityMinutes: 60, minimumDepositUsd: 10 },
      }),
    refusal: async ({ visitor }) =>
      expect((await visitor().fetch("/api/Cache/GetCapabilities?companyId=nine")).status).toBe(400),
  },
  GetPaymentPlatforms: {
    success: async ({ demo }) => {
      const rows = await demo.client.call("GetPaymentPlatforms", { paymentAction: 1, currencyCode: "MYR" });
      expect(rows.map(({ paymentPlatformId }) => paymentPlatformId)).toEqual([11, 12, 31, 32, 33, 34, 35]);
    },
    refusal: ({ demo }) => invalid(demo.client.call("GetPaymentPlatforms", { currencyCode: "ringgit" })),
  },
  GetSmilePayzPaymentMethod: {
    success: async ({ demo }) =>
      expect(await demo.client.call("GetSmilePayzPaymentMethod", {})).not.toHaveLength(0),
    refusal: ({ gone }) => signedOut(gone.client.call("GetSmilePayzPaymentMethod", {})),
  },
  GetOnePayPaymentMethod: {
    success: async ({ demo }) =>
      expect(await demo.client.call("GetOnePayPaymentMethod", {})).not.toHaveLength(0),
    refusal: ({ gone }) => signedOut(gone.client.call("GetOnePayPaymentMethod", {})),
  },
  GenerateDepositUrlEss: {
    success: async ({ demo }) =>
      expect(await demo.client.call("GenerateDepositUrlEss", hosted)).toMatchObject(isHosted),
    refusal: ({ demo }) => refused(demo.client.call("GenerateDepositUrlEss", hundredDollars), 2001),
  },
  GenerateDepositUrlSmilePayz: {
    success: async ({ demo }) => {
      const [method] = await demo.client.call("GetSmilePayzDepositMethod", {});
      const input = { ...smilePayz, paymentMethodCode: method?.code ?? "" };
      expect(await demo.client.call("GenerateDepositUrlSmilePayz", input)).toMatchObject(isHosted);
    },
    refusal: ({ demo }) =>
      refused(
        demo.client.call("GenerateDepositUrlSmilePayz", { ...smilePayz, paymentMethodCode: "GOLD" }),
        2001,
      ),
  },
  GenerateDepositUrlOnePay: {
    success: async ({ demo }) =>
      expect(
        await demo.client.call("GenerateDepositUrlOnePay", { ...onePay, merchantBankId: "MBB" }),
      ).toMatchObject(isHosted),
    refusal: ({ demo }) =>
      refused(demo.client.call("GenerateDepositUrlOnePay", { ...onePay, merchantBankId: "NONE" }), 2001),
  },
  DepositRequest: {
    success: async ({ demo }) => {
      const { transactionId } = await demo.client.call("DepositRequest", hundredDollars);
      expect(await demo.client.call("GetDepositTransactionsByUser", {})).toEqual(
        expect.arrayContaining([expect.objectContaining({ transactionId, paymentStatusId: 1 })]),
      );
    },
    refusal: ({ demo }) =>
      refused(demo.client.call("DepositRequest", { ...hundredDollars, amount: 4.47, amountUsd: 1 }), 2002),
  },
  SubmitDeposit: {
    success: async ({ demo }) => {
      const { transactionId } = await demo.client.call("DepositRequest", hundredDollars);
      const proof = { ...hundredDollars, transactionId, receipt: receipt() };
      expect(await demo.client.call("SubmitDeposit", proof)).toBeNull();
    },
    refusal: ({ demo }) =>
      refused(
        demo.client.call("SubmitDeposit", { ...hundredDollars, transactionId: "D-0", receipt: receipt() }),
        2005,
      ),
  },
  GetSmilePayzDepositMethod: {
    success: async ({ demo }) =>
      expect(await demo.client.call("GetSmilePayzDepositMethod", {})).not.toHaveLength(0),
    refusal: ({ gone }) => signedOut(gone.client.call("GetSmilePayzDepositMethod", {})),
  },
  GetOnePayDepositMethod: {
    success: async ({ demo }) =>
      expect(
        await demo.client.call("GetOnePayDepositMethod", { countryId: 1325, paymentPlatformId: 33 }),
      ).toEqual(expect.arrayContaining([expect.objectContaining({ id: "MBB" })])),
    refusal: ({ demo }) =>
      refused(
        demo.client.call("GetOnePayDepositMethod", { countryId: 999_999, paymentPlatformId: 33 }),
        1005,
      ),
  },
  GetDepositTransactionsByUser: {
    success: async ({ busy }) =>
      expect(await busy.client.call("GetDepositTransactionsByUser", {})).toHaveLength(5000),
    refusal: ({ gone }) => signedOut(gone.client.call("GetDepositTransactionsByUser", {})),
  },
  RequestOtpWithdrawal: {
    success: async ({ demo }) =>
      expect(await demo.client.call("RequestOtpWithdrawal", {})).toMatchObject({ resendAfterSeconds: 60 }),
    refusal: ({ empty }) => refused(empty.client.call("RequestOtpWithdrawal", {}), 2008),
  },
  WithdrawalRequest: {
    success: async (world) => expect(await withdraw(world)).toHaveProperty("transactionId"),
    refusal: ({ busy }) =>
      refused(busy.client.call("WithdrawalRequest", { ...withdrawal, otpValue: "000000" }), 2011),
  },
  ApproveWithdrawalRequest: {
    success: async (world) =>
      expect(await bareCall(world.staff, "ApproveWithdrawalRequest", await withdraw(world))).toMatchObject({
        responseCode: 1,
      }),
    refusal: async ({ staff }) =>
      expect(
        await bareCall(staff, "ApproveWithdrawalRequest", { transactionId: "W-0", comment: null }),
      ).toMatchObject({ responseCode: 2005 }),
  },
  UpdateWithdrawalStatus: {
    success: async (world) => {
      const step = { ...(await withdraw(world)), paymentStatusId: 2, comment: "Looked at" };
      expect(await bareCall(world.staff, "UpdateWithdrawalStatus", step)).toMatchObject({ responseCode: 1 });
    },
    refusal: async (world) => {
      const back = { ...(await withdraw(world)), paymentStatusId: 4 };
      expect(await bareCall(world.staff, "UpdateWithdrawalStatus", back)).toMatchObject({
        responseCode: 2006,
      });
    },
  },
  GetWithdrawalMethod: {
    success: async ({ demo }) =>
      expect(await demo.client.call("GetWithdrawalMethod", { countryCode: "MY" })).toEqual(
        expect.arrayContaining([expect.objectContaining({ code: "MBB" })]),
      ),
    refusal: ({ demo }) => invalid(demo.client.call("GetWithdrawalMethod", { countryCode: "Malaysia" })),
  },
  GetWithdrawalTransactionsByUser: {
    success: async ({ demo }) =>
      expect(await demo.client.call("GetWithdrawalTransactionsByUser", {})).not.toHaveLength(0),
    refusal: ({ gone }) => signedOut(gone.client.call("GetWithdrawalTransactionsByUser", {})),
  },
  CTraderTransferRequest: {
    success: async ({ demo }) =>
      expect(await demo.client.call("CTraderTransferRequest", { amountUsd: 10 })).toBeNull(),
    refusal: ({ empty }) => refused(empty.client.call("CTraderTransferRequest", { amountUsd: 10 }), 2007),
  },
  EWalletTransferRequest: {
    success: async ({ demo }) => {
      const before = await demo.client.call("GetUserInfo", {});
      const ten = { amountUsd: 10, amount: 44.7, currencyCode: "MYR" };
      await demo.client.call("EWalletTransferRequest", ten);
      const after = await demo.client.call("GetUserInfo", {});
      expect(after.eWalletBalance).toBeCloseTo(before.eWalletBalance - 10, 2);
      expect(after.cTraderBalance).toBeCloseTo(before.cTraderBalance + 10, 2);
    },
    refusal: ({ demo }) =>
      refused(
        demo.client.call("EWalletTransferRequest", { amountUsd: 10, amount: 44.69, currencyCode: "MYR" }),
        2004,
      ),
  },
  CTraderInternalTransferUserToUser: {
    success: async ({ demo }) => {
      const input = { ...toFriend, Reference: image("reference.png") };
      expect(await demo.client.call("CTraderInternalTransferUserToUser", input)).toBeNull();
    },
    refusal: ({ demo }) => {
      const input = { ToUserEmail: DEMO.email, ToUserCTraderLogin: "5100234", AmountUsd: 5 };
      const Reference = image("reference.png");
      return refused(demo.client.call("CTraderInternalTransferUserToUser", { ...input, Reference }), 2013);
    },
  },
  GetInternalTransactionsByUser: {
    success: async ({ demo }) =>
      expect(await demo.client.call("GetInternalTransactionsByUser", {})).not.toHaveLength(0),
    refusal: ({ gone }) => signedOut(gone.client.call("GetInternalTransactionsByUser", {})),
  },
  GetCompoundSchemeLogByUserId: {
    success: async ({ demo }) =>
      expect(await demo.client.call("GetCompoundSchemeLogByUserId", {})).not.toHaveLength(0),
    refusal: ({ gone }) => signedOut(gone.client.call("GetCompoundSchemeLogByUserId", {})),
  },
  CreateUser: {
    success: async ({ visitor }) => expect(await visitor().client.call("CreateUser", person())).toBeNull(),
    refusal: ({ visitor }) =>
      refused(visitor().client.call("CreateUser", { ...person(), email: DEMO.email }), 1002),
  },
  UserLogin: {
    success: async ({ visitor }) =>
      expect(await visitor().signIn()).toMatchObject({ email: DEMO.email, companyId: 9 }),
    refusal: ({ visitor }) =>
      refused(visitor().client.call("UserLogin", { email: DEMO.email, password: "wrong" }), 1001),
  },
  UserLogout: {
    success: async ({ visitor }) => {
      const somebody = visitor();
      await somebody.signIn("pending@example.com");
      expect(await somebody.client.call("UserLogout", {})).toBeNull();
    },
    refusal: ({ gone }) => signedOut(gone.client.call("UserLogout", {})),
  },
  VoidIntent: {
    success: async ({ demo }) => {
      const key = createIdempotencyKey();
      expect(await demo.client.call("VoidIntent", { idempotencyKeys: [key] })).toEqual([
        { idempotencyKey: key, state: "voided", transactionId: null, paymentUrl: null },
      ]);
    },
    refusal: ({ demo }) => invalid(demo.client.call("VoidIntent", { idempotencyKeys: ["no-uuid"] })),
  },
  UpdateLetterLanguage: {
    success: async ({ demo }) => {
      expect(await demo.client.call("UpdateLetterLanguage", { language: "ms" })).toBeNull();
    },
    refusal: ({ demo }) => refused(demo.client.call("UpdateLetterLanguage", { language: "tlh" }), 0),
  },
  ResendVerificationEmail: {
    success: async ({ visitor }) => {
      const fresh = visitor();
      await fresh.signIn("fresh@example.com");
      expect(await fresh.client.call("ResendVerificationEmail", {})).toBeNull();
    },
    refusal: ({ demo }) => refused(demo.client.call("ResendVerificationEmail", {}), 1007),
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
      refused(
        visitor().client.call("CompletePasswordReset", { token: "made-up", newPassword: DEMO.password }),
        1006,
      ),
  },
  SendSupportMessage: {
    success: async ({ visitor }) =>
      expect(await bareCall(visitor(), "SendSupportMessage", question)).toMatchObject({ responseCode: 1 }),
    refusal: async ({ visitor }) =>
      expect(await bareCall(visitor(), "SendSupportMessage", { ...question, companyId: 4711 })).toMatchObject(
        { responseCode: 0, responseMessage: "There is no such company." },
      ),
  },
  VerifyEmail: {
    success: async ({ provider, visitor }) => {
      const { client } = visitor();
      const somebody = person();
      await client.call("CreateUser", somebody);
      const token = await tokenFor(provider, somebody.email);
      expect(await client.call("VerifyEmail", { token })).toBeNull();
    },
    refusal: ({ visitor }) =>
      refused(visitor().client.call("VerifyEmail", { token: "4f1f0c9a-7f6e-4c1b" }), 1006),
  },
  KycVerification: {
    success: async ({ newcomer }) => {
      const { client } = await newcomer();
      expect(await client.call("KycVerification", identity())).toBeNull();
      expect(await client.call("GetUserInfo", {})).toMatchObject({ kycStatus: 1 });
    },
    refusal: ({ demo }) => refused(demo.client.call("KycVerification", identity()), 3001),
  },
  GetUserInfo: {
    success: async ({ empty }) =>
      expect(await empty.client.call("GetUserInfo", {})).toMatchObject({
        email: "empty@example.com",
        eWalletBalance: 0,
      }),
    refusal: ({ gone }) => signedOut(gone.client.call("GetUserInfo", {})),
  },
  UpdateUserInfo: {
    success: async ({ empty }) => {
      await empty.client.call("UpdateUserInfo", profile);
      expect(await empty.client.call("GetUserInfo", {})).toMatchObject({ fullName: "Léa Martin" });
    },
    refusal: ({ demo }) =>
      refused(demo.client.call("UpdateUserInfo", { ...profile, countryCode: "SG" }), 1005),
  },
  UpdateUserPassword: {
    success: async ({ newcomer }) => {
      const { client } = await newcomer();
      await client.call("UpdateUserPassword", { oldPassword: DEMO.password, newPassword: "Another-2026!" });
      expect(await client.call("GetUserInfo", {})).toHaveProperty("email");
    },
    refusal: ({ demo }) => {
      const input = { oldPassword: "wrong", newPassword: "Another-2026!" };
      return refused(demo.client.call("UpdateUserPassword", input), 1008);
    },
  },
  UpdateUserWithdrawalInfo: {
    success: async ({ newcomer }) => {
      const { client } = await newcomer();
      await client.call("UpdateUserWithdrawalInfo", bank);
      expect(await client.call("GetUserInfo", {})).toMatchObject({ withdrawalBank: "MBB" });
    },
    refusal: ({ empty }) =>
      refused(empty.client.call("UpdateUserWithdrawalInfo", { ...bank, bankCode: "NONE" }), 2001),
  },
  GetReferralHierarchy: {
    success: async ({ demo }) =>
      expect(await demo.client.call("GetReferralHierarchy", {})).toEqual(
        expect.arrayContaining([expect.objectContaining({ name: "Yui Tanaka", level: 3 })]),
      ),
    refusal: ({ gone }) => signedOut(gone.client.call("GetReferralHierarchy", {})),
  },
  ResetUserPassword: {
    success: async ({ visitor }) =>
      expect(await visitor().client.call("ResetUserPassword", { email: "friend@example.com" })).toBeNull(),
    refusal: ({ visitor }) => invalid(visitor().client.call("ResetUserPassword", { email: "friend" })),
  },
  GetEmailAndLoginForCTrader: {
    success: async ({ demo }) =>
      expect(
        await demo.client.call("GetEmailAndLoginForCTrader", { searchInput: "friend@example.com" }),
      ).toMatchObject([{ cTraderLogin: "5100238" }]),
    refusal: ({ demo }) => invalid(demo.client.call("GetEmailAndLoginForCTrader", { searchInput: "fr" })),
  },
} as const satisfies Record<Operation, Case>;

const profile = {
  fullName: "Léa Martin",
  dateOfBirth: "1990-05-13T16:00:00Z",
  contactNumber: "+60123456789",
  countryCode: "MY",
};
const bank = {
  currencyCode: "MYR",
  bankCode: "MBB",
  bankAccountNumber: "514098765432",
  bankAccountName: "Nur Aisyah",
};
const identity = () => ({
  FirstName: "Nur",
  LastName: "Aisyah",
  Email: "newcomer@example.com",
  ContactNumber: "+60198765432",
  DateOfBirth: "1990-05-13T16:00:00Z",
  Address: "1 Jalan Ampang, Kuala Lumpur, Wilayah Persekutuan, 50450",
  Nationality: "Malaysian",
  DocumentType: "passport" as const,
  Id: "A12345678",
  FrontKyc: image("front.png"),
  BackKyc: image("back.png"),
});
