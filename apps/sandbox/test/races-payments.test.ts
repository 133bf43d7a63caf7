import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { gatewayStore } from "../src/gateway/gateway.store.ts";
import { sign } from "../src/gateway/signature.ts";
import { atOnce } from "./at-once.ts";
import { withoutPostgres } from "./databases.ts";
import { prepareMoneyRace } from "./money-race.ts";

describe.skipIf(withoutPostgres)("two replicas on one PostgreSQL", () => {
  const { cluster, visitor, eWallet } = prepareMoneyRace();

  const atGateway = async () => {
    const order = { currencyCode: "MYR", amount: 447, amountUsd: 100, paymentPlatformId: 32 };
    const input = { ...order, paymentMethodCode: "FPX" };
    return (await visitor().client.call("GenerateDepositUrlSmilePayz", input)).transactionId;
  };
  const report = async (transactionId: string, paymentId: string, amount: string) => {
    const { sql, clock } = cluster().replicas[0].deps;
    const secret = await gatewayStore.secret(sql, "smilepayz");
    const paid = { paymentId, transactionId, outcome: "paid", amount, currencyCode: "MYR" };
    const body = JSON.stringify(paid);
    const headers = { "x-signature": sign(secret, body, clock.now()) };
    return (await visitor().fetch("/api/callbacks/smilepayz", { method: "POST", headers, body })).status;
  };
  const unmatched = async () => {
    const found = await cluster().replicas[0].query(
      "select unmatched_id::text as id from unmatched_payment order by 1",
    );
    return v.parse(v.array(v.object({ id: v.string() })), found.rows).map(({ id }) => id);
  };
  const decideAtOnce = (id: string, details: (index: number) => [string, object]) =>
    atOnce(20, async (index) => {
      const [step, body] = details(index);
      await cluster().replicas[index % 2 === 0 ? 0 : 1].control(`unmatched/${id}/${step}`, body);
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
        return cluster().replicas[1].control(`deposits/${id}/${step}`, {});
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
        return visitor().client.call("CancelDeposit", { transactionId });
      });
    }
    const { rows } = await cluster().replicas[0].query(
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
    const { transactionId } = await visitor().client.call("GenerateDepositUrlSmilePayz", input);
    const { sql, clock } = cluster().replicas[0].deps;
    const secret = await gatewayStore.secret(sql, "smilepayz");
    const report = { transactionId, outcome: "paid", amount: "447.00", currencyCode: "MYR" };
    const { done } = await atOnce(20, async (index) => {
      const body = JSON.stringify({ paymentId: paymentId(index), ...report });
      const init = { method: "POST", headers: { "x-signature": sign(secret, body, clock.now()) }, body };
      return (await visitor().fetch("/api/callbacks/smilepayz", init)).status;
    });
    expect(done).toEqual(Array.from({ length: 20 }, () => 200));
    expect(await eWallet()).toBe(5100);
  });
});
