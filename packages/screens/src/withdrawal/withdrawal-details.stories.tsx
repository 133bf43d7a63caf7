import type { OneTimeCode, WithdrawalState } from "@broker/hooks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, screen, waitFor } from "storybook/test";
import { WithdrawalView } from "./withdrawal.view.tsx";
import {
  change,
  code,
  doNothing,
  entering,
  noIssues,
  setting,
  terms,
} from "../testing/withdrawal-stories.ts";

const meta = { title: "Flows/Withdrawal", ...setting } satisfies Meta<typeof WithdrawalView>;

export default meta;
type Story = StoryObj<typeof meta>;
const at = (wizard: WithdrawalState): Story => ({ args: { wizard } });

const sent: OneTimeCode = { ...code, text: "482913", isRequested: true, secondsLeft: 42 };
/** Opens the review, where the code is entered. */
const openReview: NonNullable<Story["play"]> = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole("button", { name: "Next" }));
  await waitFor(() => expect(canvas.getByRole("heading", { name: "Is everything right?" })).toHaveFocus());
};
export const EnteringDetails: Story = { ...at(entering), tags: ["picture"] };
export const EnteringDetailsDark: Story = { ...EnteringDetails, globals: { scheme: "dark" } };
export const EnteringDetailsOnAPhone: Story = {
  tags: ["picture"],
  ...EnteringDetails,
  globals: { viewport: { value: "phone" } },
};
export const EnteringDetailsRightToLeft: Story = { ...EnteringDetails, globals: { direction: "rtl" } };
/** Everything is reviewed where the code confirms it. A code was sent; another can be requested after some seconds. */
export const Cooling: Story = { ...at({ ...entering, code: sent }), play: openReview };
export const CoolingDark: Story = { ...Cooling, globals: { scheme: "dark" } };
export const CoolingOnAPhone: Story = {
  tags: ["picture"],
  ...Cooling,
  globals: { viewport: { value: "phone" } },
};
export const CoolingRightToLeft: Story = { ...Cooling, globals: { direction: "rtl" } };
export const EnteringDetailsWithIssues = at({
  ...entering,
  usdAmount: "",
  localAmount: "",
  attempts: 1,
  issues: {
    platform: null,
    amount: { code: "amountRequired" },
    code: { code: "codeNotRequested" },
    wallet: null,
  },
});
/** A confirmation without the code names it at its field, which gets the focus. */
export const EnteringDetailsWithoutCode: Story = {
  ...at({
    ...entering,
    attempts: 1,
    canGoNext: false,
    code: { ...sent, text: "" },
    issues: { ...noIssues, code: { code: "codeRequired" } },
  }),
  play: async (context) => {
    await openReview(context);
    const { canvas, userEvent } = context;
    const field = canvas.getByRole("textbox", { name: "OTP" });
    await expect(field).toBeValid();
    await userEvent.click(canvas.getByRole("button", { name: "Confirm withdrawal" }));
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveAccessibleDescription(/Please enter an OTP before confirming the withdrawal\./);
    await userEvent.click(canvas.getByRole("button", { name: "Prev" }));
    await expect(await canvas.findByLabelText("You withdraw")).toHaveValue("100");
  },
};
export const EnteringDetailsAboveTheBalance = at({
  ...entering,
  usdAmount: "6000",
  localAmount: "26460.00",
  attempts: 1,
  issues: { ...noIssues, amount: { code: "balanceTooLow", params: { available: "5000" } } },
  code: sent,
});
export const EnteringDetailsTooLow: Story = {
  ...at({
    ...entering,
    usdAmount: "5",
    localAmount: "22.05",
    attempts: 1,
    issues: { ...noIssues, amount: { code: "amountTooLow", params: { min: "10" } } },
  }),
  play: async ({ canvas }) => {
    const typed = await canvas.findByLabelText("You withdraw");
    await expect(typed).toBeInvalid();
    await expect(typed).toHaveAccessibleDescription(/Amount \(USD\) must be at least 10\./);
    await expect(typed).toHaveAccessibleDescription(/equals/);
    await expect(typed).toHaveAccessibleDescription(/From \$10\.00/);
    await expect(canvas.getByLabelText("You receive")).toBeValid();
  },
};
export const EnteringDetailsTooHigh: Story = {
  ...at({
    ...entering,
    usdAmount: "1200",
    localAmount: "5292.00",
    attempts: 1,
    issues: { ...noIssues, amount: { code: "amountTooHigh", params: { max: "1000" } } },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText("You withdraw")).toHaveAccessibleDescription(
      /Amount \(USD\) must not exceed 1,000\./,
    );
  },
};
export const EnteringDetailsOfALostPlatform = at({
  ...entering,
  platform: null,
  method: null,
  terms: null,
  attempts: 1,
  issues: { ...noIssues, platform: { code: "platformRequired" } },
});
export const EnteringDetailsCodeFailed: Story = {
  ...at({
    ...entering,
    code: { ...code, failure: { operation: "RequestOtpWithdrawal", kind: "offline" }, isRequested: true },
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Next" }));
    const dialog = await screen.findByRole("alertdialog", { name: "Error" });
    await expect(dialog).toHaveTextContent("Failed to request OTP. Please try again.");
    await userEvent.click(screen.getByRole("button", { name: "OK" }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    await expect(
      canvas.getByText("The OTP may be on its way. If it does not come, request another one."),
    ).toBeVisible();
  },
};
const refused: WithdrawalState = {
  step: "failed",
  failure: {
    operation: "WithdrawalRequest",
    kind: "refused",
    reason: "codeWrong",
    message: "The OTP is wrong or has expired.",
  },
  dismiss: doNothing,
};
/**
 * After the dialog was closed, the refusal is shown at its field, which has the focus, and the sent code is not announced
 * again.
 */
export const EnteringDetailsAfterAWrongCode: Story = {
  render: function Render(args) {
    const [step, setStep] = useState<"review" | "refused" | "again">("review");
    const next = () => setStep("refused");
    const code = step === "again" ? { ...sent, text: "" } : sent;
    const wizard =
      step === "refused" ? { ...refused, dismiss: () => setStep("again") } : { ...entering, code, next };
    return <WithdrawalView {...args} wizard={wizard} />;
  },
  play: async (context) => {
    await openReview(context);
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole("button", { name: "Confirm withdrawal" }));
    await userEvent.click(await screen.findByRole("button", { name: "OK" }));
    const field = await canvas.findByRole("textbox", { name: "OTP" });
    await expect(field).toBeInvalid();
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveAccessibleDescription(/This OTP is wrong or has expired\./);
    await expect(canvas.queryByText(/^An OTP was sent to/)).toBeNull();
  },
};
/** An amount above the maximum of a withdrawal: the button fills in the maximum. */
export const EnteringDetailsAboveTheMaximum: Story = {
  ...at({ ...entering, available: "5069.99", most: "5000", change }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Withdraw $5,000.00, the maximum" }));
    await expect(change).toHaveBeenCalledWith("usd", "5000");
  },
};
/** A withdrawal in US dollars has one amount, without conversion. */
export const EnteringDetailsInDollars: Story = {
  ...at({ ...entering, terms: { ...terms, currencyCode: "USD", buyRate: "1" }, localAmount: "100.00" }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText(/^You withdraw/)).toBeVisible();
    await expect(canvas.queryByLabelText(/^You receive/)).toBeNull();
    await expect(canvas.queryByText(/equals/)).toBeNull();
  },
};
export const Requesting: Story = {
  ...at({ ...entering, code: { ...code, isRequesting: true } }),
  play: openReview,
};
