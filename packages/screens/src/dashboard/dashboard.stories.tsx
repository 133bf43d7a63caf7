import type { MissingRequirement, Requirement } from "@broker/hooks";
import { mock, mockThen, refuse } from "@broker/mocks";
import { examples } from "@broker/api-spec/examples";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { user, WithBroker } from "../testing/broker.tsx";
import { ActivityPlace } from "./activity-place.view.tsx";
import { DashboardView } from "./dashboard.view.tsx";
import { RecentActivity } from "./recent-activity.screen.tsx";
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
    text: "Maybank",
  },
  {
    kind: "transfer",
    transactionId: "T-1",
    requestedAt: onDay(17),
    amountUsd: "50.00",
    statusId: 5,
    statusName: null,
    text: "E-Wallet → cTrader",
  },
  {
    kind: "withdrawal",
    transactionId: "W-1",
    requestedAt: onDay(12),
    amountUsd: "120.00",
    statusId: 6,
    statusName: null,
    text: "Maybank",
  },
];
const months = ["1200", "800", "2500", "400", "1900", "250"].map((moneyIn, index) => ({
  month: new Date(2026, 5 + index),
  moneyIn,
  moneyOut: index % 2 === 0 ? "300" : "0",
}));
const lacks = (requirement: Requirement, isUnderReview = false): MissingRequirement => ({
  requirement,
  fixAt: requirement === "bankSettings" ? "withdrawalSettings" : "myAccount",
  isBlocking: true,
  isUnderReview,
});

const meta = {
  title: "Screens/Dashboard",
  component: DashboardView,
  args: {
    user: { status: "loaded", info },
    missing: [],
    onTransfer: () => {},
    activity: <RecentActivityView rows={activities} months={months} retry={null} />,
  },
} satisfies Meta<typeof DashboardView>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Navigation by headings reaches no figures. */
export const Loaded: Story = {
  play: async ({ canvas }) => {
    for (const heading of await canvas.findAllByRole("heading"))
      await expect(heading).not.toHaveTextContent(/\d/);
  },
};
export const Dark: Story = { globals: { scheme: "dark" } };
export const Phone: Story = { globals: { viewport: { value: "phone" } } };
export const RightToLeft: Story = { globals: { direction: "rtl" } };
export const Newcomer: Story = {
  args: {
    missing: [lacks("email"), lacks("kyc"), lacks("bankSettings")],
    activity: <RecentActivityView rows={[]} months={[]} retry={null} />,
    user: {
      status: "loaded",
      info: {
        ...info,
        verified: false,
        eWalletBalance: 0,
        cTraderBalance: 0,
        cTraderCashEquity: 0,
        cTraderBonus: 0,
      },
    },
  },
};
export const NewcomerPhone: Story = { ...Newcomer, globals: { viewport: { value: "phone" } } };
/** The button of every step is beside its text, however long the text is. */
export const NewcomerPhoneInArabic: Story = {
  ...NewcomerPhone,
  globals: { viewport: { value: "phone" }, locale: "ar" },
  play: async ({ canvas }) => {
    const starts = await canvas.findAllByRole("link", { name: /^البدء/ });
    const places = starts.map((start) => Math.round(start.getBoundingClientRect().left));
    await expect(places).toHaveLength(4);
    await expect(new Set(places).size).toBe(1);
  },
};
export const UnderReview: Story = { args: { missing: [lacks("kyc", true), lacks("bankSettings")] } };
/** A cancelled identity check has no form, so no link leads there. */
export const VerificationCancelled: Story = {
  args: { missing: [{ ...lacks("kyc"), fixAt: "support" }, lacks("bankSettings")] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Your verification was cancelled. Contact support.")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "See status: Verify your identity" })).toBeVisible();
    await expect(canvas.queryByRole("link", { name: "Start: Verify your identity" })).toBeNull();
  },
};
/** A user whose identity check was cancelled is not led to deposit money that could not be withdrawn. */
export const VerificationCancelledWithoutMoney: Story = {
  args: {
    user: Newcomer.args?.user ?? { status: "loaded", info },
    missing: [{ ...lacks("kyc"), fixAt: "support" }, lacks("bankSettings")],
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText("You can deposit and trade. To withdraw, the other steps come first."),
    ).toBeVisible();
    const [first, ...others] = canvas.getAllByRole("link", { name: /^(Start|See status):/ });
    const background = (link: Element | undefined) => link && getComputedStyle(link).backgroundColor;
    await expect(first).toHaveAccessibleName("See status: Verify your identity");
    for (const other of others) await expect(background(other)).not.toBe(background(first));
  },
};
export const ActivityLoading: Story = { args: { activity: <ActivityPlace /> } };
export const ActivityPartly: Story = {
  args: { activity: <RecentActivityView rows={activities} months={months} retry={() => {}} /> },
};
const [deposit] = examples.GetDepositTransactionsByUser.success.data;
const [withdrawal] = examples.GetWithdrawalTransactionsByUser.success.data;
const today = { requestDate: new Date().toISOString(), paymentStatusId: 5 as const };
const connected: Story["args"] = {
  activity: (
    <WithBroker user={user}>
      <RecentActivity />
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
      mockThen("GetUserInfo", info, { ...info, eWalletBalance: info.eWalletBalance + 250 }),
      mockThen("GetDepositTransactionsByUser", [], deposit ? [{ ...deposit, ...today }] : []),
      mock("GetWithdrawalTransactionsByUser", []),
      mock("GetInternalTransactionsByUser", []),
    ),
  play: async ({ canvas }) => {
    await canvas.findByText("No activity yet");
    // Returning to the page reads again, unless a read is still running, so one return is not enough.
    await waitFor(async () => {
      window.dispatchEvent(new Event("visibilitychange"));
      await expect(canvas.getByText("Deposit", { selector: "li *" })).toBeVisible();
    });
  },
};
export const Loading: Story = { args: { user: { status: "loading" } } };
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
