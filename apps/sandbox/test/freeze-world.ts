import { createIdempotencyKey } from "@broker/sdk";
import { expect } from "vitest";
import { readConfig } from "../src/config.ts";
import { type App, setUpApp } from "./authenticator.ts";
import { customer, openCustomer, proveBooks, provider } from "./one-customer.ts";
import { DEMO, lastLetter } from "./provider.ts";

/** The settings of a provider that serves no files. */
export const folders = { PORTAL_DIR: "/nowhere", STORYBOOK_DIR: "/nowhere" };
/** Sessions that outlast a freeze. */
const long = { SESSION_MINUTES: "100000", INACTIVITY_MINUTES: "100000" };

/** An hour in minutes, in which the provider's clock is advanced. */
export const HOUR = 60;
/** The password of a customer after a change. */
export const newPassword = "Another-long-one-7";

/** Requests a code, and returns the function that withdraws with it under one key. */
async function prepareWithdrawal() {
  const { client, email } = customer;
  provider.clock.advance(2);
  await client.call("RequestOtpWithdrawal", {});
  const otpValue = (await lastLetter(provider, email)).code ?? "";
  const order = { paymentPlatformId: 11, currencyCode: "MYR", amount: 441, amountUsd: 100, otpValue };
  const idempotencyKey = createIdempotencyKey();
  return () => client.call("WithdrawalRequest", order, { idempotencyKey });
}

/** Gives the tests of a file a provider, and each a customer of its own. The books are proved after each test. */
export function prepareFreeze() {
  openCustomer({ config: readConfig({ ...folders, ...long }) });
  proveBooks();

  const frozenUntil = async () => (await customer.client.call("GetFreeze", {})).frozenUntil;
  return {
    provider: () => provider,
    customer: () => customer,
    frozenUntil,
    /** Returns the time in a number of minutes, as the provider writes it. */
    inMinutes: (minutes: number) => new Date(provider.clock.now().getTime() + minutes * 60_000).toISOString(),
    signIn: (password = DEMO.password) =>
      customer.client.call("UserLogin", { email: customer.email, password }),
    changePassword: () =>
      customer.client.call("UpdateUserPassword", { oldPassword: DEMO.password, newPassword }),
    withdrawalOf: prepareWithdrawal,
    withdrawals: async () =>
      (await provider.query(`select 1 from withdrawal where user_id = ${customer.userId}`)).rows.length,
    setUp: () => setUpApp(provider, customer),
    /** Sets up an app, and continues when the freeze that this began is over. */
    async setUpEarlier(): Promise<App> {
      const app = await setUpApp(provider, customer);
      provider.clock.advance(24 * HOUR);
      expect(await frozenUntil()).toBeNull();
      return app;
    },
  };
}
