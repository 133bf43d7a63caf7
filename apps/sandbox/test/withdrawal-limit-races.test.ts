import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { readConfig } from "../src/config.ts";
import { atOnce } from "./at-once.ts";
import { type Cluster, createCluster } from "./cluster.ts";
import { createCustomer, type Customer } from "./customer.ts";
import { withoutPostgres } from "./databases.ts";
import { lastLetter, type Visitor } from "./provider.ts";

/** A code that is never used up, so that nothing but the limit stands between concurrent withdrawals. */
const reusableCode = [
  `create function keep_code() returns trigger language plpgsql as $$ begin new.used_at := null; return new; end $$`,
  `create trigger keep_code before update on one_time_code for each row execute function keep_code()`,
];

describe.skipIf(withoutPostgres)("asvs(2.3.4): limits of withdrawals on two replicas", () => {
  let cluster: Cluster;
  let customer: Customer;
  let client: Visitor["client"];
  beforeEach(async () => {
    const config = readConfig({ PORTAL_DIR: "/nowhere", STORYBOOK_DIR: "/nowhere" });
    cluster = await createCluster(undefined, {
      config: { ...config, withdrawalLimits: { day: 300, month: 1_000 } },
    });
    const [first] = cluster.replicas;
    for (const statement of reusableCode) await first.query(statement);
    customer = await createCustomer(first);
    const visitor = cluster.visitor();
    await visitor.signIn(customer.email);
    ({ client } = visitor);
  });
  afterEach(async () => {
    await cluster.prove();
    await cluster.close();
  });

  const order = { paymentPlatformId: 11, currencyCode: "MYR", amount: 441, amountUsd: 100 };
  const requestCode = async () => {
    await client.call("RequestOtpWithdrawal", {});
    return (await lastLetter(cluster.replicas[0], customer.email)).code ?? "";
  };
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
