import { expect, test } from "vitest";
import { signedIn } from "../test-render.tsx";
import type { DepositIntent } from "./deposit.intent.ts";
import { createDepositPorts } from "./deposit.ports.ts";
import type { DepositPorts } from "./deposit-setup.machine.ts";
import { atGateways } from "./test-gateways.ts";

const { signal } = new AbortController();
const bank: DepositIntent = {
  key: "k",
  method: "bank",
  platformId: 11,
  platformName: "Maybank Transfer",
  gateway: null,
  option: null,
  currencyCode: "MYR",
  localAmount: "447",
  usdAmount: "100",
};
const hosted: DepositIntent = {
  ...bank,
  method: "gateway",
  platformId: 31,
  platformName: "ESS",
  gateway: "ess",
};
const lookUp = { known: [], isWanted: false } as const;

test("a request to a bank that nobody wants any more is looked up in the list, and not done now", async () => {
  const { provider, broker } = await signedIn();
  provider.deposits.push({ transactionId: "D-like", key: "another", receipt: null });
  const found = await createDepositPorts(broker).findDeposit({ ...lookUp, intent: bank }, signal);
  expect(found).toEqual({ transactionId: "D-like", handoff: null });
  expect(provider.calls).not.toContain("DepositRequest");
});

test("one at a gateway goes under its key all the same, where the list has one like it: nothing else tells how it is paid", async () => {
  const { provider, broker } = await atGateways();
  const ports = createDepositPorts(broker);
  const opened = await ports.requestDeposit(hosted, signal);
  expect(await ports.findDeposit({ ...lookUp, intent: hosted }, signal)).toEqual(opened);
  expect(provider.deposits).toHaveLength(1);
});

test("one at a gateway that the list has nothing like is not done now", async () => {
  const { provider, broker } = await atGateways();
  expect(await createDepositPorts(broker).findDeposit({ ...lookUp, intent: hosted }, signal)).toBeNull();
  expect(provider.deposits).toEqual([]);
});

test.each([
  ["deposits", "GetDepositTransactionsByUser", (ports: DepositPorts) => ports.listDeposits(bank, signal)],
  ["proofs", "GetDepositTransactionsByUser", (ports: DepositPorts) => ports.hasProof("D-1", signal)],
  ["e-mail", "GetUserInfo", (ports: DepositPorts) => ports.requestDeposit(hosted, signal)],
] as const)(
  "the %s are asked for once: whoever waits for them hears now that they cannot be read",
  async (_what, call, read) => {
    const { provider, reload } = await atGateways();
    const ports = createDepositPorts(reload());
    provider.turnAway(call, 503);
    const before = provider.calls.filter((one) => one === call).length;
    await expect(read(ports)).rejects.toMatchObject({ status: 503 });
    expect(provider.calls.filter((one) => one === call)).toHaveLength(before + 1);
  },
);
