import { examples } from "@broker/api-spec/examples";
import {
  compoundSchemeScenarios,
  depositScenarios,
  fail,
  handlers,
  mock,
  mockThen,
  transferScenarios,
  withdrawalScenarios,
} from "@broker/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { user, WithBroker } from "../testing/broker.tsx";
import { titled } from "../testing/titled.ts";
import { TransactionsScreen } from "./transactions.screen.tsx";

const [deposit] = examples.GetDepositTransactionsByUser.success.data;
const [withdrawal] = examples.GetWithdrawalTransactionsByUser.success.data;
const statuses = [1, 2, 3, 4, 5, 6] as const;
const status = (index: number) => statuses[index % statuses.length] ?? 1;
const DAY = 86_400_000;
const newest = Date.parse("2026-11-21T09:30:00Z");
const requestDate = (index: number) =>
  index === 3 ? "1900-01-01T00:00:00" : new Date(newest - (index % 200) * DAY).toISOString();
const drawing = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="600" height="800" viewBox="0 0 3 4"><rect width="3" height="4" fill="#dbeafe"/></svg>')}`;

const deposits = (count: number) =>
  deposit
    ? Array.from({ length: count }, (_, index) => ({
        ...deposit,
        transactionId: `D-20261121-${String(index).padStart(4, "0")}`,
        requestDate: requestDate(index),
        amountUsd: 100 + ((index * 37) % 900),
        paymentStatusId: status(index),
        receipt: index % 2 === 0 ? drawing : null,
      }))
    : [];
const withdrawals = withdrawal
  ? Array.from({ length: 8 }, (_, index) => ({
      ...withdrawal,
      transactionId: `W-20261121-${String(index).padStart(4, "0")}`,
      requestDate: requestDate(index * 9),
      paymentStatusId: status(index),
      comment: index % 2 === 0 ? "Paid by bank transfer" : null,
    }))
  : [];

