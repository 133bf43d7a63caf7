import { examples } from "@broker/api-spec/examples";
import type { OneTimeCode, WithdrawalWizard } from "@broker/hooks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, waitFor } from "storybook/test";
import { WithdrawalView } from "./withdrawal.view.tsx";

const { data: info } = examples.GetUserInfo.success;
const platforms = examples.GetPaymentPlatforms.success.data;
const bank = platforms.filter(({ paymentTypeId }) => paymentTypeId === 4);
const crypto = platforms.filter(({ paymentTypeId }) => paymentTypeId === 5);
const platform = bank[0] ?? null;
const nothing = () => {};
const terms = {
  platformName: "Maybank Transfer",
  currencyCode: "MYR",
  buyRate: "4.41",
  min: "10",
  max: "1000",
  available: "5000",
};
const draft = {
  platform,
  method: "bank",
  terms,
  isRefreshing: false,
  available: "5000",
  most: "1000",
} as const;
const code: OneTimeCode = {
  text: "",
  isRequested: false,
  isBound: true,
  isRequesting: false,
  secondsLeft: 0,
  expiresAt: null,
  failure: null,
  change: nothing,
  request: nothing,
};
const sent: OneTimeCode = { ...code, text: "482913", isRequested: true, secondsLeft: 42 };
const noIssues = { platform: null, amount: null, code: null, wallet: null };
const entering = {
  ...draft,
  step: "enteringDetails",
  usdAmount: "100",
  localAmount: "441.00",
  issues: noIssues,
  attempts: 0,
  canGoNext: true,
  code,
  wallet: null,
  change: nothing,
  next: nothing,
  back: nothing,
} as const;
const reviewed = {
  platform,
  rate: "4.41",
  method: "bank" as const,
  intent: {
    key: "key",
    platformId: 11,
    platformName: "Maybank Transfer",
    currencyCode: "MYR",
    usdAmount: "100",
    localAmount: "441.00",
  },
};
const missing = (["email", "kyc", "bankSettings"] as const).map((requirement) => ({
  requirement,
  fixAt: requirement === "bankSettings" ? ("withdrawalSettings" as const) : ("myAccount" as const),
  isBlocking: true,
  isUnderReview: false,
}));

const meta = {
  title: "Flows/Withdrawal",
  component: WithdrawalView,
  args: {
    info,
    bankName: "Malayan Banking Berhad",
    mail: { step: "ready", failure: null, canResend: true, resend: nothing },
    onDone: nothing,
    wizard: { step: "loading" },
  },
} satisfies Meta<typeof WithdrawalView>;

export default meta;
type Story = StoryObj<typeof meta>;
const at = (wizard: WithdrawalWizard): Story => ({ args: { wizard } });

