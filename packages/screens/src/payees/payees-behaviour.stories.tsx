import { payeeScenarios } from "@broker/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import type { ProfileScreen } from "../profile/profile.screen.tsx";
import { openWalletForm, LATE, payeesSetting } from "../testing/payees-stories.tsx";

/** The addition and the removal of saved accounts, with their refusals. */
const meta = { title: "Internals/Saved accounts", ...payeesSetting } satisfies Meta<typeof ProfileScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const press = async (name: string) => userEvent.click(await screen.findByRole("button", { name }, LATE));

const enter = async (label: string, text: string) => {
  const [field] = screen.getAllByLabelText(label).slice(-1);
  if (field) await userEvent.type(field, text);
};

export const None: Story = {
  beforeEach: ({ msw }) => msw.use(...payeeScenarios.none),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("You have not saved an account yet.", {}, LATE)).toBeVisible();
  },
};
/** Before another account is entered, the form says that it waits. */
export const AnotherAccountWaits: Story = {
  play: async ({ canvas }) => {
    await press("Edit");
    await expect(
      await canvas.findByText(/^You may have to wait before you can withdraw to another account/, {}, LATE),
    ).toBeVisible();
  },
};
export const EnteringABankAccount: Story = {
  play: async ({ canvas }) => {
    await press("Add an account");
    await expect(await canvas.findByLabelText("Name")).toBeVisible();
  },
};
/** Each missing field has its issue, and the summary links to the fields. */
export const Issues: Story = {
  play: async ({ canvas }) => {
    await openWalletForm();
    await enter("Name", "DAILY ACCOUNT");
    await enter("Wallet address", "T123");
    await press("Save");
    await expect(
      (await canvas.findAllByText("You have saved another account under this name."))[0],
    ).toBeVisible();
    await userEvent.click(canvas.getByRole("link", { name: /^This is not a TRC20 or ERC20 wallet address/ }));
    await expect(canvas.getByLabelText("Wallet address")).toHaveFocus();
  },
};
export const Saves: Story = {
  play: async () => {
    await openWalletForm();
    await enter("Name", "Coins");
    await enter("Wallet address", "TJRyWwFs9wTFGZg3JbrVriFbNfCug5tDeC");
    await press("Save");
    await expect(await screen.findByRole("alertdialog", { name: "Success" })).toHaveTextContent(
      "The account has been saved. We have sent you an email about it.",
    );
  },
};
/** The input stays for the next attempt. */
export const Refused: Story = {
  beforeEach: ({ msw }) => msw.use(...payeeScenarios.refused),
  play: async () => {
    await openWalletForm();
    await enter("Name", "Coins");
    await enter("Wallet address", "TJRyWwFs9wTFGZg3JbrVriFbNfCug5tDeC");
    await press("Save");
    await expect(await screen.findByRole("alertdialog")).toHaveTextContent(
      "You have saved this account already",
    );
    await press("OK");
    await press("Add an account");
    await expect(screen.getByLabelText("Wallet address")).toHaveValue("TJRyWwFs9wTFGZg3JbrVriFbNfCug5tDeC");
  },
};
/** The question before a removal. After the removal the heading has the focus. */
export const Removing: Story = {
  play: async ({ canvas }) => {
    await press("Remove Savings in USDT");
    const question = await screen.findByRole("alertdialog", { name: "Remove this account?" });
    await expect(question).toHaveTextContent("Withdrawals that you have already requested are not affected.");
    await press("Remove account");
    await waitFor(() => expect(canvas.getByRole("heading", { name: "Saved accounts" })).toHaveFocus());
  },
};
export const RemovingRefused: Story = {
  beforeEach: ({ msw }) => msw.use(...payeeScenarios.removalFails),
  play: async ({ canvas }) => {
    await press("Remove Savings in USDT");
    await press("Remove account");
    await expect(await canvas.findByRole("alert", {}, LATE)).toBeVisible();
  },
};
export const NotLoaded: Story = {
  beforeEach: ({ msw }) => msw.use(...payeeScenarios.notLoaded),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole("button", { name: /retry/i }, LATE))[0]).toBeVisible();
  },
};
