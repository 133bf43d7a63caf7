import { expect, test } from "vitest";
import { createTestProvider } from "../../test/provider.ts";
import type { TransferIntent } from "./transfer.intent.ts";
import { createTransferPorts } from "./transfer.ports.ts";

const row = {
  requestDate: "2026-11-21T09:00:00Z",
  amount: 50,
  amountUsd: 50,
  currencyCode: "USD",
  fromPlatform: "cTrader 5100234",
  remarks: null,
  comment: null,
  paymentStatusId: 1,
  reference: "/api/files/reference/1",
};
const rows = [
  { ...row, transactionId: "T-bob", toPlatform: "cTrader 5100235" },
  { ...row, transactionId: "T-carol", toPlatform: "cTrader 5100236" },
  { ...row, transactionId: "T-anybody", toPlatform: "cTrader" },
];
const intent = {
  key: "k",
  kind: "user",
  usdAmount: "50",
  local: null,
  recipientLogin: "5100236",
  fileHash: null,
} as const;

async function find(wanted: TransferIntent): Promise<readonly string[]> {
  const provider = createTestProvider({
    GetInternalTransactionsByUser: () => Response.json({ responseCode: 1, responseMessage: "", data: rows }),
  });
  const broker = provider.broker();
  const user = await broker.client.call("UserLogin", { email: "demo@example.com", password: "password" });
  broker.session.signIn(user, user.email);
  return createTransferPorts(broker).findTransfers(wanted, new AbortController().signal);
}

test("a transfer to one user is not mistaken for one of the same amount to another", async () => {
  expect(await find(intent)).toEqual(["T-carol", "T-anybody"]);
});

test("a login is compared as a whole, and a row without one may have any recipient", async () => {
  expect(await find({ ...intent, recipientLogin: "51002" })).toEqual(["T-anybody"]);
});

test("the list is read without a retry: a failure is reported at once", async () => {
  const provider = createTestProvider();
  const broker = provider.broker();
  const user = await broker.client.call("UserLogin", { email: "demo@example.com", password: "password" });
  broker.session.signIn(user, user.email);
  provider.turnAway("GetInternalTransactionsByUser", 503);
  const read = createTransferPorts(broker).findTransfers(intent, new AbortController().signal);
  await expect(read).rejects.toMatchObject({ status: 503 });
  expect(provider.calls.filter((call) => call === "GetInternalTransactionsByUser")).toHaveLength(1);
});
