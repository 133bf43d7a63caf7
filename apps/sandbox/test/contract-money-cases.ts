import { expect } from "vitest";
import { callBare, type Case, expectInvalid, expectRefused, expectSignedOut } from "./contract-case.ts";
import type { World } from "./contract-world.ts";
import { DEMO, hundredDollars, image, lastLetter, receipt } from "./provider.ts";
import type { Operation } from "../src/contract/validation.ts";

const hosted = { ...hundredDollars, paymentPlatformId: 31 };
const smilePayz = { ...hundredDollars, paymentPlatformId: 32 };
const onePay = { ...hundredDollars, paymentPlatformId: 33, bankName: "Daybreak Bank" };
const isHosted = { paymentUrl: expect.stringContaining("/checkout"), transactionId: expect.any(String) };
const withdrawal = { paymentPlatformId: 11, currencyCode: "MYR", amount: 44.1, amountUsd: 10 };
const toFriend = { ToUserEmail: "friend@example.com", ToUserCTraderLogin: "5100238", AmountUsd: 5 };

const withdraw = async ({ provider, busy }: World) => {
  // Several cases withdraw, and a client may ask for ten codes an hour.
  await provider.forgetLimits();
  await busy.client.call("RequestOtpWithdrawal", {});
  const { code } = await lastLetter(provider, "busy@example.com");
  return busy.client.call("WithdrawalRequest", { ...withdrawal, otpValue: code ?? "" });
};

