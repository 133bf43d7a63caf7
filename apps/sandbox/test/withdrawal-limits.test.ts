import { operations } from "@broker/api-spec/operations";
import { createIdempotencyKey } from "@broker/sdk";
import { describe, expect, test } from "vitest";
import { createApp } from "../src/app.ts";
import { readConfig } from "../src/config.ts";
import { createCustomer } from "./customer.ts";
import { customer, openCustomer, proveBooks, provider, replaceCustomer } from "./one-customer.ts";
import { createProvider, lastLetter } from "./provider.ts";

const config = {
  ...readConfig({ PORTAL_DIR: "/nowhere", STORYBOOK_DIR: "/nowhere" }),
  withdrawalLimits: { day: 1_000, month: 2_500 },
};

openCustomer({ config });
proveBooks();

const DAY = 24 * 60;
const refused = { kind: "refused", code: 1110 };

const limits = () => customer.client.call("GetLimits", {});
/** Withdraws at the seeded buy rate of 4.41, with a code for any amount. */
async function withdraw(amountUsd: number, idempotencyKey = createIdempotencyKey()) {
  const { client, email } = customer;
  provider.clock.advance(2);
  await client.call("RequestOtpWithdrawal", {});
  const otpValue = (await lastLetter(provider, email)).code ?? "";
  const amount = Math.round(amountUsd * 441) / 100;
  const order = { paymentPlatformId: 11, currencyCode: "MYR", amount, amountUsd, otpValue };
  const send = () => client.call("WithdrawalRequest", order, { idempotencyKey });
  return { ...(await send()), sendAgain: send };
}
/** Continues in a new session, because the clock was advanced beyond the end of the earlier session. */
const advance = async (minutes: number) => {
  provider.clock.advance(minutes);
  await customer.signIn(customer.email);
};
const startMonth = () => advance((Date.UTC(2027, 0, 1, 9) - provider.clock.now().getTime()) / 60_000);

test("available and held money are shown apart, with the limits of the day and the month", async () => {
  await startMonth();
  expect(await limits()).toEqual({
    available: 5000,
    onHold: 0,
    day: { limit: 1000, used: 0, left: 1000, renewsAt: "2027-01-02T00:00:00.000Z" },
    month: { limit: 2500, used: 0, left: 2500, renewsAt: "2027-02-01T00:00:00.000Z" },
  });
  await withdraw(250.5);
  expect(await limits()).toMatchObject({
    available: 4749.5,
    onHold: 250.5,
    day: { used: 250.5, left: 749.5 },
    month: { used: 250.5, left: 2249.5 },
  });
});

