import { expect, test } from "vitest";
import { signedIn } from "../../test/render.tsx";
import type { DepositIntent } from "./deposit.intent.ts";
import { createDepositPorts } from "./deposit.ports.ts";
import type { DepositPorts } from "./deposit-setup.machine.ts";
import { atGateways } from "../../test/gateways.ts";

const { signal } = new AbortController();
const bank: DepositIntent = {
  key: "k",
  method: "bank",
  platformId: 11,
  platformName: "Daybreak Transfer",
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
  gateway: { name: "ess", option: null },
};
const lookUp = { known: [], isWanted: false } as const;

test("a request to a bank that the user no longer wants is looked up in the list, and not repeated", async () => {
  const { provider, broker } = await signedIn();
  provider.deposits.push({ transactionId: "D-like", key: "another", receipt: null });
  const found = await createDepositPorts(broker).findDeposit({ ...lookUp, intent: bank }, signal);
  expect(found).toEqual({ transactionId: "D-like", handoff: null, unpayable: null });
  expect(provider.calls).not.toContain("DepositRequest");
});

test("a request to a gateway is repeated under its key when the list has a similar one: only the answer tells how it is paid", async () => {
  const { provider, broker } = await atGateways();
  const ports = createDepositPorts(broker);
  const opened = await ports.requestDeposit(hosted, signal);
  expect(await ports.findDeposit({ ...lookUp, intent: hosted }, signal)).toEqual(opened);
  expect(provider.deposits).toHaveLength(1);
});

test("a request to a gateway is not repeated when the list has no similar one", async () => {
  const { provider, broker } = await atGateways();
  expect(await createDepositPorts(broker).findDeposit({ ...lookUp, intent: hosted }, signal)).toBeNull();
  expect(provider.deposits).toEqual([]);
});

test.each([
  ["deposits", "GetDepositTransactionsByUser", (ports: DepositPorts) => ports.listDeposits(bank, signal)],
  ["e-mail", "GetUserInfo", (ports: DepositPorts) => ports.requestDeposit(hosted, signal)],
] as const)("the %s are requested once, and every caller gets the failure", async (_what, call, read) => {
  const { provider, reload } = await atGateways();
  const ports = createDepositPorts(reload());
  provider.turnAway(call, 503);
  const before = provider.calls.filter((one) => one === call).length;
  await expect(read(ports)).rejects.toMatchObject({ status: 503 });
  expect(provider.calls.filter((one) => one === call)).toHaveLength(before + 1);
});