/** The cases of deposits, withdrawals, transfers and subscriptions. */
export const moneyCases = {
  GetSmilePayzPaymentMethod: {
    success: async ({ demo }) =>
      expect(await demo.client.call("GetSmilePayzPaymentMethod", {})).not.toHaveLength(0),
    refusal: ({ gone }) => expectSignedOut(gone.client.call("GetSmilePayzPaymentMethod", {})),
  },
  GetOnePayPaymentMethod: {
    success: async ({ demo }) =>
      expect(await demo.client.call("GetOnePayPaymentMethod", {})).not.toHaveLength(0),
    refusal: ({ gone }) => expectSignedOut(gone.client.call("GetOnePayPaymentMethod", {})),
  },
  GenerateDepositUrlEss: {
    success: async ({ demo }) =>
      expect(await demo.client.call("GenerateDepositUrlEss", hosted)).toMatchObject(isHosted),
    refusal: ({ demo }) => expectRefused(demo.client.call("GenerateDepositUrlEss", hundredDollars), 2001),
  },
  GenerateDepositUrlSmilePayz: {
    success: async ({ demo }) => {
      const [method] = await demo.client.call("GetSmilePayzDepositMethod", {});
      const input = { ...smilePayz, paymentMethodCode: method?.code ?? "" };
      expect(await demo.client.call("GenerateDepositUrlSmilePayz", input)).toMatchObject(isHosted);
    },
    refusal: ({ demo }) =>
      expectRefused(
        demo.client.call("GenerateDepositUrlSmilePayz", { ...smilePayz, paymentMethodCode: "GOLD" }),
        2001,
      ),
  },
  GenerateDepositUrlOnePay: {
    success: async ({ demo }) =>
      expect(
        await demo.client.call("GenerateDepositUrlOnePay", { ...onePay, merchantBankId: "DAYB" }),
      ).toMatchObject(isHosted),
    refusal: ({ demo }) =>
      expectRefused(
        demo.client.call("GenerateDepositUrlOnePay", { ...onePay, merchantBankId: "NONE" }),
        2001,
      ),
  },
  DepositRequest: {
    success: async ({ demo }) => {
      const { transactionId } = await demo.client.call("DepositRequest", hundredDollars);
      expect(await demo.client.call("GetDepositTransactionsByUser", {})).toEqual(
        expect.arrayContaining([expect.objectContaining({ transactionId, paymentStatusId: 1 })]),
      );
    },
    refusal: ({ demo }) =>
      expectRefused(
        demo.client.call("DepositRequest", { ...hundredDollars, amount: 4.47, amountUsd: 1 }),
        2002,
      ),
  },
  SubmitDeposit: {
    success: async ({ demo }) => {
      const { transactionId } = await demo.client.call("DepositRequest", hundredDollars);
      const proof = { ...hundredDollars, transactionId, receipt: receipt() };
      expect(await demo.client.call("SubmitDeposit", proof)).toBeNull();
    },
    refusal: ({ demo }) =>
      expectRefused(
        demo.client.call("SubmitDeposit", { ...hundredDollars, transactionId: "D-0", receipt: receipt() }),
        2005,
      ),
  },
  CancelDeposit: {
    success: async ({ demo }) => {
      const opened = await demo.client.call("DepositRequest", hundredDollars);
      expect(await demo.client.call("CancelDeposit", opened)).toBeNull();
    },
    refusal: ({ demo }) => expectRefused(demo.client.call("CancelDeposit", { transactionId: "D-0" }), 2005),
  },
  CancelWithdrawal: {
    success: async (world) =>
      expect(await world.busy.client.call("CancelWithdrawal", await withdraw(world))).toBeNull(),
    refusal: async (world) => {
      const opened = await withdraw(world);
      await callBare(world.staff, "UpdateWithdrawalStatus", { ...opened, paymentStatusId: 2 });
      await expectRefused(world.busy.client.call("CancelWithdrawal", opened), 2006);
    },
  },
  CancelTransfer: {
    success: async ({ demo }) => {
      await demo.client.call("CTraderTransferRequest", { amountUsd: 10 });
      const [row] = await demo.client.call("GetInternalTransactionsByUser", {});
      const { transactionId = "" } = row ?? {};
      expect(await demo.client.call("CancelTransfer", { transactionId })).toBeNull();
    },
    refusal: ({ demo }) => expectRefused(demo.client.call("CancelTransfer", { transactionId: "T-0" }), 2005),
  },
  GetSmilePayzDepositMethod: {
    success: async ({ demo }) =>
      expect(await demo.client.call("GetSmilePayzDepositMethod", {})).not.toHaveLength(0),
    refusal: ({ gone }) => expectSignedOut(gone.client.call("GetSmilePayzDepositMethod", {})),
  },
  GetOnePayDepositMethod: {
    success: async ({ demo }) =>
      expect(
        await demo.client.call("GetOnePayDepositMethod", { countryId: 1325, paymentPlatformId: 33 }),
      ).toEqual(expect.arrayContaining([expect.objectContaining({ id: "DAYB" })])),
    refusal: ({ demo }) =>
      expectRefused(
        demo.client.call("GetOnePayDepositMethod", { countryId: 999_999, paymentPlatformId: 33 }),
        1005,
      ),
  },
  GetDepositTransactionsByUser: {
    success: async ({ busy }) =>
      expect(await busy.client.call("GetDepositTransactionsByUser", {})).toHaveLength(5000),
    refusal: ({ gone }) => expectSignedOut(gone.client.call("GetDepositTransactionsByUser", {})),
  },
  RequestOtpWithdrawal: {
    success: async ({ demo }) =>
      expect(await demo.client.call("RequestOtpWithdrawal", {})).toMatchObject({ resendAfterSeconds: 60 }),
    refusal: ({ empty }) => expectRefused(empty.client.call("RequestOtpWithdrawal", {}), 2008),
  },
  WithdrawalRequest: {
    success: async (world) => expect(await withdraw(world)).toHaveProperty("transactionId"),
    refusal: ({ busy }) =>
      expectRefused(busy.client.call("WithdrawalRequest", { ...withdrawal, otpValue: "000000" }), 2011),
  },
  ApproveWithdrawalRequest: {
    success: async (world) =>
      expect(await callBare(world.staff, "ApproveWithdrawalRequest", await withdraw(world))).toMatchObject({
        responseCode: 1,
      }),
    refusal: async ({ staff }) =>
      expect(
        await callBare(staff, "ApproveWithdrawalRequest", { transactionId: "W-0", comment: null }),
      ).toMatchObject({ responseCode: 2005 }),
  },
  UpdateWithdrawalStatus: {
    success: async (world) => {
      const step = { ...(await withdraw(world)), paymentStatusId: 2, comment: "Looked at" };
      expect(await callBare(world.staff, "UpdateWithdrawalStatus", step)).toMatchObject({ responseCode: 1 });
    },
    refusal: async (world) => {
      const back = { ...(await withdraw(world)), paymentStatusId: 4 };
      expect(await callBare(world.staff, "UpdateWithdrawalStatus", back)).toMatchObject({
        responseCode: 2006,
      });
    },
  },
  GetWithdrawalMethod: {
    success: async ({ demo }) =>
      expect(await demo.client.call("GetWithdrawalMethod", { countryCode: "MY" })).toEqual(
        expect.arrayContaining([expect.objectContaining({ code: "DAYB" })]),
      ),
    refusal: ({ demo }) =>
      expectInvalid(demo.client.call("GetWithdrawalMethod", { countryCode: "Malaysia" })),
  },
  GetWithdrawalTransactionsByUser: {
    success: async ({ demo }) =>
      expect(await demo.client.call("GetWithdrawalTransactionsByUser", {})).not.toHaveLength(0),
    refusal: ({ gone }) => expectSignedOut(gone.client.call("GetWithdrawalTransactionsByUser", {})),
  },
  GetLimits: {
    success: async ({ busy }) =>
      expect(await busy.client.call("GetLimits", {})).toMatchObject({
        onHold: expect.any(Number),
        day: { limit: 10_000 },
        month: { limit: 50_000 },
      }),
    refusal: ({ gone }) => expectSignedOut(gone.client.call("GetLimits", {})),
  },
  GetFreeze: {
    success: async ({ busy }) =>
      expect(await busy.client.call("GetFreeze", {})).toEqual({ frozenUntil: null }),
    refusal: ({ gone }) => expectSignedOut(gone.client.call("GetFreeze", {})),
  },
  CTraderTransferRequest: {
    success: async ({ demo }) =>
      expect(await demo.client.call("CTraderTransferRequest", { amountUsd: 10 })).toBeNull(),
    refusal: ({ empty }) =>
      expectRefused(empty.client.call("CTraderTransferRequest", { amountUsd: 10 }), 2007),
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
      expectRefused(
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
      return expectRefused(
        demo.client.call("CTraderInternalTransferUserToUser", { ...input, Reference }),
        2013,
      );
    },
  },
  GetInternalTransactionsByUser: {
    success: async ({ demo }) =>
      expect(await demo.client.call("GetInternalTransactionsByUser", {})).not.toHaveLength(0),
    refusal: ({ gone }) => expectSignedOut(gone.client.call("GetInternalTransactionsByUser", {})),
  },
  GetCompoundSchemeLogByUserId: {
    success: async ({ demo }) =>
      expect(await demo.client.call("GetCompoundSchemeLogByUserId", {})).not.toHaveLength(0),
    refusal: ({ gone }) => expectSignedOut(gone.client.call("GetCompoundSchemeLogByUserId", {})),
  },
} as const satisfies Partial<Record<Operation, Case>>;