export const Loading: Story = {};
export const CheckingEligibility: Story = {};
export const EligibilityUnknown = at({
  step: "unavailable",
  failure: { operation: "GetUserInfo", kind: "server" },
  retry: nothing,
});
export const UnavailablePlatforms = at({
  step: "unavailable",
  failure: { operation: "GetPaymentPlatforms", kind: "server" },
  retry: nothing,
});
export const Ineligible = at({ step: "ineligible", missing, checkAgain: nothing });
export const IneligibleOnAPhone: Story = { ...Ineligible, globals: { viewport: { value: "phone" } } };
export const IneligibleUnderReview = at({
  step: "ineligible",
  missing: [{ requirement: "kyc", fixAt: "myAccount", isBlocking: true, isUnderReview: true }],
  checkAgain: nothing,
});
/** A cancelled check has no form: nobody is sent in a circle. */
export const IneligibleCancelled: Story = {
  ...at({
    step: "ineligible",
    missing: [{ requirement: "kyc", fixAt: "support", isBlocking: true, isUnderReview: false }],
    checkAgain: nothing,
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Your verification was cancelled. Contact support.")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "See its status" })).toBeVisible();
    await expect(canvas.queryByRole("link", { name: "Verify your identity" })).toBeNull();
  },
};
export const IneligibleEmailSent: Story = {
  args: {
    wizard: { step: "ineligible", missing: missing.slice(0, 1), checkAgain: nothing },
    mail: { step: "sent", email: info.email, dismiss: nothing },
  },
};
export const IneligibleEmailOnItsWay: Story = {
  args: {
    wizard: { step: "ineligible", missing: missing.slice(0, 1), checkAgain: nothing },
    mail: { step: "sending" },
  },
};
export const IneligibleEmailFailed: Story = {
  args: {
    wizard: { step: "ineligible", missing: missing.slice(0, 1), checkAgain: nothing },
    mail: {
      step: "ready",
      failure: { operation: "ResendVerificationEmail", kind: "server" },
      canResend: true,
      resend: nothing,
    },
  },
  play: async () => {
    await expect(await screen.findByRole("alertdialog", { name: "Error" })).toHaveTextContent(
      "An error occurred while resending the verification email.",
    );
  },
};
/** Without an e-mail address there is nobody to send to, and the page says so. */
export const IneligibleWithoutData: Story = {
  args: {
    wizard: { step: "ineligible", missing: missing.slice(0, 1), checkAgain: nothing },
    mail: { step: "ready", failure: null, canResend: false, resend: nothing },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Resend Verification Email" }));
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
  choose: nothing,
  next: nothing,
});
/** What the last visit knew stands there at once, by name; limits and rates are asked for first. */
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
    choose: nothing,
    next: nothing,
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("radio", { name: /limits are being refreshed/ })).toBeDisabled();
    await expect(canvas.getByRole("button", { name: "Next" })).toBeDisabled();
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
  choose: nothing,
  next: nothing,
});
/** Two banks are offered, and one account is the client's: nobody wonders where the money goes. */
export const ChoosingPlatformOfTwoBanks: Story = {
  ...at({
    ...draft,
    step: "choosingPlatform",
    methods: [
      {
        method: "bank",
        platforms: bank
          .slice(0, 1)
          .flatMap((one) => [one, { ...one, paymentPlatformId: 12, paymentPlatformName: "CIMB Bank" }]),
      },
    ],
    foreign: new Set([12]),
    issue: null,
    choose: nothing,
    next: nothing,
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("radio", { name: /^Malayan Banking Berhad ••5432/ })).toBeEnabled();
    await expect(canvas.getByRole("radio", { name: /CIMB Bank/ })).toBeDisabled();
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
  choose: nothing,
  next: nothing,
});
export const EnteringDetails = at(entering);
/** A code was sent; another may be asked for when the seconds have passed. */
export const Cooling = at({ ...entering, code: sent });
export const EnteringDetailsDark: Story = { ...Cooling, globals: { scheme: "dark" } };
export const EnteringDetailsOnAPhone: Story = {
  ...Cooling,
  globals: { viewport: { value: "phone" } },
};
export const EnteringDetailsRightToLeft: Story = {
  ...Cooling,
  globals: { direction: "rtl" },
};
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
export const EnteringDetailsWithoutCode = at({
  ...entering,
  attempts: 1,
  code: { ...sent, text: "" },
  issues: { ...noIssues, code: { code: "codeRequired" } },
});
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
    const typed = canvas.getByLabelText("You withdraw");
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
    await expect(canvas.getByLabelText("You withdraw")).toHaveAccessibleDescription(
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
    const dialog = await screen.findByRole("alertdialog", { name: "Error" });
    await expect(dialog).toHaveTextContent("Failed to request OTP. Please try again.");
    await userEvent.click(screen.getByRole("button", { name: "OK" }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    await expect(
      canvas.getByText("The OTP may be on its way. If it does not come, request another one."),
    ).toBeVisible();
  },
};
const refused: WithdrawalWizard = {
  step: "failed",
  failure: {
    operation: "WithdrawalRequest",
    kind: "refused",
    reason: "codeWrong",
    message: "The one-time code is wrong or has expired.",
  },
  dismiss: nothing,
};
/** Read, the refusal stands at its field; that a code was sent is no news any more. */
export const EnteringDetailsAfterAWrongCode: Story = {
  render: function Render(args) {
    const [isRead, setRead] = useState(false);
    const wizard = isRead
      ? { ...entering, code: { ...sent, text: "" } }
      : { ...refused, dismiss: () => setRead(true) };
    return <WithdrawalView {...args} wizard={wizard} />;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await screen.findByRole("button", { name: "OK" }));
    const field = await canvas.findByRole("textbox", { name: "OTP" });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(/This OTP is wrong or has expired\./);
    await expect(canvas.queryByText(/^An OTP was sent to/)).toBeNull();
  },
};
const change = fn();
/** More than one withdrawal takes: the button fills in what the platform allows. */
export const EnteringDetailsAboveTheMaximum: Story = {
  ...at({ ...entering, available: "5069.99", most: "5000", change }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Withdraw $5,000.00, the most at once" }));
    await expect(change).toHaveBeenCalledWith("usd", "5000");
  },
};
/** Who has dollars sees one amount: nothing is converted. */
export const EnteringDetailsInDollars: Story = {
  ...at({ ...entering, terms: { ...terms, currencyCode: "USD", buyRate: "1" }, localAmount: "100.00" }),
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/^You withdraw/)).toBeVisible();
    await expect(canvas.queryByLabelText(/^You receive/)).toBeNull();
    await expect(canvas.queryByText(/equals/)).toBeNull();
  },
};
const WALLET = "TJRyWwFs9wTFGZg3JbrVriFbNfCug5tDeC";
const ofNetwork = {
  platform: crypto[0] ?? null,
  method: "crypto",
  terms: { ...terms, platformName: "USDT (TRC20)", currencyCode: "USD", buyRate: "1" },
} as const;
const toWallet = {
  ...entering,
  ...ofNetwork,
  localAmount: "100",
  wallet: { text: WALLET, network: "TRC20", change: nothing },
} as const;
/** Who came with USDT leaves with USDT: to a wallet of their own, on the network that was chosen. */
export const EnteringDetailsToAWallet: Story = {
  ...at(toWallet),
  play: async ({ canvas }) => {
    const field = canvas.getByRole("textbox", { name: "Wallet address" });
    await expect(field).toHaveValue(WALLET);
    await expect(field).toHaveAccessibleDescription(/your own TRC20 wallet/);
  },
};
export const EnteringDetailsToAWalletOnAPhone: Story = {
  ...EnteringDetailsToAWallet,
  globals: { viewport: { value: "phone" } },
};
export const EnteringDetailsToAWalletRightToLeft: Story = {
  ...at(toWallet),
  globals: { direction: "rtl" },
};
/** A checksum tells a slip of one character. */
export const EnteringDetailsToAWrongWallet: Story = {
  ...at({
    ...toWallet,
    wallet: { ...toWallet.wallet, text: `${WALLET.slice(0, -1)}D` },
    issues: { ...noIssues, wallet: { code: "walletWrong" } },
    attempts: 1,
    canGoNext: false,
  }),
  play: async ({ canvas }) => {
    const field = canvas.getByRole("textbox", { name: "Wallet address" });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(/This is not a TRC20 address/);
  },
};
const reviewedWallet = {
  ...reviewed,
  platform: crypto[0] ?? null,
  method: "crypto" as const,
  rate: "1",
  intent: {
    ...reviewed.intent,
    platformId: 21,
    platformName: "USDT (TRC20)",
    currencyCode: "USD",
    localAmount: "100",
    walletAddress: WALLET,
  },
};
/** Nothing brings crypto back: network, last characters and the whole address stand above Confirm. */
export const ReviewingToAWallet: Story = {
  ...at({ ...reviewedWallet, step: "reviewing", hasRateChanged: false, confirm: nothing, back: nothing }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText("USDT (TRC20) ••g5tDeC")).toBeVisible();
    const address = canvas.getByText((_text, element) => element?.tagName === "CODE");
    await expect(address).toBeVisible();
    await expect(address.textContent).toBe(WALLET);
    await expect(canvas.getByText(/compare every character/)).toBeVisible();
  },
};
export const ReviewingToAWalletOnAPhone: Story = {
  ...ReviewingToAWallet,
  globals: { viewport: { value: "phone" } },
};
export const Requesting = at({ ...entering, code: { ...code, isRequesting: true } });
export const Reviewing = at({
  ...reviewed,
  step: "reviewing",
  hasRateChanged: false,
  confirm: nothing,
  back: nothing,
});
export const ReviewingAtANewRate = at({
  ...reviewed,
  step: "reviewing",
  hasRateChanged: true,
  confirm: nothing,
  back: nothing,
});
export const ReviewingOnAPhone: Story = { ...Reviewing, globals: { viewport: { value: "phone" } } };
export const Submitting = at({ ...reviewed, step: "submitting" });
export const Checking = at({ ...reviewed, step: "checking" });
export const Failed = at({
  step: "failed",
  failure: {
    operation: "WithdrawalRequest",
    kind: "refused",
    message: "The one-time code is wrong or has expired.",
  },
  dismiss: nothing,
});
export const FailedWithoutMessage = at({
  step: "failed",
  failure: { operation: "WithdrawalRequest", kind: "refused" },
  dismiss: nothing,
});
export const NotFound: Story = {
  ...at({
    ...reviewed,
    step: "notFound",
    mayArrive: false,
    canRepeat: true,
    repeat: nothing,
    edit: nothing,
  }),
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText("An error occurred while processing the withdrawal. Please try again."),
    ).toBeVisible();
  },
};
export const NotFoundAfterAReload = at({
  ...reviewed,
  step: "notFound",
  mayArrive: false,
  canRepeat: false,
  repeat: nothing,
  edit: nothing,
});
/** Without a way to give it up at the provider, no more is said than what is known. */
export const NotFoundYet = at({
  ...reviewed,
  step: "notFound",
  mayArrive: true,
  canRepeat: true,
  repeat: nothing,
  edit: nothing,
});
export const ConfirmingAnother = at({
  ...reviewed,
  step: "confirmingAnother",
  earlier: [{ ...reviewed.intent, key: "earlier", usdAmount: "20.00" }],
  confirm: nothing,
  decline: nothing,
});
export const OutcomeUnknown = at({
  ...reviewed,
  step: "outcomeUnknown",
  failure: null,
  checkAgain: nothing,
});
export const Settled = at({
  step: "settled",
  transactionId: "W-20261121-0001",
  isLate: false,
  intent: reviewed.intent,
});
export const SettledLate = at({
  step: "settled",
  transactionId: "W-20261121-0001",
  isLate: true,
  intent: reviewed.intent,
});