const meta = {
  title: "Screens/Transactions",
  component: TransactionsScreen,
  args: { tab: "deposit" },
  decorators: [
    (Story) => (
      <WithBroker user={user}>
        <Story />
      </WithBroker>
    ),
  ],
  beforeEach: ({ msw }) =>
    msw.use(
      mock("GetDepositTransactionsByUser", deposits(60)),
      mock("GetWithdrawalTransactionsByUser", withdrawals),
      ...handlers,
    ),
} satisfies Meta<typeof TransactionsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Deposits: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("D-20261121-0000")).toBeVisible();
    await titled("Deposit", "Transactions")();
  },
};
export const Dark: Story = { ...Deposits, globals: { scheme: "dark" } };
export const Phone: Story = { ...Deposits, globals: { viewport: { value: "phone" } } };
export const RightToLeft: Story = { ...Deposits, globals: { direction: "rtl" } };
export const Withdrawals: Story = { args: { tab: "withdrawal" }, play: titled("Withdrawal", "Transactions") };
export const InternalTransfers: Story = {
  args: { tab: "internal-transfer" },
  play: titled("Internal Transfer", "Transactions"),
};
export const CompoundScheme: Story = {
  args: { tab: "compound-scheme" },
  play: titled("Compound Scheme", "Transactions"),
};
export const NoDeposits: Story = {
  beforeEach: ({ msw }) => msw.use(mock("GetDepositTransactionsByUser", [])),
};
export const NoWithdrawals: Story = {
  args: { tab: "withdrawal" },
  beforeEach: ({ msw }) => msw.use(...withdrawalScenarios.none),
};
export const NoTransfers: Story = {
  args: { tab: "internal-transfer" },
  beforeEach: ({ msw }) => msw.use(...transferScenarios.none),
};
export const NoSubscriptions: Story = {
  args: { tab: "compound-scheme" },
  beforeEach: ({ msw }) => msw.use(...compoundSchemeScenarios.none),
};
export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(fail("GetDepositTransactionsByUser", "noReply")),
};
export const DepositsFailed: Story = {
  beforeEach: ({ msw }) => msw.use(...depositScenarios.listFailed),
  play: async ({ canvas }) => {
    // A provider that breaks down is asked a few times before it is said.
    await expect(await canvas.findByRole("alert", {}, { timeout: 10_000 })).toHaveTextContent(
      "Your money is safe; only the list is missing.",
    );
  },
};
export const WithdrawalsFailed: Story = {
  args: { tab: "withdrawal" },
  beforeEach: ({ msw }) => msw.use(...withdrawalScenarios.listFailed),
};
export const TransfersFailed: Story = {
  args: { tab: "internal-transfer" },
  beforeEach: ({ msw }) => msw.use(...transferScenarios.listFailed),
};
export const SubscriptionsFailed: Story = {
  args: { tab: "compound-scheme" },
  beforeEach: ({ msw }) => msw.use(...compoundSchemeScenarios.listFailed),
};
/** What was there stays; that it may be old is said, until it could be read again. */
export const RefreshFailed: Story = {
  beforeEach: ({ msw }) =>
    msw.use(mockThen("GetDepositTransactionsByUser", deposits(3), "refusedWithoutMessage")),
  play: async ({ canvas, msw }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Refresh" }));
    await expect(await canvas.findByRole("alert")).toHaveTextContent(/could not be refreshed/);
    await expect(canvas.getByText("D-20261121-0000")).toBeVisible();
    msw.use(mock("GetDepositTransactionsByUser", deposits(4)));
    await userEvent.click(canvas.getByRole("button", { name: "Retry" }));
    await expect(await canvas.findByText("4 entries")).toBeVisible();
    await expect(canvas.queryByRole("alert")).toBeNull();
    await expect(canvas.getByRole("button", { name: "Refresh" })).toHaveFocus();
  },
};
/** An empty list that may be old says so as well. */
export const RefreshOfNothingFailed: Story = {
  args: { tab: "withdrawal" },
  beforeEach: ({ msw }) => msw.use(mockThen("GetWithdrawalTransactionsByUser", [], "refusedWithoutMessage")),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Refresh" }));
    await expect(await canvas.findByRole("alert")).toHaveTextContent(/could not be refreshed/);
    await expect(canvas.getByText("No withdrawals yet")).toBeVisible();
  },
};
/** While the list is read again, what was there stays. */
export const Refreshing: Story = {
  beforeEach: ({ msw }) => msw.use(mockThen("GetDepositTransactionsByUser", deposits(3), "noReply")),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Refresh" }));
    await expect(await canvas.findByRole("button", { name: /Refreshing/ })).toHaveFocus();
    await expect(canvas.getByText("D-20261121-0000")).toBeVisible();
  },
};

/** Whatever narrows the list narrows its totals; what fits nothing says so, and leads back. */
export const Filtered: Story = {
  play: async ({ canvas }) => {
    await userEvent.selectOptions(await canvas.findByLabelText("Status"), "Pending");
    await expect(await canvas.findByText("10 entries")).toBeVisible();
    await userEvent.type(canvas.getByLabelText("Search"), "nothing like it");
    await expect(await canvas.findByText("Nothing matches")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Clear filters" }));
    await expect(await canvas.findByText("60 entries")).toBeVisible();
  },
};

/** An amount is found as the table shows it. */
export const SearchedByAmount: Story = {
  play: async ({ canvas }) => {
    const search = await canvas.findByLabelText("Search");
    await userEvent.type(search, "$100.00");
    await expect(await canvas.findByText("1 entry")).toBeVisible();
    await userEvent.clear(search);
    await userEvent.type(search, "RM 894.00");
    await expect(await canvas.findByText("60 entries")).toBeVisible();
  },
};

/** When no row has the status that was filtered for any more, all are shown, and the filter says so. */
export const FilteredStatusGone: Story = {
  beforeEach: ({ msw }) => {
    const then = deposits(12).map((row) => Object.assign({}, row, { paymentStatusId: 5 }));
    msw.use(mockThen("GetDepositTransactionsByUser", deposits(12), then));
  },
  play: async ({ canvas }) => {
    const filter = await canvas.findByLabelText("Status");
    await userEvent.selectOptions(filter, "Pending");
    await expect(await canvas.findByText("2 entries")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Refresh" }));
    await expect(await canvas.findByText("12 entries")).toBeVisible();
    await expect(filter).toHaveDisplayValue("All statuses");
  },
};

/** A receipt that is a picture is shown in place. */
export const Receipt: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "View the file of D-20261121-0000" }));
    const picture = await screen.findByRole("img", { name: "File of D-20261121-0000" });
    await waitFor(() => expect(picture).toBeVisible());
  },
};

