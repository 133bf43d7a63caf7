import { transactionQueries } from "@broker/hooks";
import { describe, expect, test } from "vitest";
import { startProvider } from "./start.ts";
import { atDeposit, atProof, atTransfer, atWithdrawal, optionOf } from "./steps.ts";
import { balances, openCustomer, reach } from "./world.ts";

const provider = startProvider();

describe("a deposit", () => {
  test.each([
    ["bank", 11],
    ["crypto", 21],
  ] as const)("by %s is requested and proved, and credited on completion", async (method, platformId) => {
    const { broker } = await openCustomer(provider());
    const actor = await atProof(broker, method, platformId);
    actor.send({ type: "proof.submit" });
    await reach(actor, "settled");
    expect(await balances(broker)).toEqual([5000, 12_340.5]);
    await provider().control(`deposits/${actor.getSnapshot().context.transactionId}/complete`, {});
    expect(await balances(broker)).toEqual([5100, 12_340.5]);
  });

  test.each([
    ["ESS", 31],
    ["SmilePayz", 32],
    ["OnePay", 33],
    ["RazorPay", 34],
    ["FastPay", 35],
  ])(
    "by %s opens the gateway's page in the click handler, and settles once it is paid",
    async (_name, platformId) => {
      const { broker, opened } = await openCustomer(provider());
      const actor = atDeposit(broker, "gateway", platformId, await optionOf(broker, platformId));
      actor.send({ type: "step.next" });
      await reach(actor, "continuing");
      await provider().control(`deposits/${actor.getSnapshot().context.transactionId}/complete`, {});
      actor.send({ type: "payment.continue" });
      expect(opened).toHaveLength(1);
      expect(opened[0]).toMatch(platformId === 31 ? /^\/pay\/handoff/ : /^http:\/\/localhost:4000\//);
      await reach(actor, "settled");
      expect(await balances(broker)).toEqual([5100, 12_340.5]);
    },
  );
});

test("a withdrawal puts the money on hold at once, and the list contains it", async () => {
  const customer = await openCustomer(provider());
  const actor = await atWithdrawal(provider(), customer);
  actor.send({ type: "withdrawal.confirm" });
  await reach(actor, "settled");
  const { broker } = customer;
  expect(await balances(broker)).toEqual([4900, 12_340.5]);
  const rows = await broker.queryClient.fetchQuery(transactionQueries.withdrawals(broker));
  expect(rows).toMatchObject([{ amount: 441, amountUsd: 100, paymentStatusId: 1 }]);
});

test("a wrong one-time code is refused, and the same withdrawal succeeds with the right one", async () => {
  const customer = await openCustomer(provider());
  const actor = await atWithdrawal(provider(), customer);
  actor.send({ type: "step.go", step: "details" });
  const { code } = actor.getSnapshot().context;
  actor.send({ type: "code.change", text: code === "000000" ? "000001" : "000000" });
  actor.send({ type: "step.next" });
  actor.send({ type: "withdrawal.confirm" });
  await reach(actor, "failed");
  expect(actor.getSnapshot().context).toMatchObject({ failure: { kind: "refused" }, entry: { text: "100" } });
  actor.send({ type: "failure.dismiss" });
  actor.send({ type: "code.change", text: code });
  actor.send({ type: "step.next" });
  actor.send({ type: "withdrawal.confirm" });
  await reach(actor, "settled");
  expect(await balances(customer.broker)).toEqual([4900, 12_340.5]);
});

describe("a transfer", () => {
  test.each([
    ["eWallet", [4950, 12_390.5]],
    ["trading", [5000, 12_290.5]],
    ["user", [5000, 12_290.5]],
  ] as const)("of the kind %s moves 50 dollars", async (kind, after) => {
    const { broker } = await openCustomer(provider());
    const [friend] = await broker.client.call("GetEmailAndLoginForCTrader", {
      searchInput: "friend@example.com",
    });
    const actor = atTransfer(broker, kind, kind === "user" ? (friend ?? null) : null);
    actor.send({ type: "transfer.submit" });
    await reach(actor, "settled");
    expect(await balances(broker)).toEqual(after);
  });
});
