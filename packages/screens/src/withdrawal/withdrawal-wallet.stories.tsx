import type { WithdrawalState } from "@broker/hooks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import type { WithdrawalView } from "./withdrawal.view.tsx";
import {
  crypto,
  doNothing,
  entering,
  noIssues,
  reviewed,
  setting,
  terms,
} from "../testing/withdrawal-stories.ts";

const meta = { title: "Flows/Withdrawal", ...setting } satisfies Meta<typeof WithdrawalView>;

export default meta;
type Story = StoryObj<typeof meta>;
const at = (wizard: WithdrawalState): Story => ({ args: { wizard } });

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
    const field = await canvas.findByRole("textbox", { name: "Wallet address" });
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
    const field = await canvas.findByRole("textbox", { name: "Wallet address" });
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
    await expect(await canvas.findByText("USDT (TRC20) ••g5tDeC")).toBeVisible();
    const address = canvas.getByText((_text, element) => element?.tagName === "CODE");
    await expect(address).toBeVisible();
    await expect(address.textContent).toBe(WALLET);
    await expect(canvas.getByText(/compare every character/)).toBeVisible();
  },
};
