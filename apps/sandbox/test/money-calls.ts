import type { Customer } from "./customer.ts";
import { hundredDollars, image, lastLetter, type Provider, receipt } from "./provider.ts";

/** An operation that takes an idempotency key. */
export interface MoneyCall {
  readonly name: string;
  /** The references in its answer. */
  readonly names: readonly ("transactionId" | "paymentUrl")[];
  /** Prepares the operation, and returns the function that sends it under a key. */
  readonly prepare: (provider: Provider, customer: Customer) => Promise<(key: string) => Promise<unknown>>;
}

const hosted = ["transactionId", "paymentUrl"] as const;

/** All operations that take an idempotency key. */
export const moneyCalls: readonly MoneyCall[] = [
  {
    name: "DepositRequest",
    names: ["transactionId"],
    prepare: (_provider, { client }) =>
      Promise.resolve((idempotencyKey) => client.call("DepositRequest", hundredDollars, { idempotencyKey })),
  },
  {
    name: "SubmitDeposit",
    names: [],
    async prepare(_provider, { client }) {
      const { transactionId } = await client.call("DepositRequest", hundredDollars);
      const proof = { ...hundredDollars, transactionId, receipt: receipt() };
      return (idempotencyKey) => client.call("SubmitDeposit", proof, { idempotencyKey });
    },
  },
  {
    name: "GenerateDepositUrlEss",
    names: hosted,
    prepare: (_provider, { client }) =>
      Promise.resolve((idempotencyKey) =>
        client.call(
          "GenerateDepositUrlEss",
          { ...hundredDollars, paymentPlatformId: 31 },
          { idempotencyKey },
        ),
      ),
  },
  {
    name: "GenerateDepositUrlSmilePayz",
    names: hosted,
    async prepare(_provider, { client }) {
      const [method] = await client.call("GetSmilePayzDepositMethod", {});
      const order = { ...hundredDollars, paymentPlatformId: 32, paymentMethodCode: method?.code ?? "" };
      return (idempotencyKey) => client.call("GenerateDepositUrlSmilePayz", order, { idempotencyKey });
    },
  },
  {
    name: "GenerateDepositUrlOnePay",
    names: hosted,
    async prepare(_provider, { client }) {
      const [bank] = await client.call("GetOnePayPaymentMethod", {});
      const order = { ...hundredDollars, paymentPlatformId: 33, merchantBankId: bank?.id ?? "" };
      const named = { ...order, bankName: bank?.bankName ?? "" };
      return (idempotencyKey) => client.call("GenerateDepositUrlOnePay", named, { idempotencyKey });
    },
  },
  {
    name: "WithdrawalRequest",
    names: ["transactionId"],
    async prepare(provider, { client, email }) {
      provider.clock.advance(2);
      await client.call("RequestOtpWithdrawal", {});
      const { code } = await lastLetter(provider, email);
      const amounts = { currencyCode: "MYR", amount: 44.1, amountUsd: 10 };
      const withdrawal = { ...amounts, paymentPlatformId: 11, otpValue: code ?? "" };
      return (idempotencyKey) => client.call("WithdrawalRequest", withdrawal, { idempotencyKey });
    },
  },
  {
    name: "EWalletTransferRequest",
    names: [],
    prepare: (_provider, { client }) =>
      Promise.resolve((idempotencyKey) => {
        const amounts = { amountUsd: 10, amount: 44.7, currencyCode: "MYR" };
        return client.call("EWalletTransferRequest", amounts, { idempotencyKey });
      }),
  },
  {
    name: "CTraderTransferRequest",
    names: [],
    prepare: (_provider, { client }) =>
      Promise.resolve((idempotencyKey) =>
        client.call("CTraderTransferRequest", { amountUsd: 10 }, { idempotencyKey }),
      ),
  },
  {
    name: "CTraderInternalTransferUserToUser",
    names: [],
    prepare: (_provider, { client }) =>
      Promise.resolve((idempotencyKey) => {
        const to = { ToUserEmail: "friend@example.com", ToUserCTraderLogin: "5100238" };
        const transfer = { ...to, AmountUsd: 5, Reference: image("selfie.png") };
        return client.call("CTraderInternalTransferUserToUser", transfer, { idempotencyKey });
      }),
  },
];
