import { cancelScenarios, mockCapabilities } from "@broker/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { searchOf } from "../testing/places.ts";
import { setting } from "../testing/transaction-stories.tsx";
import type { TransactionsScreen } from "../transaction/transactions.screen.tsx";

const meta = {
  title: "Screens/Transactions/Cancel",
  ...setting,
  args: { search: searchOf({ tab: "withdrawal", id: "W-20261119-0001" }) },
  beforeEach: ({ msw }) => msw.use(...cancelScenarios.offered),
} satisfies Meta<typeof TransactionsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The first view of the list, its page and the capabilities are read first. */
const LATE = { timeout: 10_000 };
const openPanel = async (name = "Withdrawal") => within(await screen.findByRole("dialog", { name }, LATE));
const ask = async () =>
  userEvent.click(await (await openPanel()).findByRole("button", { name: "Cancel withdrawal" }, LATE));
const confirm = async () => {
  const question = within(await screen.findByRole("alertdialog"));
  await userEvent.click(question.getByRole("button", { name: "Cancel withdrawal" }));
};

/** A pending withdrawal, whose page offers to cancel it. */
export const Withdrawal: Story = {
  play: async () => {
    const button = await (await openPanel()).findByRole("button", { name: "Cancel withdrawal" }, LATE);
    await waitFor(() => expect(button).toBeVisible());
  },
};
export const WithdrawalDark: Story = { ...Withdrawal, globals: { scheme: "dark" } };
export const WithdrawalPhoneRightToLeft: Story = {
  ...Withdrawal,

  globals: { viewport: { value: "phone" }, direction: "rtl" },
};
/** A deposit holds no money, so the question before its cancellation says what happens to a payment that still arrives. */
export const DepositQuestion: Story = {
  args: { search: searchOf({ tab: "deposit", id: "D-20261120-0001" }) },
  play: async () => {
    const panel = await openPanel("Deposit");
    await userEvent.click(await panel.findByRole("button", { name: "Cancel deposit" }, LATE));
    await expect(await screen.findByRole("alertdialog", { name: "Cancel this deposit?" })).toHaveTextContent(
      /Do not pay it afterwards/,
    );
  },
};
/** The harmless answer is first; nothing is sent before the question is answered. */
export const Question: Story = {
  play: async () => {
    await ask();
    const question = within(await screen.findByRole("alertdialog", { name: "Cancel this withdrawal?" }));
    await waitFor(() =>
      expect(question.getByText("$100.00 returns to your e-wallet at once.")).toBeVisible(),
    );
    await userEvent.click(question.getByRole("button", { name: "Keep it" }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    const button = (await openPanel()).getByRole("button", { name: "Cancel withdrawal" });
    // React Aria returns the focus after the question has left.
    await waitFor(() => expect(button).toHaveFocus());
  },
};
/** The list is read again, the page says who cancelled and where the money is, and its title has the focus. */
export const Cancelled: Story = {
  beforeEach: ({ msw }) => msw.use(...cancelScenarios.cancelled),
  play: async () => {
    await ask();
    await confirm();
    const panel = await openPanel();
    await waitFor(() => expect(panel.getByText("You cancelled it")).toBeVisible(), LATE);
    await expect(panel.getByText("The money is back in your e-wallet.")).toBeVisible();
    await expect(panel.queryByRole("button", { name: "Cancel withdrawal" })).toBeNull();
    await waitFor(() => expect(panel.getByRole("heading", { name: "Withdrawal" })).toHaveFocus());
  },
};
export const Cancelling: Story = {
  beforeEach: ({ msw }) => msw.use(...cancelScenarios.hangs),
  play: async () => {
    await ask();
    await confirm();
    await expect(
      await (await openPanel()).findByRole("button", { name: "Cancelling..." }),
    ).toBeInTheDocument();
  },
};
/** The button stays, because the call can be sent again without a further effect. */
export const Broken: Story = {
  beforeEach: ({ msw }) => msw.use(...cancelScenarios.broken),
  play: async () => {
    await ask();
    await confirm();
    const panel = await openPanel();
    await expect(await panel.findByRole("alert")).toHaveTextContent("An unknown error occurred.");
    await expect(panel.getByRole("button", { name: "Cancel withdrawal" })).toBeEnabled();
  },
};
/** Staff decided before the cancellation arrived: the page says so, shows the new state, and offers no cancellation. */
export const TooLate: Story = {
  beforeEach: ({ msw }) => msw.use(...cancelScenarios.tooLate),
  play: async () => {
    await ask();
    await confirm();
    const panel = await openPanel();
    await expect(await panel.findByRole("alert")).toHaveTextContent(/can no longer be cancelled/);
    await waitFor(() => expect(panel.queryByRole("button", { name: "Cancel withdrawal" })).toBeNull());
  },
};
/** A deposit at a gateway for which no payment arrived. */
export const Expired: Story = {
  args: { search: searchOf({ tab: "deposit", id: "D-20261120-0001" }) },
  beforeEach: ({ msw }) => msw.use(...cancelScenarios.expired),
  play: async () => {
    const panel = await openPanel("Deposit");
    await waitFor(() => expect(panel.getByText("No payment has arrived in time")).toBeVisible(), LATE);
  },
};
/** The provider lacks the capability: the page is as before, and nothing is called. */
export const CapabilityOff: Story = {
  beforeEach: ({ msw }) => msw.use(mockCapabilities("transfers", "transactionDetails")),
  play: async () => {
    const panel = await openPanel();
    await waitFor(() => expect(panel.getByText("Paid out")).toBeInTheDocument());
    await expect(panel.queryByRole("button", { name: "Cancel withdrawal" })).toBeNull();
  },
};