/** A receipt of another kind can be opened. */
export const ReceiptWithoutPreview: Story = {
  beforeEach: ({ msw }) => {
    const [row] = deposits(1);
    const document = "data:application/pdf;base64,JVBERi0xLjcK";
    msw.use(mock("GetDepositTransactionsByUser", row ? [{ ...row, receipt: document }] : []));
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "View the file of D-20261121-0000" }));
    const words = await screen.findByText("This file cannot be shown here. Please open it instead.");
    await waitFor(() => expect(words).toBeVisible());
    await expect(screen.getByRole("link", { name: /Open file/ })).toHaveAttribute("target", "_blank");
  },
};

/** On paper the list is whole, and says whose it is. */
export const Printing: Story = {
  beforeEach: () => () => void globalThis.dispatchEvent(new Event("afterprint")),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("1–25 of 60")).toBeVisible();
    globalThis.dispatchEvent(new Event("beforeprint"));
    await expect(await canvas.findByText("Account holder")).toBeVisible();
    await expect(canvas.getByText("D-20261121-0059")).toBeVisible();
  },
};

const transfers = Array.from({ length: 6 }, (_, index) => ({
  requestDate: requestDate(index * 9),
  transactionId: `T-20261120-${String(index).padStart(4, "0")}`,
  amount: index % 2 === 0 ? 12_345.5 : 50,
  amountUsd: index % 2 === 0 ? 2761.86 : 50,
  currencyCode: index % 2 === 0 ? "MYR" : "USD",
  fromPlatform: index % 2 === 0 ? "E-Wallet" : "cTrader",
  toPlatform: index % 2 === 0 ? "cTrader" : "E-Wallet",
  remarks: index === 1 ? "Moved for the new account, as agreed on the telephone last week" : null,
  comment: index === 2 ? "Approved after the second check of the file" : null,
  paymentStatusId: status(index),
  reference: index === 3 ? drawing : null,
}));

/** On a tablet every column has room, also with long remarks. */
export const TransfersOnATablet: Story = {
  args: { tab: "internal-transfer" },
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

/** A new page is shown from its start, and the button that led to the last one keeps the focus. */
export const LeafedThrough: Story = {
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    const next = await canvas.findByRole("button", { name: "Next page" });
    await userEvent.click(next);
    await waitFor(() => expect(canvas.getByText("26–50 of 60")).toBeVisible());
    const first = canvas.getByText("D-20261121-0025").getBoundingClientRect();
    await expect(first.top).toBeGreaterThanOrEqual(0);
    await expect(first.bottom).toBeLessThan(globalThis.innerHeight);
    await userEvent.click(next);
    await waitFor(() => expect(canvas.getByText("51–60 of 60")).toBeVisible());
    await expect(next).toHaveFocus();
  },
};

/** Five thousand rows are leafed through, and sorted as a whole. */
export const FiveThousand: Story = {
  beforeEach: ({ msw }) => msw.use(mock("GetDepositTransactionsByUser", deposits(5000))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("1–25 of 5,000")).toBeVisible();
    // On phones every row is a card, and no column is there to sort by.
    const amount = canvas.queryByRole("columnheader", { name: "Amount (USD)" });
    if (amount === null) return;
    await userEvent.click(amount);
    await expect(await canvas.findAllByText("$100.00")).not.toHaveLength(0);
  },
};