describe("a withdrawal", () => {
  test("up to the limit is done, and one cent beyond it is refused before anything is held or a code is used", async () => {
    await startMonth();
    await withdraw(400);
    await expect(withdraw(600.01)).rejects.toMatchObject({
      ...refused,
      message: expect.stringContaining("You can still withdraw 600.00 US dollars."),
    });
    expect(await limits()).toMatchObject({ available: 4600, onHold: 400 });
    await withdraw(600);
    await expect(withdraw(10)).rejects.toMatchObject({
      ...refused,
      message:
        "Your limit of withdrawals for today allows no further withdrawal by this method. You can withdraw again from 2 January 2027, 00:00 UTC.",
    });
    expect((await limits()).day).toMatchObject({ used: 1000, left: 0 });
  });

  test("that is sent again under its key after it used up the limit is answered as before and counts once", async () => {
    await startMonth();
    const { transactionId, sendAgain } = await withdraw(1000);
    expect(await sendAgain()).toEqual({ transactionId });
    expect(await limits()).toMatchObject({ onHold: 1000, day: { used: 1000, left: 0 } });
  });

  test("is refused with the end of the limit where less than the smallest amount is left", async () => {
    await startMonth();
    await withdraw(995);
    await expect(withdraw(10)).rejects.toMatchObject({
      ...refused,
      message: expect.stringContaining("You can withdraw again from 2 January 2027, 00:00 UTC."),
    });
  });

  test("beyond the limit is refused with its code already where the request for the code names it", async () => {
    await startMonth();
    const order = { paymentPlatformId: 11, amountUsd: 1000.01 };
    await expect(customer.client.call("RequestOtpWithdrawal", order)).rejects.toMatchObject(refused);
    await expect(lastLetter(provider, customer.email)).rejects.toThrow("There is no letter");
  });

  test("is possible again on the next day, until the month's limit is reached, and in the next month", async () => {
    await startMonth();
    await withdraw(1000);
    await advance(DAY);
    await withdraw(1000);
    await advance(DAY);
    const ofMonth = "for this month. You can still withdraw 500.00 US dollars.";
    for (const amount of [500.01, 1000.01])
      await expect(withdraw(amount)).rejects.toMatchObject({
        ...refused,
        message: expect.stringContaining(ofMonth),
      });
    await withdraw(500);
    await expect(withdraw(10)).rejects.toMatchObject({
      ...refused,
      message: expect.stringContaining("You can withdraw again from 1 February 2027, 00:00 UTC."),
    });
    await advance(29 * DAY);
    expect(await limits()).toMatchObject({ day: { left: 1000 }, month: { used: 0, left: 2500 } });
    await withdraw(1000);
  });

  test("of the last minute of a month counts in that month and its last day only", async () => {
    await startMonth();
    await advance((Date.UTC(2027, 0, 31, 23, 57) - provider.clock.now().getTime()) / 60_000);
    const { transactionId } = await withdraw(1000);
    expect(await limits()).toMatchObject({
      day: { left: 0, renewsAt: "2027-02-01T00:00:00.000Z" },
      month: { left: 1500, renewsAt: "2027-02-01T00:00:00.000Z" },
    });
    provider.clock.advance(1);
    expect(await limits()).toMatchObject({ day: { used: 0 }, month: { used: 0, left: 2500 } });
    await provider.control(`withdrawals/${transactionId}/reject`, {});
    expect(await limits()).toMatchObject({ onHold: 0, day: { left: 1000 }, month: { left: 2500 } });
  });

  test("gives its use back when it is cancelled by its client or rejected by staff, and not when it is paid", async () => {
    await startMonth();
    const { transactionId } = await withdraw(600);
    await customer.client.call("CancelWithdrawal", { transactionId });
    expect((await limits()).day).toMatchObject({ used: 0, left: 1000 });
    const rejected = await withdraw(700);
    await provider.control(`withdrawals/${rejected.transactionId}/reject`, {});
    expect(await limits()).toMatchObject({ onHold: 0, day: { used: 0, left: 1000 } });
    const paid = await withdraw(800);
    await provider.control(`withdrawals/${paid.transactionId}/approve`, {});
    expect(await limits()).toMatchObject({ onHold: 0, day: { used: 800, left: 200 } });
  });

  test("counts against its own client only", async () => {
    await startMonth();
    await withdraw(1000);
    replaceCustomer(await createCustomer(provider));
    expect((await limits()).day).toMatchObject({ used: 0, left: 1000 });
  });

  test("of a time before the clock was set back still counts", async () => {
    await startMonth();
    await withdraw(1000);
    await advance(-60);
    expect((await limits()).day).toMatchObject({ left: 0 });
    await expect(withdraw(10)).rejects.toMatchObject(refused);
  });
});

test("a limit that was lowered leaves nothing, and never a negative amount", async () => {
  await startMonth();
  await withdraw(1000);
  const lower = { ...config, withdrawalLimits: { day: 400, month: null } };
  const app = await createApp({ ...provider.deps, config: lower });
  await customer.signIn(customer.email);
  const headers = { cookie: customer.cookie() };
  const request = new Request(`http://localhost:4000${operations.GetLimits.path}`, { headers });
  expect(await (await app.fetch(request)).json()).toMatchObject({
    data: { day: { limit: 400, used: 1000, left: 0 }, month: { limit: null, used: 1000, left: null } },
  });
});

test("without the capability there is no such call, and no limit", async () => {
  await startMonth();
  const capabilities = config.capabilities.filter((name) => name !== "limits");
  const plain = await createProvider({ config: { ...config, capabilities } });
  const other = await createCustomer(plain);
  await expect(other.client.call("GetLimits", {})).rejects.toMatchObject({ status: 404 });
  await other.client.call("RequestOtpWithdrawal", {});
  const otpValue = (await lastLetter(plain, other.email)).code ?? "";
  const order = { paymentPlatformId: 11, currencyCode: "MYR", amount: 22_050, amountUsd: 5000, otpValue };
  expect(await other.client.call("WithdrawalRequest", order)).toMatchObject({
    transactionId: expect.stringMatching(/^W-/),
  });
  await plain.close();
});
