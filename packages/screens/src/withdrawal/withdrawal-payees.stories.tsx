import { payeeScenarios } from "@broker/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import {
  choosing,
  LATE,
  next,
  payeesSetting,
  toWallet,
  waiting,
} from "../testing/withdrawal-payees-stories.tsx";
import { waitForPaint } from "../testing/wait-for-paint.ts";
import type { WithdrawalView } from "./withdrawal.view.tsx";

/** The page of a withdrawal at a provider whose new accounts wait, and whose wallets must be saved. */
const meta = { title: "Flows/Withdrawal/Paused", ...payeesSetting } satisfies Meta<typeof WithdrawalView>;

export default meta;
type Story = StoryObj<typeof meta>;

const accountWaits: Story["beforeEach"] = ({ msw }) => msw.use(...payeeScenarios.accountWaits);

/** The wait of a bank account is shown before any input, and the withdrawal to it cannot go on. */
export const BankAccountWaits: Story = {
  args: { wizard: choosing },
  beforeEach: accountWaits,
  play: async ({ canvas }) => {
    next.mockClear();
    await expect(await canvas.findByText(waiting, {}, LATE)).toBeVisible();
    await waitFor(() => expect(canvas.getByRole("button", { name: "Next" })).toBeDisabled());
    await userEvent.type(canvas.getAllByRole("radio")[0] ?? document.body, "{Enter}");
    await waitForPaint();
    await expect(next).not.toHaveBeenCalled();
  },
  globals: { viewport: { value: "phone" } },
};
/** Only a saved wallet can be chosen; a wallet that cannot be used yet says from when. */
export const ChoosingAWallet: Story = {
  args: { wizard: toWallet },
  play: async ({ canvas }) => {
    const wallet = await canvas.findByRole("radio", { name: /^Savings in USDT/ }, LATE);
    await expect(wallet).toBeDisabled();
    await expect(canvas.getByText(/From Nov 22, 2026/)).toBeVisible();
    await expect(canvas.queryByLabelText("Wallet address")).toBeNull();
    await expect(canvas.getByRole("button", { name: "Next" })).toBeDisabled();
  },
  globals: { viewport: { value: "phone" } },
};
