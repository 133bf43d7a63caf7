import type { Broker } from "@broker/hooks";
import { beforeEach, describe, expect, test } from "vitest";
import type { AnyActorRef } from "xstate";
import { startProvider } from "./start.ts";
import { atDeposit, atProof, atTransfer, atWithdrawal, optionOf } from "./steps.ts";
import { balances, openCustomer, reach } from "./world.ts";

const provider = startProvider();
let customer: Awaited<ReturnType<typeof openCustomer>>;
beforeEach(async () => {
  customer = await openCustomer(provider());
});

const listOf = {
  deposit: ({ client }: Broker) => client.call("GetDepositTransactionsByUser", {}),
  withdrawal: ({ client }: Broker) => client.call("GetWithdrawalTransactionsByUser", {}),
  transfer: ({ client }: Broker) => client.call("GetInternalTransactionsByUser", {}),
};

type List = keyof typeof listOf;
interface Case {
  readonly name: string;
  readonly operation: string;
  readonly list: List;
  readonly event: { readonly type: string };
  readonly end: string;
  readonly open: () => Promise<AnyActorRef>;
}

const gateway = (name: string, operation: string, platformId: number): Case => ({
  name,
  operation,
  list: "deposit",
  event: { type: "step.next" },
  end: "continuing",
  open: async () =>
    atDeposit(customer.broker, "gateway", platformId, await optionOf(customer.broker, platformId)),
});
const transfer = (kind: "eWallet" | "trading" | "user", operation: string): Case => ({
  name: `a transfer (${kind})`,
  operation,
  list: "transfer",
  event: { type: "transfer.submit" },
  end: "settled",
  async open() {
    const search = { searchInput: "friend@example.com" };
    const [friend] = await customer.broker.client.call("GetEmailAndLoginForCTrader", search);
    return atTransfer(customer.broker, kind, kind === "user" ? (friend ?? null) : null);
  },
});

const cases: readonly Case[] = [
  {
    name: "a deposit by bank",
    operation: "DepositRequest",
    list: "deposit",
    event: { type: "step.next" },
    end: "providingProof",
    open: () => Promise.resolve(atDeposit(customer.broker, "bank", 11)),
  },
  {
    name: "a deposit in crypto",
    operation: "DepositRequest",
    list: "deposit",
    event: { type: "step.next" },
    end: "providingProof",
    open: () => Promise.resolve(atDeposit(customer.broker, "crypto", 21)),
  },
  {
    name: "a proof of payment",
    operation: "SubmitDeposit",
    list: "deposit",
    event: { type: "proof.submit" },
    end: "settled",
    open: () => atProof(customer.broker, "bank", 11),
  },
  gateway("a payment by ESS", "GenerateDepositUrlEss", 31),
  gateway("a payment by SmilePayz", "GenerateDepositUrlSmilePayz", 32),
  gateway("a payment by OnePay", "GenerateDepositUrlOnePay", 33),
  gateway("a payment by RazorPay", "GenerateDepositUrlOnePay", 34),
  gateway("a payment by FastPay", "GenerateDepositUrlOnePay", 35),
  {
    name: "a withdrawal",
    operation: "WithdrawalRequest",
    list: "withdrawal",
    event: { type: "withdrawal.confirm" },
    end: "settled",
    open: () => atWithdrawal(provider(), customer),
  },
  transfer("eWallet", "EWalletTransferRequest"),
  transfer("trading", "CTraderTransferRequest"),
  transfer("user", "CTraderInternalTransferUserToUser"),
];

describe.each(["dropAfterCommit", "html", "truncated"])(
  "when the reply is damaged after the commit: %s",
  (kind) => {
    test.each(cases)(
      "$name is done once, is looked up, and continues",
      async ({ operation, list, event, end, open }) => {
        const actor = await open();
        await provider().control("faults", [{ operation, times: 1, kind }]);
        actor.send(event);
        await reach(actor, end);
        const [row, ...others] = await listOf[list](customer.broker);
        expect([row?.amountUsd, others]).toEqual([list === "transfer" ? 50 : 100, []]);
        actor.stop();
      },
    );
  },
);

describe.each(["status500", "code0"])("when the provider refuses without any change: %s", (kind) => {
  test.each(cases)(
    "$name is done once by the next attempt",
    async ({ operation, list, event, end, open }) => {
      const actor = await open();
      await provider().control("faults", [{ operation, times: 1, kind }]);
      actor.send(event);
      await (kind === "status500"
        ? reach(actor, "requestNotFound", "proofNotFound", "notFound")
        : reach(actor, "requestFailed", "proofFailed", "failed"));
      const repeats = ["request.repeat", "withdrawal.repeat", "transfer.repeat"].map((type) => ({ type }));
      for (const next of [{ type: "failure.dismiss" }, { type: "step.next" }, event, ...repeats])
        actor.send(next);
      await reach(actor, end);
      const [row, ...others] = await listOf[list](customer.broker);
      expect([row?.amountUsd, others]).toEqual([list === "transfer" ? 50 : 100, []]);
      actor.stop();
    },
  );
});

test("a request with a lost reply changes the balances once", async () => {
  const actor = await atWithdrawal(provider(), customer);
  const before = await balances(customer.broker);
  await provider().control("faults", [{ operation: "WithdrawalRequest", times: 1, kind: "dropAfterCommit" }]);
  actor.send({ type: "withdrawal.confirm" });
  await reach(actor, "settled");
  expect(before).toEqual([5000, 12_340.5]);
  expect(await balances(customer.broker)).toEqual([4900, 12_340.5]);
});
