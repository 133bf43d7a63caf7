import { describe, expect, test } from "vitest";
import { runInTransaction } from "../src/db/transaction.ts";
import { walletKeyOf } from "../src/payees/account-key.ts";
import { payeeStore } from "../src/payees/payees.store.ts";
import { atOnce } from "./at-once.ts";
import { withoutPostgres } from "./databases.ts";
import { untilLockWaits } from "./lock-waits.ts";
import { lastLetter } from "./provider.ts";
import { client, cluster, countRows, customer, openReplicas } from "./replicated-customer.ts";

const wallet = "TJRyWwFs9wTFGZg3JbrVriFbNfCug5tDeC";
const noBank = { bankCode: null, bankAccountNumber: null, bankAccountName: null };
const coins = { ...noBank, name: "Coins", walletAddress: wallet };
const order = { paymentPlatformId: 21, amountUsd: 100, walletAddress: wallet };

describe.skipIf(withoutPostgres)("asvs(15.4.2): saved accounts on two replicas", () => {
  openReplicas();

  /** Saves a wallet that can be withdrawn to, and requests the code of a withdrawal to it. */
  async function prepare() {
    const { payeeId } = await client.call("AddPayee", coins);
    await cluster.replicas[0].query(
      `update payee set usable_from = created_at where payee_id = '${payeeId}'`,
    );
    await client.call("RequestOtpWithdrawal", order);
    const otpValue = (await lastLetter(cluster.replicas[0], customer.email)).code ?? "";
    const withdraw = () =>
      client.call("WithdrawalRequest", { ...order, currencyCode: "USD", amount: 100, otpValue });
    return { payeeId, withdraw };
  }

  test("of 20 requests to save one account at once one is written and reported, and all return it", async () => {
    const { done, failed } = await atOnce(20, () => client.call("AddPayee", coins));
    expect(failed).toEqual([]);
    expect(new Set(done.map(({ payeeId }) => payeeId)).size).toBe(1);
    expect(await countRows("payee")).toBe(1);
    const { rows } = await cluster.replicas[0].query(
      `select 1 from mail where user_id = ${customer.userId} and kind = 'payeeAdded'`,
    );
    expect(rows).toHaveLength(1);
  });

  test("of accounts under one name at once one is saved, and the others are refused", async () => {
    const bank = { bankCode: "DAYB", bankAccountName: "Amira Rahman" };
    const { done, failed } = await atOnce(10, (index) =>
      client.call("AddPayee", {
        ...bank,
        walletAddress: null,
        name: "Savings",
        bankAccountNumber: `90000${index}`,
      }),
    );
    expect(done).toHaveLength(1);
    for (const error of failed) expect(error).toMatchObject({ code: 1131 });
    expect(await countRows("payee")).toBe(1);
  });

  test("an account cannot be removed while money for it is being held, and the withdrawal stays", async () => {
    const { payeeId, withdraw } = await prepare();
    const removed = await runInTransaction(cluster.replicas[1].deps.sql, async (sql) => {
      await payeeStore.hold(sql, customer.userId, walletKeyOf(wallet));
      const removal = client.call("RemovePayee", { payeeId });
      await untilLockWaits(cluster.replicas[0], 1);
      expect(await countRows("payee")).toBe(1);
      return { removal };
    });
    await removed.removal;
    expect(await countRows("payee")).toBe(0);
    await expect(withdraw()).rejects.toMatchObject({ code: 1130 });
    expect(await countRows("withdrawal")).toBe(0);
  });

  test.each([1, 2, 3, 4, 5])("of a withdrawal and a removal at once one is first: %i", async () => {
    const { payeeId, withdraw } = await prepare();
    const [withdrawal, removal] = await Promise.allSettled([
      withdraw(),
      client.call("RemovePayee", { payeeId }),
    ]);
    expect(removal.status).toBe("fulfilled");
    const isDone = withdrawal.status === "fulfilled";
    expect(withdrawal).toMatchObject(isDone ? {} : { reason: { code: 1130 } });
    expect(await countRows("withdrawal")).toBe(isDone ? 1 : 0);
  });
});
