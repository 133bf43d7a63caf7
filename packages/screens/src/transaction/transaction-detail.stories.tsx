import { examples } from "@broker/api-spec/examples";
import { mock } from "@broker/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, screen, waitFor, within } from "storybook/test";
import { openFilters } from "../testing/folded.ts";
import { searchOf } from "../testing/places.ts";
import { createDeposits, drawing, setting } from "../testing/transaction-stories.tsx";
import type { TransactionsScreen } from "./transactions.screen.tsx";

const meta = { title: "Screens/Transactions/One transaction", ...setting } satisfies Meta<
  typeof TransactionsScreen
>;

export default meta;
type Story = StoryObj<typeof meta>;

const [row] = createDeposits(1);
const times = {
  processingDate: "2026-11-21T10:15:00Z",
  settledDate: "2026-11-21T12:40:00Z",
  rate: 4.47,
};
const settled = {
  ...row,
  ...times,
  amount: 1117.5,
  amountUsd: 250,
  currencyCode: "MYR",
  paymentPlatformName: "Daybreak Transfer",
  paymentStatusId: 5,
  receipt: drawing,
  requestDate: "2026-11-21T09:30:00Z",
  transactionId: "D-20261121-7KQ2M4XA",
};
const opened = { search: searchOf({ tab: "deposit", id: settled.transactionId }) };
const panel = (name: string) => screen.findByRole("dialog", { name });

export const Completed: Story = {
  tags: ["picture"],
  args: opened,
  beforeEach: ({ msw }) => msw.use(mock("GetDepositTransactionsByUser", [settled, ...createDeposits(12)])),
  play: async () => {
    const detail = within(await panel("Deposit"));
    await waitFor(() => expect(detail.getByText("RM 1,117.50 → $250.00")).toBeVisible());
    await waitFor(() => expect(detail.getByText("Credited to your e-wallet")).toBeVisible());
    await waitFor(() => expect(detail.getByText("$1.00 = RM 4.47")).toBeVisible());
    await waitFor(() => expect(detail.getByRole("button", { name: "Copy transaction ID" })).toBeVisible());
  },
};
export const CompletedDark: Story = { ...Completed, globals: { scheme: "dark" } };
export const CompletedRightToLeft: Story = { ...Completed, globals: { direction: "rtl" } };
export const CompletedOnAPhone: Story = {
  ...Completed,
  globals: { viewport: { value: "phone" } },
};
export const CompletedNarrow: Story = {
  ...Completed,
  tags: [],
  globals: { viewport: { value: "narrow" } },
};

/** Without the capability `transactionDetails` the page shows neither a rate nor the times of later states. */
export const WithoutDetails: Story = {
  args: opened,
  beforeEach: ({ msw }) => {
    const { processingDate: _, settledDate: __, rate: ___, ...plain } = settled;
    msw.use(mock("GetDepositTransactionsByUser", [plain]));
  },
  play: async () => {
    const detail = within(await panel("Deposit"));
    await waitFor(() => expect(detail.getByText("Credited to your e-wallet")).toBeVisible());
    await expect(detail.queryByText("Rate")).not.toBeInTheDocument();
  },
};

const cancelled = examples.GetWithdrawalTransactionsByUser.success.data.map((withdrawal) =>
  Object.assign({}, withdrawal, { paymentStatusId: 6, comment: "The account name did not match." }),
);
export const CancelledWithdrawal: Story = {
  tags: ["picture"],
  args: { search: searchOf({ tab: "withdrawal", id: "W-20261119-0001" }) },
  beforeEach: ({ msw }) => msw.use(mock("GetWithdrawalTransactionsByUser", cancelled)),
  play: async () => {
    const detail = within(await panel("Withdrawal"));
    await waitFor(() => expect(detail.getByText("Why it was cancelled")).toBeVisible());
    await waitFor(() => expect(detail.getByText("The account name did not match.")).toBeVisible());
  },
};
export const PendingTransfer: Story = {
  args: { search: searchOf({ tab: "internal-transfer", id: "T-20261120-0001" }) },
  play: async () => {
    const detail = within(await panel("Internal Transfer"));
    const steps = within(detail.getByRole("list", { name: "Progress" }));
    await expect(steps.getAllByRole("listitem")).toHaveLength(3);
  },
};
export const Subscription: Story = {
  args: { search: searchOf({ tab: "compound-scheme", id: "1" }) },
};
export const NotInTheList: Story = {
  args: { search: searchOf({ tab: "deposit", id: "D-20200101-0000" }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("This transaction is not in the list")).toBeVisible();
  },
};

/** A row is a link; nothing is open until it is pressed. */
export const RowsAreLinks: Story = {
  // Phones have a list instead of the table.
  globals: { viewport: { value: "desk" } },
  play: async ({ canvas }) => {
    const link = await canvas.findByRole("link", { name: "D-20261121-0000" });
    await expect(link).toHaveAttribute("href", "/transactions?tab=deposit&id=D-20261121-0000");
    await expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  },
};
/** A range of days has two inputs, each of which may stay empty. */
export const RangeOfDays: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText("60 entries");
    await openFilters(canvas);
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Period" }), "Choose days");
    await fireEvent.change(canvas.getByLabelText("From"), { target: { value: "2026-11-20" } });
    await fireEvent.change(canvas.getByLabelText("Until"), { target: { value: "2026-11-21" } });
    await expect(await canvas.findByText("2 entries")).toBeVisible();
  },
};
/** A phone lists a transaction in two lines, and its filters are behind a button. */
export const PhoneRows: Story = {
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas, userEvent }) => {
    const list = await canvas.findByRole("list", { name: "Deposit" });
    const [first] = within(list).getAllByRole("link");
    const { height = 0 } = first?.getBoundingClientRect() ?? {};
    await expect(height).toBeGreaterThanOrEqual(72);
    await expect(height).toBeLessThan(84);
    await expect(canvas.queryByRole("searchbox")).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole("button", { name: "Filters" }));
    await expect(canvas.getByRole("searchbox", { name: "Search" })).toBeVisible();
  },
};
