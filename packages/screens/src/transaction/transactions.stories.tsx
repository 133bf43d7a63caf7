import {
  capabilityScenarios,
  compoundSchemeScenarios,
  depositScenarios,
  fail,
  mock,
  mockCapabilities,
  transferScenarios,
  withdrawalScenarios,
} from "@broker/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { searchOf } from "../testing/places.ts";
import { expectTitle } from "../testing/titled.ts";
import type { TransactionsScreen } from "./transactions.screen.tsx";
import { drawing, requestDateOf, setting, statusOf, waitForChart } from "../testing/transaction-stories.tsx";

const meta = { title: "Screens/Transactions", ...setting } satisfies Meta<typeof TransactionsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Deposits: Story = {
  tags: ["picture"],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("60 entries")).toBeVisible();
    await expectTitle("Deposit", "Transactions")();
    await waitForChart();
  },
};
export const Dark: Story = { ...Deposits, globals: { scheme: "dark" } };
export const Phone: Story = {
  tags: ["picture"],
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("list", { name: "Deposit" })).toBeVisible();
    await waitForChart();
  },
};
export const RightToLeft: Story = { ...Deposits, globals: { direction: "rtl" } };
export const Withdrawals: Story = {
  args: { search: searchOf({ tab: "withdrawal" }) },
  play: expectTitle("Withdrawal", "Transactions"),
};
export const InternalTransfers: Story = {
  args: { search: searchOf({ tab: "internal-transfer" }) },
  play: expectTitle("Internal Transfer", "Transactions"),
};
export const CompoundScheme: Story = {
  args: { search: searchOf({ tab: "compound-scheme" }) },
  play: expectTitle("Compound Scheme", "Transactions"),
};
export const NoDeposits: Story = {
  beforeEach: ({ msw }) => msw.use(mock("GetDepositTransactionsByUser", [])),
};
export const NoWithdrawals: Story = {
  args: { search: searchOf({ tab: "withdrawal" }) },
  beforeEach: ({ msw }) => msw.use(...withdrawalScenarios.none),
};
export const NoTransfers: Story = {
  args: { search: searchOf({ tab: "internal-transfer" }) },
  beforeEach: ({ msw }) => msw.use(...transferScenarios.none),
};
export const NoSubscriptions: Story = {
  args: { search: searchOf({ tab: "compound-scheme" }) },
  beforeEach: ({ msw }) => msw.use(...compoundSchemeScenarios.none),
};
export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(fail("GetDepositTransactionsByUser", "noReply")),
};
export const DepositsFailed: Story = {
  beforeEach: ({ msw }) => msw.use(...depositScenarios.listFailed),
  play: async ({ canvas }) => {
    // A failed read is repeated several times before the failure is shown.
    await expect(await canvas.findByRole("alert", {}, { timeout: 10_000 })).toHaveTextContent(
      "Your money is safe; only the list is missing.",
    );
  },
};
export const WithdrawalsFailed: Story = {
  args: { search: searchOf({ tab: "withdrawal" }) },
  beforeEach: ({ msw }) => msw.use(...withdrawalScenarios.listFailed),
};
export const TransfersFailed: Story = {
  args: { search: searchOf({ tab: "internal-transfer" }) },
  beforeEach: ({ msw }) => msw.use(...transferScenarios.listFailed),
};
export const SubscriptionsFailed: Story = {
  args: { search: searchOf({ tab: "compound-scheme" }) },
  beforeEach: ({ msw }) => msw.use(...compoundSchemeScenarios.listFailed),
};

/** Of a provider without transfers and compound schemes the page has neither, also at their addresses. */
export const EverythingOff: Story = {
  args: { search: searchOf({ tab: "compound-scheme" }) },
  beforeEach: ({ msw }) => msw.use(...capabilityScenarios.everythingOff),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("60 entries")).toBeVisible();
    const names = canvas.getAllByRole("tab").map(({ textContent }) => textContent);
    await expect(names).toEqual(["Deposit", "Withdrawal"]);
  },
};
/** A provider without transfers between users offers those between the user's accounts only. */
export const NoUserTransfers: Story = {
  args: { search: searchOf({ tab: "internal-transfer" }) },
  beforeEach: ({ msw }) => msw.use(mockCapabilities("transfers")),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole("button", { name: "Transfer funds" })).toBeNull());
    await expect(canvas.getByRole("button", { name: "Transfer between my accounts" })).toBeVisible();
  },
};
/** A provider that answers 404 to a call which it did not declare: the sentence says so, and there is nothing to retry. */
export const SubscriptionsMissing: Story = {
  args: { search: searchOf({ tab: "compound-scheme" }) },
  beforeEach: ({ msw }) => msw.use(fail("GetCompoundSchemeLogByUserId", "unknownCall")),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert")).toHaveTextContent(/^This is not available\.$/);
    await expect(canvas.queryByRole("button", { name: "Retry" })).toBeNull();
  },
};

const transfers = Array.from({ length: 6 }, (_, index) => ({
  requestDate: requestDateOf(index * 9),
  transactionId: `T-20261120-${String(index).padStart(4, "0")}`,
  amount: index % 2 === 0 ? 12_345.5 : 50,
  amountUsd: index % 2 === 0 ? 2761.86 : 50,
  currencyCode: index % 2 === 0 ? "MYR" : "USD",
  fromPlatform: index % 2 === 0 ? "E-Wallet" : "cTrader",
  toPlatform: index % 2 === 0 ? "cTrader" : "E-Wallet",
  remarks: index === 1 ? "Moved for the new account, as agreed on the telephone last week" : null,
  comment: index === 2 ? "Approved after the second check of the file" : null,
  paymentStatusId: statusOf(index),
  reference: index === 3 ? drawing : null,
}));

/** On a tablet all columns fit, also with long remarks. */
export const TransfersOnATablet: Story = {
  args: { search: searchOf({ tab: "internal-transfer" }) },
  globals: { viewport: { value: "tablet" } },
  beforeEach: ({ msw }) => msw.use(mock("GetInternalTransactionsByUser", transfers)),
  play: async ({ canvas }) => {
    const table = await canvas.findByRole("table", { name: "Internal Transfer" });
    const { scrollWidth = 1, clientWidth = 0 } = table.parentElement ?? {};
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};
export const TransfersRightToLeft: Story = {
  ...TransfersOnATablet,
  globals: { ...TransfersOnATablet.globals, direction: "rtl" },
};
