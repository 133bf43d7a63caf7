import { createIdempotencyKey, isApiError } from "@broker/sdk";
import * as v from "valibot";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { gatewayStore } from "../src/gateway/gateway.store.ts";
import { sign } from "../src/gateway/signature.ts";
import { atOnce } from "./at-once.ts";
import { type Cluster, createCluster } from "./cluster.ts";
import { withoutPostgres } from "./databases.ts";
import { hundredDollars, lastLetter, type Visitor } from "./provider.ts";

/** A withdrawal of the demo account's whole balance, at the seeded buy rate of 4.41. */
const everything = { paymentPlatformId: 11, currencyCode: "MYR", amount: 22_050, amountUsd: 5000 };
const hundred = { ...everything, amount: 441, amountUsd: 100 };

const codeOf = (error: unknown) => (isApiError(error) ? error.code : null);
describe.skipIf(withoutPostgres)("two replicas on one PostgreSQL", () => {
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

  const eWallet = async () => (await visitor.client.call("GetUserInfo", {})).eWalletBalance;
  const requestCode = async () => {
    await visitor.client.call("RequestOtpWithdrawal", {});
    return (await lastLetter(cluster.replicas[0], "demo@example.com")).code ?? "";
  };
  const withdraw = (otpValue: string, what = everything, idempotencyKey = createIdempotencyKey()) =>
    visitor.client.call("WithdrawalRequest", { ...what, otpValue }, { idempotencyKey });
  test("of 50 withdrawals of the whole balance with one code, exactly one succeeds", async () => {
    const code = await requestCode();
    const { done, failed } = await atOnce(50, () => withdraw(code));
    expect(done).toHaveLength(1);
    for (const reason of failed) expect(reason).toMatchObject({ kind: "refused", status: 200 });
    expect(await eWallet()).toBe(0);
  });

  test("of 50 transfers of the whole balance, exactly one succeeds", async () => {
    const all = { amountUsd: 5000, amount: 22_350, currencyCode: "MYR" };
    const { done, failed } = await atOnce(50, () => visitor.client.call("EWalletTransferRequest", all));
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
    const { done, failed } = await atOnce(20, () => visitor.client.call("RequestOtpWithdrawal", {}));
    expect(done).toHaveLength(1);
    for (const reason of failed) expect(reason).toMatchObject({ status: 429 });
    const code = (await lastLetter(cluster.replicas[0], "demo@example.com")).code ?? "";
    await withdraw(code, hundred);
    expect(await eWallet()).toBe(4900);
  });

  const opened = {
    withdrawals: async () => (await withdraw(await requestCode(), hundred)).transactionId,
    deposits: async () => (await visitor.client.call("DepositRequest", hundredDollars)).transactionId,
    transfers: async () => {
      await visitor.client.call("CTraderTransferRequest", { amountUsd: 100 });
      const [row] = await visitor.client.call("GetInternalTransactionsByUser", {});
      return row?.transactionId ?? "";
    },
  };
  test.each([
    ["withdrawals", "approve", "reject"],
    ["transfers", "approve", "reject"],
    ["deposits", "complete", "cancel"],
  ] as const)("%s: of ten times %s against ten times %s, one wins", async (desk, yes, no) => {
    const id = await opened[desk]();
    const { done, failed } = await atOnce(20, async (index) => {
      const step = index % 4 < 2 ? yes : no;
      await cluster.replicas[index % 2 === 0 ? 0 : 1].control(`${desk}/${id}/${step}`, {});
    });
    expect(done).toHaveLength(1);
    for (const reason of failed) expect(String(reason)).toContain(": 409");
  });

  const cancels = {
    withdrawals: ["CancelWithdrawal", ["process", "approve", "reject"]],
    transfers: ["CancelTransfer", ["approve", "reject"]],
    deposits: ["CancelDeposit", ["process", "complete", "cancel"]],
  } as const;
  test.each(["withdrawals", "transfers", "deposits"] as const)(
    "%s: a cancellation by the client against each step of staff, ten each: one wins, and the other is refused",
    async (desk) => {
      const [call, steps] = cancels[desk];
      for (const step of steps) {
        const before = await visitor.client.call("GetUserInfo", {});
        const transactionId = await opened[desk]();
        await visitor.signIn();
        const byStaff: number[] = [];
        const byClient: (number | null)[] = [];
        await atOnce(20, async (index) => {
          const replica = cluster.replicas[index % 4 < 2 ? 0 : 1];
          if (index % 2 === 0)
            return byStaff.push(
              await replica.control(`${desk}/${transactionId}/${step}`, {}).then(
                () => 200,
                () => 409,
              ),
            );
          const attempt = visitor.client.call(call, { transactionId });
          return byClient.push(await attempt.then(() => 1, codeOf));
        });
        const isByStaff = byStaff.includes(200);
        expect(byStaff.filter((status) => status === 200)).toHaveLength(isByStaff ? 1 : 0);
        // After a cancellation by staff the client has what they asked for.
        const told = isByStaff && step !== "reject" && step !== "cancel" ? 2006 : 1;
        expect(new Set(byClient)).toEqual(new Set([told]));
        const after = await visitor.client.call("GetUserInfo", {});
        const moved = [
          after.eWalletBalance - before.eWalletBalance,
          after.cTraderBalance - before.cTraderBalance,
        ];
        // A cancelled transaction returns all of its money; the books prove the rest.
        expect(told === 2006 || moved.every((amount) => amount === 0)).toBe(true);
        await cluster.prove();
      }
    },
  );

  const atGateway = async () => {
    const order = { currencyCode: "MYR", amount: 447, amountUsd: 100, paymentPlatformId: 32 };
    const input = { ...order, paymentMethodCode: "FPX" };
    return (await visitor.client.call("GenerateDepositUrlSmilePayz", input)).transactionId;
  };
  const report = async (transactionId: string, paymentId: string, amount: string) => {
    const { sql, clock } = cluster.replicas[0].deps;
    const secret = await gatewayStore.secret(sql, "smilepayz");
    const paid = { paymentId, transactionId, outcome: "paid", amount, currencyCode: "MYR" };
    const body = JSON.stringify(paid);
    const headers = { "x-signature": sign(secret, body, clock.now()) };
    return (await visitor.fetch("/api/callbacks/smilepayz", { method: "POST", headers, body })).status;
  };
  const unmatched = async () => {
    const found = await cluster.replicas[0].query(
      "select unmatched_id::text as id from unmatched_payment order by 1",
    );
    return v.parse(v.array(v.object({ id: v.string() })), found.rows).map(({ id }) => id);
  };
  const decideAtOnce = (id: string, details: (index: number) => [string, object]) =>
    atOnce(20, async (index) => {
      const [step, body] = details(index);
      await cluster.replicas[index % 2 === 0 ? 0 : 1].control(`unmatched/${id}/${step}`, body);
    });

  test("an unmatched payment: of ten members of staff who credit it and ten who return it, one wins", async () => {
    await report(await atGateway(), "payment-1", "500.00");
    const [id = ""] = await unmatched();
    const { done, failed } = await decideAtOnce(id, (index) => [
      index % 4 < 2 ? "credit" : "return",
      { reason: "seen" },
    ]);
    expect(done).toHaveLength(1);
    for (const reason of failed) expect(String(reason)).toContain(": 409");
    expect([5000, 5111.86]).toContain(await eWallet());
  });

  test("an unmatched payment: twenty who credit the same half of it concurrently credit it once", async () => {
    await report(await atGateway(), "payment-1", "894.00");
    const [id = ""] = await unmatched();
    const half = { reason: "half", amount: "447.00", remaining: "894.00" };
    const { done, failed } = await decideAtOnce(id, () => ["credit", half]);
    expect(done).toHaveLength(1);
    for (const reason of failed) expect(String(reason)).toContain(": 409");
    expect(await eWallet()).toBe(5100);
  });

  test("a payment concurrent with its deposit's completion or cancellation by staff is credited, or waits for them", async () => {
    for (const step of ["complete", "cancel"]) {
      const id = await atGateway();
      await atOnce(10, async (index) => {
        if (index % 2 === 0) return report(id, `payment-${step}-${index}`, "447.00");
        return cluster.replicas[1].control(`deposits/${id}/${step}`, {});
      });
    }
    // Ten payments arrived, and staff may have credited one deposit by hand; the books prove the rest.
    const credited = ((await eWallet()) - 5000) / 100;
    const waiting = (await unmatched()).length;
    expect(credited + waiting).toBeGreaterThanOrEqual(10);
    expect(credited + waiting).toBeLessThanOrEqual(11);
  });

  test("one payment id, reported for two deposits concurrently, leaves both payments: one credited, one for staff", async () => {
    const ids = [await atGateway(), await atGateway()];
    await atOnce(10, (index) => report(ids[index % 2] ?? "", "payment-of-two", "447.00"));
    expect(await eWallet()).toBe(5100);
    expect(await unmatched()).toHaveLength(1);
  });

  test("a payment that arrives while its deposit is cancelled is credited, or waits for staff; none is lost", async () => {
    for (const round of [1, 2, 3, 4]) {
      const transactionId = await atGateway();
      await atOnce(10, async (index) => {
        if (index % 2 === 0) return report(transactionId, `payment-${round}-${index}`, "447.00");
        return visitor.client.call("CancelDeposit", { transactionId });
      });
    }
    const { rows } = await cluster.replicas[0].query(
      "select (select count(*) from unmatched_payment)::int + (select count(*) from ledger_transaction where kind = 'deposit' and reference in (select transaction_id from gateway_payment))::int as count",
    );
    expect(rows).toEqual([{ count: 20 }]);
  });

  test.each([
    ["report, twenty times", () => "payment-1"],
    ["payment, reported as twenty", (index: number) => `payment-${index}`],
  ])("one %s, sent concurrently, credits once", async (_what, paymentId) => {
    const order = { currencyCode: "MYR", amount: 447, amountUsd: 100, paymentPlatformId: 32 };
    const input = { ...order, paymentMethodCode: "FPX" };
    const { transactionId } = await visitor.client.call("GenerateDepositUrlSmilePayz", input);
    const { sql, clock } = cluster.replicas[0].deps;
    const secret = await gatewayStore.secret(sql, "smilepayz");
    const report = { transactionId, outcome: "paid", amount: "447.00", currencyCode: "MYR" };
    const { done } = await atOnce(20, async (index) => {
      const body = JSON.stringify({ paymentId: paymentId(index), ...report });
      const init = { method: "POST", headers: { "x-signature": sign(secret, body, clock.now()) }, body };
      return (await visitor.fetch("/api/callbacks/smilepayz", init)).status;
    });
    expect(done).toEqual(Array.from({ length: 20 }, () => 200));
    expect(await eWallet()).toBe(5100);
  });
});
