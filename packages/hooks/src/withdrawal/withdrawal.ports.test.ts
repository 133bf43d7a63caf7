import { expect, test } from "vitest";
import { createTestProvider } from "../test-provider.ts";
import { createWithdrawalPorts } from "./withdrawal.ports.ts";

const row = {
  requestDate: "2026-11-21T09:00:00Z",
  amount: 441,
  amountUsd: 100,
  currencyCode: "MYR",
  remarks: null,
  comment: null,
  paymentStatusId: 1,
};
const rows = [
  { ...row, transactionId: "W-maybank", paymentPlatformName: "Maybank Transfer" },
  { ...row, transactionId: "W-cimb", paymentPlatformName: "CIMB Bank" },
];

const intent = {
  key: "k",
  platformId: 12,
  platformName: "CIMB Bank",
  currencyCode: "MYR",
  usdAmount: "100",
  localAmount: "441.00",
};

test("a withdrawal of the same amounts by another platform is not taken for one whose outcome is unknown", async () => {
  const provider = createTestProvider({
    GetWithdrawalTransactionsByUser: () =>
      Response.json({ responseCode: 1, responseMessage: "", data: rows }),
  });
  const broker = provider.broker();
  const user = await broker.client.call("UserLogin", { email: "demo@example.com", password: "password" });
  broker.session.signIn(user, user.email);
  const found = await createWithdrawalPorts(broker).findWithdrawals(intent, new AbortController().signal);
  expect(found).toEqual(["W-cimb"]);
});

test("the list is asked for once: whoever waits for it hears now that it cannot be read", async () => {
  const provider = createTestProvider();
  const broker = provider.broker();
  const user = await broker.client.call("UserLogin", { email: "demo@example.com", password: "password" });
  broker.session.signIn(user, user.email);
  provider.turnAway("GetWithdrawalTransactionsByUser", 503);
  const read = createWithdrawalPorts(broker).findWithdrawals(intent, new AbortController().signal);
  await expect(read).rejects.toMatchObject({ status: 503 });
  expect(provider.calls.filter((call) => call === "GetWithdrawalTransactionsByUser")).toHaveLength(1);
});
