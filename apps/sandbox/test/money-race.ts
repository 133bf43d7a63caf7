import { createIdempotencyKey } from "@broker/sdk";
import { afterEach, beforeEach } from "vitest";
import { type Cluster, createCluster } from "./cluster.ts";
import { lastLetter, type Visitor } from "./provider.ts";

/** A withdrawal of the demo account's whole balance, at the seeded buy rate of 4.41. */
const everything = { paymentPlatformId: 11, currencyCode: "MYR", amount: 22_050, amountUsd: 5000 };

/** A withdrawal of 100 US dollars. */
export const hundred = { ...everything, amount: 441, amountUsd: 100 };

/**
 * Gives each test of a file two replicas on one PostgreSQL and the signed-in demo client, whose requests go to the
 * replicas in turn. The books are proved after each test.
 */
export function prepareMoneyRace() {
  let cluster: Cluster;
  let visitor: Visitor;
  beforeEach(async () => {
    cluster = await createCluster();
    visitor = cluster.visitor();
    await visitor.signIn();
  });
  afterEach(async () => {
    await cluster.prove();
    await cluster.close();
  });
  return {
    cluster: () => cluster,
    visitor: () => visitor,
    eWallet: async () => (await visitor.client.call("GetUserInfo", {})).eWalletBalance,
    /** Requests a one-time code for a withdrawal, and returns the code from the e-mail. */
    requestCode: async () => {
      await visitor.client.call("RequestOtpWithdrawal", {});
      return (await lastLetter(cluster.replicas[0], "demo@example.com")).code ?? "";
    },
    withdraw: (otpValue: string, what = everything, idempotencyKey = createIdempotencyKey()) =>
      visitor.client.call("WithdrawalRequest", { ...what, otpValue }, { idempotencyKey }),
  };
}
