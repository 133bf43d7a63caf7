import { expect, test } from "vitest";
import { createTestProvider } from "../../test/provider.ts";
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
  { ...row, transactionId: "W-daybreak", paymentPlatformName: "Daybreak Transfer" },
  { ...row, transactionId: "W-ridgeline", paymentPlatformName: "Ridgeline Bank" },
];

const intent = {
  key: "k",
  platformId: 12,
  platformName: "Ridgeline Bank",
  currencyCode: "MYR",
  usdAmount: "100",
  localAmount: "441.00",
};

test("a withdrawal of the same amounts by another platform is not mistaken for one with an unknown outcome", async () => {
  const provider = createTestProvider({
    GetWithdrawalTransactionsByUser: () =>
      Response.json({ responseCode: 1, responseMessage: "", data: rows }),
  });
  const broker = provider.broker();
  const user = await broker.client.call("UserLogin", { email: "demo@example.com", password: "password" });
  broker.session.signIn(user, user.email);
  const found = await createWithdrawalPorts(broker).findWithdrawals(intent, new AbortController().signal);
  expect(found).toEqual(["W-ridgeline"]);
});

test("a withdrawal of the same amounts to another wallet is not mistaken for one with an unknown outcome", async () => {
  const wallets = ["T-one", "T-two", null, undefined];
  const listed = wallets.map((walletAddress, index) =>
    Object.assign({}, row, {
      transactionId: `W-${index}`,
      paymentPlatformName: "Ridgeline Bank",
      walletAddress,
    }),
  );
  const provider = createTestProvider({
    GetWithdrawalTransactionsByUser: () =>
      Response.json({ responseCode: 1, responseMessage: "", data: listed }),
  });
  const broker = provider.broker();
  const user = await broker.client.call("UserLogin", { email: "demo@example.com", password: "password" });
  broker.session.signIn(user, user.email);
  const { signal } = new AbortController();
  const find = (walletAddress: string | null) =>
    createWithdrawalPorts(broker).findWithdrawals({ ...intent, walletAddress }, signal);
  expect(await find("T-two")).toEqual(["W-1", "W-2", "W-3"]);
  expect(await find(null)).toEqual(["W-2", "W-3"]);
});

test("the list is read without a retry: a failure is reported at once", async () => {
  const provider = createTestProvider();
  const broker = provider.broker();
  const user = await broker.client.call("UserLogin", { email: "demo@example.com", password: "password" });
  broker.session.signIn(user, user.email);
  provider.turnAway("GetWithdrawalTransactionsByUser", 503);
  const read = createWithdrawalPorts(broker).findWithdrawals(intent, new AbortController().signal);
  await expect(read).rejects.toMatchObject({ status: 503 });
  expect(provider.calls.filter((call) => call === "GetWithdrawalTransactionsByUser")).toHaveLength(1);
});

test.each([
  ["binds codes", ["boundCode"] as const, { paymentPlatformId: 12, amountUsd: 100 }],
  ["ignores them", [] as const, {}],
])(
  "a code is requested for its platform and amount where the provider %s",
  async (_what, capabilities, fields) => {
    const bodies: unknown[] = [];
    const provider = createTestProvider({
      RequestOtpWithdrawal: async (request) => {
        bodies.push(await request.json());
        const data = { expiresAt: "2026-11-21T09:05:00Z", resendAfterSeconds: 60 };
        return Response.json({ responseCode: 1, responseMessage: "", data });
      },
    });
    const broker = provider.broker();
    const ports = createWithdrawalPorts({ ...broker, configured: { ...broker.configured, capabilities } });
    const user = await broker.client.call("UserLogin", { email: "demo@example.com", password: "password" });
    broker.session.signIn(user, user.email);
    const order = { platformId: 12, usdAmount: "100" };
    const sent = await ports.requestCode(new AbortController().signal, order);
    expect(bodies).toEqual([{ userId: user.staffUserId, ...fields }]);
    expect(sent.order).toEqual(capabilities.length > 0 ? order : null);
  },
);
