import { mock, mockThen } from "@broker/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { openFilters } from "../testing/folded.ts";
import { searchOf } from "../testing/places.ts";
import type { TransactionsScreen } from "./transactions.screen.tsx";
import { createDeposits, setting } from "../testing/transaction-stories.tsx";

const meta = { title: "Screens/Transactions", ...setting } satisfies Meta<typeof TransactionsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The loaded rows stay, with a notice that they may be outdated, until a refresh succeeds. */
export const RefreshFailed: Story = {
  beforeEach: ({ msw }) =>
    msw.use(mockThen("GetDepositTransactionsByUser", createDeposits(3), "refusedWithoutMessage")),
  play: async ({ canvas, msw }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Refresh" }));
    await expect(await canvas.findByRole("alert")).toHaveTextContent(/could not be refreshed/);
    await expect(canvas.getByText("3 entries")).toBeVisible();
    // A pointer that rests on the tab reads the outdated list again, even before the press; the focus goes to Refresh
    // then too.
    const retry = await canvas.findByRole("button", { name: "Retry" });
    retry.focus();
    msw.use(mock("GetDepositTransactionsByUser", createDeposits(4)));
    await userEvent.click(retry);
    await expect(await canvas.findByText("4 entries")).toBeVisible();
    await expect(canvas.queryByRole("alert")).toBeNull();
    await expect(canvas.getByRole("button", { name: "Refresh" })).toHaveFocus();
  },
};
/** An empty list that may be outdated has the notice too. */
export const RefreshOfNothingFailed: Story = {
  args: { search: searchOf({ tab: "withdrawal" }) },
  beforeEach: ({ msw }) => msw.use(mockThen("GetWithdrawalTransactionsByUser", [], "refusedWithoutMessage")),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Refresh" }));
    await expect(await canvas.findByRole("alert")).toHaveTextContent(/could not be refreshed/);
    await expect(canvas.getByText("No withdrawals yet")).toBeVisible();
  },
};
/** During a refresh the loaded rows stay. */
export const Refreshing: Story = {
  beforeEach: ({ msw }) => msw.use(mockThen("GetDepositTransactionsByUser", createDeposits(3), "noReply")),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Refresh" }));
    await expect(await canvas.findByRole("button", { name: /Refreshing/ })).toHaveFocus();
    await expect(canvas.getByText("3 entries")).toBeVisible();
  },
};

/** Filters apply to the totals too; a filter without matches shows a message with a reset. */
export const Filtered: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText("60 entries");
    await openFilters(canvas);
    await userEvent.selectOptions(canvas.getByLabelText("Status"), "Pending");
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
    await canvas.findByText("60 entries");
    await openFilters(canvas);
    const search = canvas.getByLabelText("Search");
    await userEvent.type(search, "$100.00");
    await expect(await canvas.findByText("1 entry")).toBeVisible();
    await userEvent.clear(search);
    await userEvent.type(search, "RM 894.00");
    await expect(await canvas.findByText("60 entries")).toBeVisible();
  },
};

/** When no row has the filtered status any more, all rows are shown, and the filter is reset. */
export const FilteredStatusGone: Story = {
  beforeEach: ({ msw }) => {
    const then = createDeposits(12).map((row) => Object.assign({}, row, { paymentStatusId: 5 }));
    msw.use(mockThen("GetDepositTransactionsByUser", createDeposits(12), then));
  },
  play: async ({ canvas }) => {
    await canvas.findByText("12 entries");
    await openFilters(canvas);
    const filter = canvas.getByLabelText("Status");
    await userEvent.selectOptions(filter, "Pending");
    await expect(await canvas.findByText("2 entries")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Refresh" }));
    await expect(await canvas.findByText("12 entries")).toBeVisible();
    await expect(filter).toHaveDisplayValue("All statuses");
  },
};

/** A receipt that is an image is previewed. */
export const Receipt: Story = {
  // The table has a button for it; on phones the transaction itself shows it.
  globals: { viewport: { value: "desk" } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "View the file of D-20261121-0000" }));
    const picture = await screen.findByRole("img", { name: "File of D-20261121-0000" });
    await waitFor(() => expect(picture).toBeVisible());
  },
};

/** A receipt of another type can be opened. */
export const ReceiptWithoutPreview: Story = {
  globals: { viewport: { value: "desk" } },
  beforeEach: ({ msw }) => {
    const [row] = createDeposits(1);
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

/** In print the list is complete, and names its holder. */
export const Printing: Story = {
  beforeEach: () => () => void globalThis.dispatchEvent(new Event("afterprint")),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("1–25 of 60")).toBeVisible();
    globalThis.dispatchEvent(new Event("beforeprint"));
    await expect(await canvas.findByText("Account holder")).toBeVisible();
    await expect(canvas.getByText("D-20261121-0059")).toBeVisible();
  },
};

/** A new page is shown from its start, and the pressed button stays focused. */
export const LeafedThrough: Story = {
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    const next = await canvas.findByRole("button", { name: "Next page" });
    await userEvent.click(next);
    await waitFor(() => expect(canvas.getByText("26–50 of 60")).toBeVisible());
    await waitFor(async () => {
      const [row] = canvas.getAllByRole("link", { name: /^Deposit/ });
      const first = row?.getBoundingClientRect() ?? new DOMRect(0, -1);
      await expect(first.top).toBeGreaterThanOrEqual(0);
      await expect(first.bottom).toBeLessThan(globalThis.innerHeight);
    });
    await userEvent.click(next);
    await waitFor(() => expect(canvas.getByText("51–60 of 60")).toBeVisible());
    await expect(next).toHaveFocus();
  },
};

/** Five thousand rows are paged, and sorted as a whole. */
export const FiveThousand: Story = {
  beforeEach: ({ msw }) => msw.use(mock("GetDepositTransactionsByUser", createDeposits(5000))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("1–25 of 5,000")).toBeVisible();
    // On phones there are no column heads to sort by.
    const amount = canvas.queryByRole("columnheader", { name: "Amount (USD)" });
    if (amount === null) return;
    await userEvent.click(amount);
    await expect(await canvas.findAllByText("$100.00")).not.toHaveLength(0);
  },
};
