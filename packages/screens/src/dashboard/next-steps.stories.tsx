import type { MissingRequirement, Requirement } from "@broker/hooks";
import { mock } from "@broker/mocks";
import { examples } from "@broker/api-spec/examples";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { user, WithBroker } from "../testing/broker.tsx";
import { DashboardView } from "./dashboard.view.tsx";
import { MoneyWays } from "./money-ways.view.tsx";
import { RecentActivityView } from "./recent-activity.view.tsx";
import { ResendStep } from "./resend-step.screen.tsx";

const { data: info } = examples.GetUserInfo.success;
const lacks = (requirement: Requirement, isUnderReview = false): MissingRequirement => ({
  requirement,
  fixAt: requirement === "bankSettings" ? "withdrawalSettings" : "myAccount",
  isBlocking: true,
  isUnderReview,
});

const meta = {
  title: "Screens/Dashboard/Next steps",
  component: DashboardView,
  args: {
    user: { status: "loaded", info },
    missing: [],
    resend: (isLead) => (
      <WithBroker user={user}>
        <ResendStep isLead={isLead} />
      </WithBroker>
    ),
    isNewcomer: false,
    isToUsers: true,
    onTransfer: () => {},
    curve: <MoneyWays minimumUsd={10} hasTransfers />,
    activity: <RecentActivityView hasTransfers rows={[]} months={[]} retry={null} />,
  },
} satisfies Meta<typeof DashboardView>;

export default meta;
type Story = StoryObj<typeof meta>;

const empty = {
  ...info,
  verified: false,
  eWalletBalance: 0,
  cTraderBalance: 0,
  cTraderCashEquity: 0,
  cTraderBonus: 0,
};
const withoutMoney = {
  user: { status: "loaded", info: empty },
} satisfies Story["args"];
/** A newcomer's next steps come first: the current one is open, with the only primary action of the page. */
export const Newcomer: Story = {
  tags: ["picture"],
  args: { ...withoutMoney, missing: [lacks("email"), lacks("kyc"), lacks("bankSettings")] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("1 of 4")).toBeVisible();
    const [first, second] = canvas.getAllByRole("heading", { level: 2 });
    await expect(first).toHaveTextContent("Next steps");
    await expect(second).toHaveTextContent("Welcome, ");
    await expect(await canvas.findByRole("button", { name: "Resend Verification Email" })).toBeVisible();
    for (const name of ["Verify your identity", "Add your bank account", "Make a deposit"])
      await expect(canvas.getByRole("link", { name })).toBeVisible();
  },
};
export const NewcomerDark: Story = { ...Newcomer, globals: { scheme: "dark" }, tags: ["!picture"] };
export const NewcomerPhone: Story = { ...Newcomer, globals: { viewport: { value: "phone" } } };
export const NewcomerInArabic: Story = {
  args: { ...withoutMoney, missing: [lacks("email"), lacks("kyc"), lacks("bankSettings")] },
  globals: { viewport: { value: "phone" }, locale: "ar" },
};
export const EmailSent: Story = {
  args: { ...Newcomer.args },
  beforeEach: ({ msw }) => msw.use(mock("GetUserInfo", info), mock("ResendVerificationEmail", null)),
  play: async ({ canvas }) => {
    const button = await canvas.findByRole("button", { name: "Resend Verification Email" });
    await waitFor(async () => {
      await userEvent.click(button);
      await expect(canvas.getByText("Verification email resent successfully!")).toBeVisible();
    });
  },
};
/** Where the provider has no transfers, no sentence of a new account mentions them. */
export const NewcomerWithoutTransfers: Story = {
  args: {
    ...withoutMoney,
    missing: [lacks("kyc"), lacks("bankSettings")],
    isToUsers: false,
    curve: <MoneyWays minimumUsd={null} hasTransfers={false} />,
    activity: <RecentActivityView hasTransfers={false} rows={[]} months={[]} retry={null} />,
  },
  render: (args) => <DashboardView {...args} onTransfer={null} />,
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText("Needed before withdrawals.")).toBeVisible();
    await expect(canvas.getByText("Your deposits and withdrawals appear here.")).toBeVisible();
    await expect(canvasElement).not.toHaveTextContent(/transfer/i);
    const ways = within(canvas.getByRole("list", { name: "How your money moves" }));
    await expect(ways.getAllByRole("listitem")).toHaveLength(2);
    await expect(ways.getByText("No fee")).toBeVisible();
  },
};
/** A complete account without money has no steps: the deposit is the primary action of the account itself. */
export const CompleteWithoutMoney: Story = {
  args: { ...withoutMoney, user: { status: "loaded", info: { ...empty, verified: true } } },
};
/** With money, the account leads, and the steps follow. */
export const UnderReview: Story = {
  tags: ["picture"],
  args: { missing: [lacks("kyc", true), lacks("bankSettings")] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("3 of 4")).toBeVisible();
    await expect(canvas.getAllByRole("heading", { level: 2 })[0]).toHaveTextContent("Welcome, ");
  },
};
/** A cancelled identity check has no form, so the step leads to its status, and no user is led to deposit. */
export const VerificationCancelled: Story = {
  args: { missing: [{ ...lacks("kyc"), fixAt: "support" }, lacks("bankSettings")] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Your verification was cancelled. Contact support.")).toBeVisible();
    const background = (link: Element) => getComputedStyle(link).backgroundColor;
    const status = canvas.getByRole("link", { name: "See status" });
    await expect(background(canvas.getByRole("link", { name: "Deposit" }))).not.toBe(background(status));
    await expect(canvas.queryByRole("link", { name: "Verify identity" })).toBeNull();
  },
};
/** A user whose identity check was cancelled is not led to deposit money that could not be withdrawn. */
export const VerificationCancelledWithoutMoney: Story = {
  args: { ...withoutMoney, missing: [{ ...lacks("kyc"), fixAt: "support" }, lacks("bankSettings")] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("2 of 4")).toBeVisible();
    const [first, ...others] = [
      canvas.getByRole("link", { name: "See status" }),
      canvas.getByRole("link", { name: "Deposit" }),
      canvas.getByRole("link", { name: "Make a deposit" }),
    ];
    const background = (link: Element | undefined) => link && getComputedStyle(link).backgroundColor;
    for (const other of others) await expect(background(other)).not.toBe(background(first));
  },
};
