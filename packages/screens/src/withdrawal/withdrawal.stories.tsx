import type { WithdrawalState } from "@broker/hooks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor } from "storybook/test";
import type { WithdrawalView } from "./withdrawal.view.tsx";
import { bank, code, crypto, draft, info, doNothing, setting } from "../testing/withdrawal-stories.ts";
import { openSummary } from "../testing/folded.ts";

const meta = { title: "Flows/Withdrawal", ...setting } satisfies Meta<typeof WithdrawalView>;

export default meta;
type Story = StoryObj<typeof meta>;
const at = (wizard: WithdrawalState): Story => ({ args: { wizard } });

const missing = (["email", "kyc", "bankSettings"] as const).map((requirement) => ({
  requirement,
  fixAt: requirement === "bankSettings" ? ("withdrawalSettings" as const) : ("myAccount" as const),
  isBlocking: true,
  isUnderReview: false,
}));

export const Loading: Story = {};
export const CheckingEligibility: Story = {};
export const EligibilityUnknown = at({
  step: "unavailable",
  failure: { operation: "GetUserInfo", kind: "server" },
  retry: doNothing,
});
export const UnavailablePlatforms = at({
  step: "unavailable",
  failure: { operation: "GetPaymentPlatforms", kind: "server" },
  retry: doNothing,
});
export const Ineligible = at({ step: "ineligible", missing, checkAgain: doNothing });
export const IneligibleUnderReview = at({
  step: "ineligible",
  missing: [{ requirement: "kyc", fixAt: "myAccount", isBlocking: true, isUnderReview: true }],
  checkAgain: doNothing,
});
/** A cancelled identity check has no form, so no link leads there. */
export const IneligibleCancelled: Story = {
  ...at({
    step: "ineligible",
    missing: [{ requirement: "kyc", fixAt: "support", isBlocking: true, isUnderReview: false }],
    checkAgain: doNothing,
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Your verification was cancelled. Contact support.")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "See its status" })).toBeVisible();
    await expect(canvas.queryByRole("link", { name: "Verify your identity" })).toBeNull();
  },
};
export const IneligibleEmailSent: Story = {
  args: {
    wizard: { step: "ineligible", missing: missing.slice(0, 1), checkAgain: doNothing },
    mail: { step: "sent", email: info.email, dismiss: doNothing },
  },
};
export const IneligibleEmailOnItsWay: Story = {
  args: {
    wizard: { step: "ineligible", missing: missing.slice(0, 1), checkAgain: doNothing },
    mail: { step: "sending" },
  },
};
export const IneligibleEmailFailed: Story = {
  args: {
    wizard: { step: "ineligible", missing: missing.slice(0, 1), checkAgain: doNothing },
    mail: {
      step: "ready",
      failure: { operation: "ResendVerificationEmail", kind: "server" },
      canResend: true,
      resend: doNothing,
    },
  },
  play: async () => {
    await expect(await screen.findByRole("alertdialog", { name: "Error" })).toHaveTextContent(
      "An error occurred while resending the verification email.",
    );
  },
};
/** Without an e-mail address, no code can be sent; the page shows a message. */
export const IneligibleWithoutData: Story = {
  args: {
    wizard: { step: "ineligible", missing: missing.slice(0, 1), checkAgain: doNothing },
    mail: { step: "ready", failure: null, canResend: false, resend: doNothing },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Resend Verification Email" }));
    const incomplete =
      "User information is incomplete. Please ensure your userId, companyId, and email are available.";
    await expect(await screen.findByRole("alertdialog", { name: "Error" })).toHaveTextContent(incomplete);
    await userEvent.click(screen.getByRole("button", { name: "OK" }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    await userEvent.click(canvas.getByRole("button", { name: "Resend Verification Email" }));
    await expect(await screen.findByRole("alertdialog", { name: "Error" })).toHaveTextContent(incomplete);
  },
};
export const ChoosingPlatform = at({
  ...draft,
  step: "choosingPlatform",
  methods: [
    { method: "bank", platforms: bank },
    { method: "crypto", platforms: crypto },
  ],
  foreign: new Set<number>(),
  issue: null,
  choose: doNothing,
  next: doNothing,
});
/** The platforms of the last visit are shown at once, by name; limits and rates are loading. */
export const ChoosingPlatformWhileRefreshing: Story = {
  ...at({
    ...draft,
    platform: null,
    method: null,
    terms: null,
    isRefreshing: true,
    step: "choosingPlatform",
    methods: [{ method: "crypto", platforms: crypto }],
    foreign: new Set<number>(),
    issue: null,
    choose: doNothing,
    next: doNothing,
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("radio", { name: /limits are being refreshed/ })).toBeDisabled();
    await expect(canvas.getByRole("button", { name: "Next" })).toBeDisabled();
    await openSummary(canvas);
    await expect(canvas.getByText("Refreshing...")).toBeVisible();
  },
};
export const ChoosingPlatformWithoutChoice = at({
  ...draft,
  platform: null,
  method: null,
  terms: null,
  step: "choosingPlatform",
  methods: [{ method: "bank", platforms: bank }],
  foreign: new Set<number>(),
  issue: { code: "platformRequired" },
  choose: doNothing,
  next: doNothing,
});
/** Two paying banks are offered beside the client's own account, so the destination is named. */
export const ChoosingPlatformOfTwoBanks: Story = {
  ...at({
    ...draft,
    step: "choosingPlatform",
    methods: [
      {
        method: "bank",
        platforms: bank
          .slice(0, 1)
          .flatMap((one) => [one, { ...one, paymentPlatformId: 12, paymentPlatformName: "Ridgeline Bank" }]),
      },
    ],
    foreign: new Set([12]),
    issue: null,
    choose: doNothing,
    next: doNothing,
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("radio", { name: /^Daybreak Banking Berhad ••5432/ })).toBeEnabled();
    await expect(canvas.getByRole("radio", { name: /Ridgeline Bank/ })).toBeDisabled();
  },
};
export const ChoosingPlatformOfNone = at({
  ...draft,
  platform: null,
  method: null,
  terms: null,
  step: "choosingPlatform",
  methods: [],
  foreign: new Set<number>(),
  issue: null,
  choose: doNothing,
  next: doNothing,
});
/** A pasted text that is no amount stays, with the reason. */
export const EnteringDetailsWithAPastedText: Story = {
  ...at({
    ...draft,
    step: "enteringDetails",
    usdAmount: "",
    localAmount: "",
    issues: { platform: null, amount: { code: "amountRequired" }, code: null, wallet: null },
    attempts: 0,
    canGoNext: false,
    code,
    wallet: null,
    change: doNothing,
    next: doNothing,
    back: doNothing,
  }),
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByLabelText("You withdraw");
    await userEvent.click(field);
    await userEvent.paste("12.345");
    await expect(field).toHaveValue("12.345");
    await expect(field).toHaveAccessibleDescription(/Please write the amount like 1,234\.56\./);
  },
};
