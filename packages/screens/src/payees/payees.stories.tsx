import { payeeScenarios } from "@broker/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import type { ProfileScreen } from "../profile/profile.screen.tsx";
import { openWalletForm, LATE, payeesSetting } from "../testing/payees-stories.tsx";

/** The accounts that a user has saved for withdrawals, at a provider with the capability `payees`. */
const meta = { title: "Screens/Profile", ...payeesSetting } satisfies Meta<typeof ProfileScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A bank account that is in use, and a wallet that waits. */
export const SavedAccounts: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Savings in USDT", {}, LATE)).toBeVisible();
    await expect(canvas.getByText("In use")).toBeVisible();
    await expect(canvas.getByText(/^From Nov 22, 2026/)).toBeVisible();
    await expect(canvas.getByText(/^You can withdraw to a new account after 24 hours\./)).toBeVisible();
  },
};
export const SavedAccountsRightToLeft: Story = {
  globals: { viewport: { value: "phone" }, direction: "rtl", locale: "ar" },
};
/** The account of the settings has replaced another account: the page says from when it can be used. */
export const NewAccountWaits: Story = {
  beforeEach: ({ msw }) => msw.use(...payeeScenarios.accountWaits),
  play: async ({ canvas }) => {
    const title = await canvas.findByText(
      /^You can withdraw to your bank account from Nov 22, 2026/,
      {},
      LATE,
    );
    await expect(title).toBeVisible();
  },
  globals: { scheme: "dark" },
};
export const SavingAWallet: Story = {
  play: async ({ canvas }) => {
    await openWalletForm();
    await expect(await canvas.findByLabelText("Wallet address")).toBeVisible();
  },
  globals: { viewport: { value: "phone" } },
};
