import { describe, expect, test } from "vitest";
import { readConfig } from "../src/config.ts";
import { atOnce } from "./at-once.ts";
import { withoutPostgres } from "./databases.ts";
import { client, cluster, openReplicas, requestCode } from "./replicated-customer.ts";
import { reusableCode } from "./reusable-code.ts";

describe.skipIf(withoutPostgres)("asvs(2.3.4): limits of withdrawals on two replicas", () => {
  openReplicas(
    {
      config: {
        ...readConfig({ PORTAL_DIR: "/nowhere", STORYBOOK_DIR: "/nowhere" }),
        withdrawalLimits: { day: 300, month: 1_000 },
      },
    },
    async () => {
      for (const statement of reusableCode) await cluster.replicas[0].query(statement);
    },
  );

  const order = { paymentPlatformId: 11, currencyCode: "MYR", amount: 441, amountUsd: 100 };
  const codesOf = (failed: readonly unknown[]) => new Set(failed.map((reason) => Object(reason).code));

  test("of 20 concurrent withdrawals of 100 under a limit of 300, three are done", async () => {
    const otpValue = await requestCode();
    const { done, failed } = await atOnce(20, () => client.call("WithdrawalRequest", { ...order, otpValue }));
    expect(done).toHaveLength(3);
    expect(codesOf(failed)).toEqual(new Set([1110]));
    expect(await client.call("GetLimits", {})).toMatchObject({ onHold: 300, day: { used: 300, left: 0 } });
  });

  test("a cancellation and 20 withdrawals at once never pass the limit together", async () => {
    const otpValue = await requestCode();
    const withdraw = () => client.call("WithdrawalRequest", { ...order, otpValue });
    const [{ transactionId }] = await Promise.all([withdraw(), withdraw(), withdraw()]);
    const { done } = await atOnce(21, async (index) => {
      if (index !== 10) return withdraw();
      await client.call("CancelWithdrawal", { transactionId });
      return null;
    });
    expect(done.filter((one) => one !== null).length).toBeLessThanOrEqual(1);
    const { day, onHold } = await client.call("GetLimits", {});
    expect(day.used).toBeLessThanOrEqual(300);
    expect(onHold).toBe(day.used);
  });
});
