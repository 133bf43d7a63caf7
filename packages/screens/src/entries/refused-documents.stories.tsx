import { handlers, kycResubmissionScenarios, mock } from "@broker/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ReactNode } from "react";
import { expect } from "storybook/test";
import { company, user, WithBroker } from "../testing/broker.tsx";
import { places } from "../testing/places.ts";
import { DashboardScreen } from "./dashboard.ts";
import { DepositScreen } from "./deposit.ts";
import { WithdrawalScreen } from "./withdrawal.ts";

/** The screens are late code, and a failed read is repeated several times before the failure is shown. */
const LATE = { timeout: 20_000 };

/**
 * The screens that list the missing requirements of an account, after staff have refused single documents of its identity
 * check.
 */
const meta = {
  title: "Internals/Documents to send again",
  render: () => (
    <WithBroker user={user}>
      <DashboardScreen />
    </WithBroker>
  ),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const support = "Your verification was cancelled. Contact support.";

const at = (page: ReactNode, scenario: keyof typeof kycResubmissionScenarios): Story => ({
  render: () => <WithBroker user={user}>{page}</WithBroker>,
  beforeEach: ({ msw }) =>
    msw.use(...kycResubmissionScenarios[scenario], mock("GetCompanies", [company]), ...handlers),
});

/** Expects the sentence about documents, the link to the page that sends them, and no word of support. */
const expectDocuments =
  (sentence: string, link: string): NonNullable<Story["play"]> =>
  async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText(sentence, {}, LATE)).toBeVisible();
    await expect(canvas.getByRole("link", { name: link })).toHaveAttribute(
      "href",
      places.accountVerification,
    );
    await expect(canvasElement).not.toHaveTextContent(/support/i);
  };

/** Expects that the client is referred to support, as where nothing can be sent again. */
const expectSupport: NonNullable<Story["play"]> = async ({ canvas }) => {
  await expect(await canvas.findByText(support, {}, LATE)).toBeVisible();
  await expect(canvas.queryByText(/documents? again/)).toBeNull();
};

const one = "Please send one document again";

/** The next step of the dashboard is to send the document; its link is the primary action of the page. */
export const Dashboard: Story = {
  ...at(<DashboardScreen />, "refusedAgain"),
  play: expectDocuments(one, "Send again"),
};
export const DashboardPhoneInArabic: Story = {
  ...at(<DashboardScreen />, "refusedAgain"),
  globals: { viewport: { value: "phone" }, direction: "rtl", locale: "ar" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "إعادة الإرسال" }, LATE)).toBeVisible();
  },
};
export const DashboardOfTwoDocuments: Story = {
  ...at(<DashboardScreen />, "bothRefused"),
  play: expectDocuments("Please send 2 documents again", "Send again"),
};
export const DashboardOfACancelledCheck: Story = {
  ...at(<DashboardScreen />, "cancelledAsAWhole"),
  play: expectSupport,
};
/** Where the decision of staff cannot be read, support can help. */
export const DashboardOfAnUnknownReview: Story = {
  ...at(<DashboardScreen />, "notLoaded"),
  play: expectSupport,
};
export const DashboardWithoutTheCapability: Story = {
  ...at(<DashboardScreen />, "off"),
  play: expectSupport,
};

export const Withdrawal: Story = {
  ...at(<WithdrawalScreen />, "refusedAgain"),
  play: expectDocuments(one, "Send again"),
};
export const WithdrawalPhone: Story = { ...Withdrawal, globals: { viewport: { value: "phone" } } };
export const WithdrawalOfACancelledCheck: Story = {
  ...at(<WithdrawalScreen />, "cancelledAsAWhole"),
  play: expectSupport,
};
export const WithdrawalWithoutTheCapability: Story = {
  ...at(<WithdrawalScreen />, "off"),
  play: expectSupport,
};

/** Before a deposit, the requirements of a later withdrawal are shown. */
export const Deposit: Story = {
  ...at(<DepositScreen />, "refusedAgain"),
  play: expectDocuments(one, one),
};
export const DepositWithoutTheCapability: Story = { ...at(<DepositScreen />, "off"), play: expectSupport };
