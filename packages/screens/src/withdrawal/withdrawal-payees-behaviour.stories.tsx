import { eligibilityScenarios, mock, payeeScenarios } from "@broker/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { user, WithBroker } from "../testing/broker.tsx";
import {
  change,
  choosing,
  LATE,
  next,
  payeesSetting,
  toWallet,
  waiting,
} from "../testing/withdrawal-payees-stories.tsx";
import { doNothing } from "../testing/withdrawal-stories.ts";
import { WithdrawalScreen } from "./withdrawal.screen.tsx";
import type { WithdrawalView } from "./withdrawal.view.tsx";

/** The page of a withdrawal at a provider whose new accounts wait, and whose wallets must be saved. */
const meta = { title: "Internals/Withdrawal to a saved account", ...payeesSetting } satisfies Meta<
  typeof WithdrawalView
>;

export default meta;
type Story = StoryObj<typeof meta>;

const accountWaits: Story["beforeEach"] = ({ msw }) => msw.use(...payeeScenarios.accountWaits);

const WALLET = "TJRyWwFs9wTFGZg3JbrVriFbNfCug5tDeC";
const typed = (text: string) => ({ ...toWallet, wallet: { ...toWallet.wallet, text } }) as const;
const ready: Story["beforeEach"] = ({ msw }) => msw.use(...payeeScenarios.ready);

/** A wallet can still be chosen. */
export const BankAccountWaitsAndNoDestination: Story = {
  args: { wizard: { ...choosing, platform: null, method: null, terms: null } },
  beforeEach: accountWaits,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(waiting, {}, LATE)).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Next" })).toBeEnabled();
  },
};
/** Without a saved wallet the page leads to where one can be saved. */
export const NoWallet: Story = {
  args: { wizard: toWallet },
  beforeEach: ({ msw }) => msw.use(...payeeScenarios.none),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/^You can withdraw to a saved wallet only\./, {}, LATE),
    ).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Add a wallet" })).toHaveAttribute(
      "href",
      expect.stringContaining("withdrawal-settings"),
    );
    await expect(canvas.getByRole("button", { name: "Next" })).toBeDisabled();
  },
  globals: { viewport: { value: "phone" } },
};
export const ChoosingAReadyWallet: Story = {
  args: { wizard: toWallet },
  beforeEach: ready,
  play: async ({ canvas }) => {
    change.mockClear();
    await userEvent.click(await canvas.findByRole("radio", { name: /^Savings in USDT/ }, LATE));
    await waitFor(() => expect(change).toHaveBeenCalledWith(WALLET));
    await expect(canvas.getByRole("button", { name: "Next" })).toBeEnabled();
  },
};
export const ChosenWallet: Story = {
  args: { wizard: typed(WALLET) },
  beforeEach: ready,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("radio", { name: /^Savings in USDT/ }, LATE)).toBeChecked();
  },
};
/** The address of an earlier visit, which was removed since: the withdrawal cannot go on with it. */
export const WalletNotSaved: Story = {
  args: { wizard: typed("TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSF") },
  beforeEach: ready,
  play: async ({ canvas }) => {
    next.mockClear();
    await canvas.findByRole("radio", { name: /^Savings in USDT/ }, LATE);
    await waitFor(() => expect(canvas.getByRole("button", { name: "Next" })).toBeDisabled());
  },
};
/** Where the saved wallets cannot be read, an address is entered, and the provider refuses by itself. */
export const WalletsNotLoaded: Story = {
  args: { wizard: toWallet },
  beforeEach: ({ msw }) => msw.use(...payeeScenarios.notLoaded),
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText("Wallet address", {}, LATE)).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Next" })).toBeEnabled();
  },
};
/** The refusal of a withdrawal whose account waits says from when. */
export const Refused: Story = {
  args: {
    wizard: {
      step: "failed",
      failure: {
        operation: "WithdrawalRequest",
        kind: "refused",
        code: 1130,
        usableFrom: "2026-11-22T09:30:00.000Z",
      },
      dismiss: doNothing,
    },
  },
  play: async () => {
    const dialog = await screen.findByRole("alertdialog", { name: "Error" });
    await expect(dialog).toHaveTextContent(/You can withdraw to this account from .*22.*2026/);
    await expect(dialog).toHaveTextContent("No money was moved.");
  },
};
/** The connected page at a provider that lets the new bank account wait. */
export const Connected: Story = {
  render: () => (
    <WithBroker user={user}>
      <WithdrawalScreen />
    </WithBroker>
  ),
  beforeEach: ({ msw }) =>
    msw.use(
      ...payeeScenarios.accountWaits,
      ...eligibilityScenarios.nothingMissing,
      mock("GetWithdrawalMethod"),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(waiting, {}, LATE)).toBeVisible();
  },
};
