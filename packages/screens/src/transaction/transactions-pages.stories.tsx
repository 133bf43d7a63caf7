import { fail, mock, mockCapabilities, mockThen } from "@broker/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import { openFilters } from "../testing/folded.ts";
import { searchOf } from "../testing/places.ts";
import { createDeposits, requestDateOf, setting } from "../testing/transaction-stories.tsx";
import type { TransactionsScreen } from "./transactions.screen.tsx";

const meta = { title: "Internals/Transactions in pages", ...setting } satisfies Meta<
  typeof TransactionsScreen
>;

export default meta;
type Story = StoryObj<typeof meta>;

const COUNT = 60;
/** The newest rows reach further back than the chart below the list, which needs no others then. */
const rows = createDeposits(COUNT).map((row, index) =>
  Object.assign({}, row, { requestDate: requestDateOf(Math.min(index * 5, 199)) }),
);
const first = { rows: rows.slice(0, 50), nextCursor: "D-20261121-0049" };
const rest = { rows: rows.slice(50), nextCursor: null };
const capable = mockCapabilities("paging", "transfers", "compoundScheme");
const newest = "Your 50 newest entries. Totals and the download need the whole list.";

/** The first page is shown at once, without totals, number and download, which would be those of a part. */
export const FirstPage: Story = {
  beforeEach: ({ msw }) => msw.use(capable, mockThen("GetDepositPage", first, "noReply")),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(newest)).toBeVisible();
    await expect(canvas.getByText("1–25")).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Download CSV" })).toBeNull();
    await expect(canvas.queryByText("Totals of the list below")).toBeNull();
    await expect(canvas.queryByText(/\d entries$/)).toBeNull();
  },
};
export const FirstPageOnAPhone: Story = {
  ...FirstPage,
  globals: { viewport: { value: "phone" } },
};
export const FirstPageRightToLeft: Story = { ...FirstPage, globals: { direction: "rtl" } };

/** While the rest is being read, nothing is said of the whole: no totals, and no empty result. */
export const ReadingTheRest: Story = {
  beforeEach: ({ msw }) => msw.use(capable, mockThen("GetDepositPage", first, "noReply")),
  play: async ({ canvas }) => {
    await canvas.findByText(newest);
    await openFilters(canvas);
    await userEvent.type(canvas.getByLabelText("Search"), "nothing like it");
    await expect(await canvas.findByText(/^Older entries are being read/)).toBeVisible();
    await waitFor(() => expect(canvas.queryByText("D-20261121-0000")).toBeNull());
    await expect(canvas.queryByText("Nothing matches")).toBeNull();
    await expect(canvas.getByRole("button", { name: /^Loading the list/ })).toBeVisible();
  },
};

/** A search reads the whole list, of which it finds everything. */
export const Searched: Story = {
  beforeEach: ({ msw }) => msw.use(capable, mockThen("GetDepositPage", first, rest)),
  play: async ({ canvas }) => {
    await canvas.findByText(newest);
    await openFilters(canvas);
    await userEvent.type(canvas.getByLabelText("Search"), "D-20261121-0059");
    await expect(await canvas.findByText("1 entry")).toBeVisible();
    await expect(canvas.getByText("Totals of the list below")).toBeVisible();
  },
};

/** A status that no row of the first page has can be chosen, and is looked for in the whole list. */
export const FilteredByAnotherStatus: Story = {
  beforeEach: ({ msw }) => {
    const completed = first.rows.map((row) => Object.assign({}, row, { paymentStatusId: 5 }));
    const cancelled = rest.rows.map((row) => Object.assign({}, row, { paymentStatusId: 6 }));
    msw.use(capable, mockThen("GetDepositPage", { ...first, rows: completed }, { ...rest, rows: cancelled }));
  },
  play: async ({ canvas }) => {
    await canvas.findByText(newest);
    await openFilters(canvas);
    await userEvent.selectOptions(canvas.getByLabelText("Status"), "Cancelled");
    await expect(await canvas.findByText("10 entries")).toBeVisible();
    await expect(canvas.getByLabelText("Status")).toHaveDisplayValue("Cancelled");
  },
};

/** On command the whole list is read; the focus stays on the list. */
export const ReadWhole: Story = {
  beforeEach: ({ msw }) => msw.use(capable, mockThen("GetDepositPage", first, rest)),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Read the whole list" }));
    await expect(await canvas.findByText("60 entries")).toBeVisible();
    await expect(canvas.getByText("Totals of the list below")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Download CSV" })).toBeEnabled();
    await expect(canvas.queryByText(newest)).toBeNull();
    await expect(canvas.getByRole("button", { name: "Refresh" })).toHaveFocus();
  },
};

/** The page after the last one that has been read is read when it is opened, and the pressed button stays focused. */
export const LeafedToTheEnd: Story = {
  beforeEach: ({ msw }) => msw.use(capable, mockThen("GetDepositPage", first, rest)),
  play: async ({ canvas }) => {
    const next = await canvas.findByRole("button", { name: "Next page" });
    await userEvent.click(next);
    await expect(await canvas.findByText("26–50")).toBeVisible();
    await userEvent.click(next);
    await expect(await canvas.findByText("51–60 of 60")).toBeVisible();
    await expect(next).toHaveFocus();
    await expect(next).toHaveAttribute("aria-disabled", "true");
  },
};

/** A further page that failed is said; the rows stay, and a retry reads it. */
export const FurtherPageFailed: Story = {
  beforeEach: ({ msw }) => msw.use(capable, mockThen("GetDepositPage", first, "refusedWithoutMessage")),
  play: async ({ canvas, msw }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Read the whole list" }));
    await expect(await canvas.findByRole("alert")).toHaveTextContent(/^This is not the whole list/);
    await expect(canvas.getByText("1–25")).toBeVisible();
    const retry = canvas.getByRole("button", { name: "Retry" });
    await expect(retry).toHaveFocus();
    msw.use(mockThen("GetDepositPage", first, rest));
    await userEvent.click(retry);
    await expect(await canvas.findByText("60 entries")).toBeVisible();
    await expect(canvas.queryByRole("alert")).toBeNull();
  },
};

/** A transaction that is not on the first page is looked for in the whole list before it is said to be missing. */
export const OpenedFromFarBack: Story = {
  args: { search: searchOf({ tab: "deposit", id: "D-20261121-0059" }) },
  beforeEach: ({ msw }) => msw.use(capable, mockThen("GetDepositPage", first, rest)),
  play: async ({ canvas }) => {
    await canvas.findByText("60 entries");
    await expect(canvas.queryByText("This transaction is not in the list")).toBeNull();
  },
};

/** A list of one page is shown as a whole list is. */
export const OnePage: Story = {
  beforeEach: ({ msw }) =>
    msw.use(capable, mock("GetDepositPage", { rows: rows.slice(0, 50), nextCursor: null })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("50 entries")).toBeVisible();
    await expect(canvas.getByText("1–25 of 50")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Download CSV" })).toBeEnabled();
  },
};
export const FirstPageFailed: Story = {
  beforeEach: ({ msw }) => msw.use(capable, fail("GetDepositPage", "unknownCall")),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert")).toHaveTextContent(/^This is not available\.$/);
  },
};
