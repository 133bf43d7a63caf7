import { setTimeout as wait } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import { runInTransaction } from "../src/db/transaction.ts";
import { beginFreeze, lockUnfrozen } from "../src/freeze/freeze.service.ts";
import { atOnce } from "./at-once.ts";
import { createCustomer } from "./customer.ts";
import { withoutPostgres } from "./databases.ts";
import { untilLockWaits } from "./lock-waits.ts";
import { DEMO, receipt } from "./provider.ts";
import { client, cluster, countRows, customer, openReplicas, requestCode } from "./replicated-customer.ts";

const newPassword = "Another-long-one-7";

describe.skipIf(withoutPostgres)("asvs(15.4.2): a freeze of withdrawals on two replicas", () => {
  openReplicas();

  const order = { paymentPlatformId: 11, currencyCode: "MYR", amount: 441, amountUsd: 100 };
  test("a withdrawal and a transfer that arrive while a change is written wait for it, and are refused", async () => {
    const friend = await createCustomer(cluster.replicas[0], {}, "Farid Hassan");
    const otpValue = await requestCode();
    const { deps } = cluster.replicas[1];
    const calls = await runInTransaction(deps.sql, async (sql) => {
      await beginFreeze(deps, sql, customer.userId);
      const failed = (call: Promise<unknown>) =>
        call.then(
          () => null,
          (error: unknown) => error,
        );
      const transfer = failed(
        client.call("CTraderInternalTransferUserToUser", {
          AmountUsd: 100,
          ToUserEmail: friend.email,
          ToUserCTraderLogin: friend.cTraderLogin,
          Reference: receipt(),
        }),
      );
      await untilLockWaits(cluster.replicas[0], 1);
      const withdrawal = failed(client.call("WithdrawalRequest", { ...order, otpValue }));
      await untilLockWaits(cluster.replicas[0], 2);
      return { transfer, withdrawal };
    });
    for (const call of Object.values(calls)) expect(await call).toMatchObject({ code: 1111 });
    expect([await countRows("withdrawal"), await countRows("transfer")]).toEqual([0, 0]);
  });

  test("a change that arrives while money is held waits until it is, and freezes every later withdrawal", async () => {
    const { deps } = cluster.replicas[1];
    const changed = await runInTransaction(deps.sql, async (sql) => {
      await lockUnfrozen(deps, sql, customer.userId, "withdrawal");
      const change = client.call("UpdateUserPassword", { oldPassword: DEMO.password, newPassword });
      await untilLockWaits(cluster.replicas[0], 1);
      await wait(50);
      const { rows } = await cluster.replicas[0].query(
        `select 1 from app_user where user_id = ${customer.userId} and credentials_changed_at is null`,
      );
      expect(rows).toHaveLength(1);
      return { change };
    });
    await changed.change;
    await expect(client.call("RequestOtpWithdrawal", {})).rejects.toMatchObject({ code: 1111 });
  });

  test("of a change and 20 withdrawals at once each withdrawal is done before it or not at all", async () => {
    const otpValue = await requestCode();
    const { done, failed } = await atOnce(21, async (index) => {
      if (index !== 10) return client.call("WithdrawalRequest", { ...order, otpValue });
      await client.call("UpdateUserPassword", { oldPassword: DEMO.password, newPassword });
      return null;
    });
    const held = done.filter((one) => one !== null).length;
    expect(held).toBeLessThanOrEqual(1);
    expect(await countRows("withdrawal")).toBe(held);
    expect(done.length + failed.length).toBe(21);
    await expect(client.call("RequestOtpWithdrawal", {})).rejects.toMatchObject({ code: 1111 });
  });
});
