import { createIdempotencyKey } from "@broker/sdk";
import { customer, provider } from "./one-customer.ts";
import { lastLetter } from "./provider.ts";

/** A deposit of 447.00 MYR, which are 100 US dollars at the seeded rate, without its platform. */
export const order = { currencyCode: "MYR", amount: 447, amountUsd: 100 };

/** Opens a deposit of the client at the gateway SmilePayz. */
export const openPayment = () =>
  customer.client.call("GenerateDepositUrlSmilePayz", {
    ...order,
    paymentPlatformId: 32,
    paymentMethodCode: "FPX",
  });

/** Returns the status of a deposit of the client; undefined for an unknown deposit. */
export async function readStatus(transactionId: string): Promise<number | undefined> {
  const rows = await customer.client.call("GetDepositTransactionsByUser", {});
  return rows.find((row) => row.transactionId === transactionId)?.paymentStatusId;
}

/** Returns the balance of the client's e-wallet. */
export const readWallet = async () => (await customer.client.call("GetUserInfo", {})).eWalletBalance;

/** Requests a one-time code for a withdrawal of the client, and returns the code from the e-mail. */
export async function requestCode(): Promise<string> {
  await customer.client.call("RequestOtpWithdrawal", {});
  return (await lastLetter(provider, customer.email)).code ?? "";
}

/** A withdrawal of 100 US dollars at the seeded buy rate of 4.41. */
export const hundred = { paymentPlatformId: 11, currencyCode: "MYR", amount: 441, amountUsd: 100 };

/** Requests a withdrawal of 100 US dollars with a one-time code; `more` replaces fields of the request. */
export const withdraw = (otpValue: string, more: object = {}, idempotencyKey = createIdempotencyKey()) =>
  customer.client.call("WithdrawalRequest", { ...hundred, otpValue, ...more }, { idempotencyKey });
