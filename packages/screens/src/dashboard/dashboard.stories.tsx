import { mock, refuse } from "@broker/mocks";
import { examples } from "@broker/api-spec/examples";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { user, WithBroker } from "../testing/broker.tsx";
import { ActivityPlace } from "./activity-place.view.tsx";
import { DashboardView } from "./dashboard.view.tsx";
import { DepositsCurve } from "./deposits-curve.view.tsx";
import { MoneyCurve, RecentActivity } from "./recent-activity.screen.tsx";
import { type Activity, RecentActivityView } from "./recent-activity.view.tsx";

const { data: info } = examples.GetUserInfo.success;

const onDay = (day: number) => new Date(Date.UTC(2026, 10, day));
const activities: Activity[] = [
  {
    kind: "deposit",
    transactionId: "D-1",
    requestedAt: onDay(20),
    amountUsd: "250.00",
    statusId: 1,
    statusName: null,
    text: "Daybreak Bank",
    isNew: false,
  },
  {
    kind: "transfer",
    transactionId: "T-1",
    requestedAt: onDay(17),
    amountUsd: "50.00",
    statusId: 5,
    statusName: null,
    text: "E-Wallet → cTrader",
    isNew: false,
  },
  {
    kind: "withdrawal",
    transactionId: "W-1",
    requestedAt: onDay(12),
    amountUsd: "120.00",
    statusId: 6,
    statusName: null,
    text: "Daybreak Bank",
    isNew: false,
  },
];
const months = ["1200", "800", "2500", "400", "1900", "250"].map((moneyIn, index) => ({
  month: new Date(2026, 5 + index),
  moneyIn,
  moneyOut: index % 2 === 0 ? "300" : "0",
}));
const netDeposits = [900, 1700, 3900, 4300, 5900, 6150].map((sum, index) => ({
  month: new Date(2026, 5 + index),
  sum: String(sum),
}));
const meta = {
  title: "Screens/Dashboard",
  component: DashboardView,
  args: {
    user: { status: "loaded", info },
    missing: [],
    resend: () => null,
    isNewcomer: false,
    isToUsers: true,
    onTransfer: () => {},
    curve: <DepositsCurve months={netDeposits} />,
    activity: <RecentActivityView hasTransfers rows={activities} months={months} retry={null} />,
  },
} satisfies Meta<typeof DashboardView>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Navigation by headings reaches no figures; the actions are in the first view of a small laptop. */
export const Loaded: Story = {
  tags: ["picture"],
  play: async ({ canvas }) => {
    for (const heading of await canvas.findAllByRole("heading"))
      await expect(heading).not.toHaveTextContent(/\d/);
  },
};
export const Dark: Story = { globals: { scheme: "dark" }, tags: ["picture"] };
export const Phone: Story = { globals: { viewport: { value: "phone" } }, tags: ["picture"] };
export const PhoneDark: Story = {
  globals: { scheme: "dark", viewport: { value: "phone" } },
};
export const Tablet: Story = { globals: { viewport: { value: "tablet" } }, tags: ["picture"] };
export const RightToLeft: Story = { globals: { direction: "rtl" } };
export const Arabic: Story = {
  globals: { locale: "ar" },
  args: { activity: <RecentActivityView hasTransfers rows={activities} months={[]} retry={null} /> },
  tags: ["picture"],
};
/** A long name and large amounts keep the lead: the balance becomes smaller instead of wrapping. */
export const LongNamesAndAmounts: Story = {
  globals: { viewport: { value: "phone" } },
  args: {
    user: {
      status: "loaded",
      info: {
        ...info,
        fullName: "Nur Aisyah Syafiqah binti Mohd Shahrul Nizam Abdul Rahman",
        email: "nur.aisyah.syafiqah.binti.mohd.shahrul.nizam@example.com",
        eWalletBalance: 1_234_567.8,
        cTraderBalance: 12_345_678.9,
        cTraderCashEquity: 12_345_678.9,
      },
    },
  },
};
/** Without transfers the status of the account is no button, and none offers a transfer. */
export const NoTransfers: Story = {
  render: (args) => <DashboardView {...args} onTransfer={null} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Verified")).toBeVisible();
    await expect(canvas.queryByRole("button", { name: /transfer/i })).toBeNull();
  },
};
export const ActivityLoading: Story = { args: { activity: <ActivityPlace isNewcomer={false} /> } };
export const ActivityPartly: Story = {
  args: { activity: <RecentActivityView hasTransfers rows={activities} months={months} retry={() => {}} /> },
};
const [deposit] = examples.GetDepositTransactionsByUser.success.data;
const [withdrawal] = examples.GetWithdrawalTransactionsByUser.success.data;
const today = { requestDate: new Date().toISOString(), paymentStatusId: 5 as const };
const connected: Story["args"] = {
  activity: (
    <WithBroker user={user}>
      <RecentActivity isNewcomer={false} />
    </WithBroker>
  ),
};
/** A chart of half of the movements would mislead: without both lists there is no chart. */
export const ActivityWithoutDeposits: Story = {
  args: connected,
  beforeEach: ({ msw }) =>
    msw.use(
      refuse("GetDepositTransactionsByUser"),
      mock("GetWithdrawalTransactionsByUser", withdrawal ? [{ ...withdrawal, ...today }] : []),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Some of your activity could not be loaded/)).toBeVisible();
    await expect(canvas.queryByText(/^Money in and out/)).toBeNull();
    await expect(canvas.queryByRole("img", { name: /^Money in and out/ })).toBeNull();
  },
};
/** A movement that is approved while the page is open appears in the lists and the balances. */
export const ActivityFollowsBalances: Story = {
  args: connected,
  beforeEach: ({ msw }) =>
    msw.use(
      mock("GetUserInfo", info),
      mock("GetDepositTransactionsByUser", []),
      mock("GetWithdrawalTransactionsByUser", []),
      mock("GetInternalTransactionsByUser", []),
    ),
  play: async ({ canvas, msw }) => {
    await canvas.findByText("No activity yet");
    msw.use(
      mock("GetUserInfo", { ...info, eWalletBalance: info.eWalletBalance + 250 }),
      mock("GetDepositTransactionsByUser", deposit ? [{ ...deposit, ...today }] : []),
    );
    // Returning to the page reads again, unless a read is still running, so one return is not enough.
    await waitFor(async () => {
      window.dispatchEvent(new Event("visibilitychange"));
      await expect(canvas.getByText("Deposit", { selector: "li *" })).toBeVisible();
    });
  },
};
/** A curve without a movement would be a line at zero: the way of a deposit is in its place. */
export const BeforeTheFirstMovement: Story = {
  globals: { viewport: { value: "desk" } },
  args: {
    curve: (
      <WithBroker user={user}>
        <MoneyCurve isNewcomer />
      </WithBroker>
    ),
  },
  beforeEach: ({ msw }) =>
    msw.use(
      mock("GetCapabilities"),
      mock("GetDepositTransactionsByUser", []),
      mock("GetWithdrawalTransactionsByUser", []),
    ),
  play: async ({ canvas }) => {
    const ways = within(await canvas.findByRole("list", { name: "How your money moves" }));
    await expect(await ways.findByText("From $10.00, no fee")).toBeVisible();
    await expect(ways.getAllByRole("listitem")).toHaveLength(3);
    await expect(canvas.queryByText("Net deposits")).toBeNull();
  },
};
export const Loading: Story = { args: { user: { status: "loading" } } };
export const LoadingNewcomer: Story = { args: { user: { status: "loading" }, isNewcomer: true } };
export const LoadingPhone: Story = { ...Loading, globals: { viewport: { value: "phone" } } };
export const Failed: Story = {
  args: {
    user: { status: "failed", failure: { operation: "GetUserInfo", kind: "server" }, retry: () => {} },
  },
};
const retry = fn();
/** The failed load is announced, and a retry leaves the focus on the page. */
export const Unreached: Story = {
  decorators: [
    (Story) => (
      <main>
        <Story />
      </main>
    ),
  ],
  args: {
    user: { status: "failed", failure: { operation: "GetUserInfo", kind: "offline" }, retry },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("An unknown error occurred.");
    await expect(canvas.getByRole("heading", { name: "An unknown error occurred." })).toBeVisible();
    await expect(canvas.getByText("This could not be loaded. Your data is safe.")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Retry" }));
    await expect(retry).toHaveBeenCalled();
    await expect(canvas.getByRole("heading", { name: "Dashboard" })).toHaveFocus();
  },
};
