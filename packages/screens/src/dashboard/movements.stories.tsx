import { fail, mock, mockCapabilities, mockThen } from "@broker/mocks";
import { examples } from "@broker/api-spec/examples";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { user, WithBroker } from "../testing/broker.tsx";
import { RecentActivity } from "./recent-activity.screen.tsx";

const meta = {
  title: "Internals/Recent activity in pages",
  component: RecentActivity,
  args: { isNewcomer: false },
  decorators: [
    (Story) => (
      <WithBroker user={user}>
        <Story />
      </WithBroker>
    ),
  ],
} satisfies Meta<typeof RecentActivity>;

export default meta;
type Story = StoryObj<typeof meta>;

const [deposit] = examples.GetDepositTransactionsByUser.success.data;
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
/** Creates a page of completed deposits that were made some days ago. */
const createPage = (from: number, count: number, nextCursor: string | null) => ({
  rows: deposit
    ? Array.from({ length: count }, (_, index) => ({
        ...deposit,
        transactionId: `D-${from + index}`,
        requestDate: daysAgo((from + index) * 5 + 1),
        paymentStatusId: 5 as const,
      }))
    : [],
  nextCursor,
});
const none = { rows: [], nextCursor: null };
const others = [
  mockCapabilities("paging", "transfers"),
  mock("GetWithdrawalPage", none),
  mock("GetTransferPage", none),
];
/** Where the first page does not reach back to the first month, the newest rows are shown, and no chart of a part. */
export const ReadingMonths: Story = {
  beforeEach: ({ msw }) =>
    msw.use(...others, mockThen("GetDepositPage", createPage(0, 10, "D-9"), "noReply")),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText("Deposit", { selector: "li *" })).toHaveLength(5);
    await expect(canvas.queryByText(/^Money in and out/)).toBeNull();
    await expect(canvas.queryByText(/^Some of your activity/)).toBeNull();
  },
};
/** Pages are read until they reach back to the first month of the chart, and no further. */
export const InPages: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      ...others,
      mockThen("GetDepositPage", createPage(0, 10, "D-9"), createPage(10, 40, "D-49")),
      fail("GetDepositTransactionsByUser", "unavailable"),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Money in and out/)).toBeVisible();
    await expect(canvas.getAllByText("Deposit", { selector: "li *" })).toHaveLength(5);
  },
};
/** A further page that failed leaves the chart out, keeps the newest rows, and is read by a retry. */
export const FurtherPageFailed: Story = {
  beforeEach: ({ msw }) =>
    msw.use(...others, mockThen("GetDepositPage", createPage(0, 10, "D-9"), "refusedWithoutMessage")),
  play: async ({ canvas, msw }) => {
    await expect(await canvas.findByText(/^Some of your activity could not be loaded/)).toBeVisible();
    await expect(canvas.getAllByText("Deposit", { selector: "li *" })).toHaveLength(5);
    await expect(canvas.queryByText(/^Money in and out/)).toBeNull();
    msw.use(mock("GetDepositPage", createPage(10, 40, null)));
    await userEvent.click(canvas.getByRole("button", { name: "Retry" }));
    await expect(await canvas.findByText(/^Money in and out/)).toBeVisible();
  },
};
