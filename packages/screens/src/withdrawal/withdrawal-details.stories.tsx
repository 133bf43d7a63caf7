import type { OneTimeCode, WithdrawalState } from "@broker/hooks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, screen, waitFor } from "storybook/test";
import { WithdrawalView } from "./withdrawal.view.tsx";
import {
  change,
  code,
  crypto,
  draft,
  doNothing,
  reviewed,
  setting,
  terms,
} from "../testing/withdrawal-stories.ts";

const meta = { title: "Flows/Withdrawal", ...setting } satisfies Meta<typeof WithdrawalView>;

export default meta;
type Story = StoryObj<typeof meta>;
const at = (wizard: WithdrawalState): Story => ({ args: { wizard } });

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
  change: doNothing,
  next: doNothing,
  back: doNothing,
} as const;
export const EnteringDetails = at(entering);
/** A code was sent; another can be requested after some seconds. */
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
const refused: WithdrawalState = {
  step: "failed",
  failure: {
    operation: "WithdrawalRequest",
    kind: "refused",
    reason: "codeWrong",
    message: "The one-time code is wrong or has expired.",
  },
  dismiss: doNothing,
};
/** After the dialog was closed, the refusal is shown at its field, and the sent code is not announced again. */
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
/** An amount above the maximum of a withdrawal: the button fills in the maximum. */
export const EnteringDetailsAboveTheMaximum: Story = {
  ...at({ ...entering, available: "5069.99", most: "5000", change }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Withdraw $5,000.00, the most at once" }));
    await expect(change).toHaveBeenCalledWith("usd", "5000");
  },
};
/** A withdrawal in US dollars has one amount, without conversion. */
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
  wallet: { text: WALLET, network: "TRC20", change: doNothing },
} as const;
/** A withdrawal of USDT goes to the client's own wallet, on the chosen network. */
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
/** The checksum detects one wrong character. */
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
/** A crypto withdrawal is irreversible: network, last characters and the whole address are shown above Confirm. */
export const ReviewingToAWallet: Story = {
  ...at({ ...reviewedWallet, step: "reviewing", hasRateChanged: false, confirm: doNothing, back: doNothing }),
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
