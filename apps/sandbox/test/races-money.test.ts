import { createIdempotencyKey } from "@broker/sdk";
import { describe, expect, test } from "vitest";
import { atOnce } from "./at-once.ts";
import { withoutPostgres } from "./databases.ts";
import { hundred, prepareMoneyRace } from "./money-race.ts";
import { lastLetter } from "./provider.ts";

describe.skipIf(withoutPostgres)("two replicas on one PostgreSQL", () => {
  const { cluster, visitor, eWallet, requestCode, withdraw } = prepareMoneyRace();

  test("of 50 withdrawals of the whole balance with one code, exactly one succeeds", async () => {
    const code = await requestCode();
    const { done, failed } = await atOnce(50, () => withdraw(code));
    expect(done).toHaveLength(1);
    for (const reason of failed) expect(reason).toMatchObject({ kind: "refused", status: 200 });
    expect(await eWallet()).toBe(0);
  });

  test("of 50 transfers of the whole balance, exactly one succeeds", async () => {
    const all = { amountUsd: 5000, amount: 22_350, currencyCode: "MYR" };
    const { done, failed } = await atOnce(50, () => visitor().client.call("EWalletTransferRequest", all));
    expect(done).toHaveLength(1);
    for (const reason of failed) expect(reason).toMatchObject({ kind: "refused", status: 200 });
    expect(await eWallet()).toBe(0);
  });

  test("one idempotency key at both replicas concurrently has one effect and one answer", async () => {
    const code = await requestCode();
    const key = createIdempotencyKey();
    const { done, failed } = await atOnce(20, () => withdraw(code, hundred, key));
    const answers = new Set(done.map(({ transactionId }) => transactionId));
    expect(answers.size).toBe(1);
    for (const reason of failed) expect(reason).toMatchObject({ status: 409 });
    expect(await eWallet()).toBe(4900);
    expect(answers).toContain((await withdraw(code, hundred, key)).transactionId);
    expect(await eWallet()).toBe(4900);
  });

  test("asvs(6.6.3): five concurrent wrong attempts void a code, so that the right one is refused too", async () => {
    const code = await requestCode();
    const wrong = await atOnce(5, (index) => withdraw(String(900_001 + index), hundred));
    for (const reason of wrong.failed) expect(reason).toMatchObject({ kind: "refused" });
    await expect(withdraw(code, hundred)).rejects.toMatchObject({ kind: "refused" });
    expect(wrong.done).toHaveLength(0);
    expect(await eWallet()).toBe(5000);
  });

  test("a code that is requested twenty times concurrently is sent once", async () => {
    const { done, failed } = await atOnce(20, () => visitor().client.call("RequestOtpWithdrawal", {}));
    expect(done).toHaveLength(1);
    for (const reason of failed) expect(reason).toMatchObject({ status: 429 });
    const code = (await lastLetter(cluster().replicas[0], "demo@example.com")).code ?? "";
    await withdraw(code, hundred);
    expect(await eWallet()).toBe(4900);
  });
});
