import { examples } from "@broker/api-spec/examples";
import { mock } from "@broker/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { user, WithBroker } from "../testing/broker.tsx";
import { searchOf } from "../testing/places.ts";
import { setting } from "../testing/transaction-stories.tsx";
import type { TransactionsScreen } from "./transactions.screen.tsx";

const navigate = fn();
const [deposit] = examples.GetDepositTransactionsByUser.success.data;
const id = deposit?.transactionId ?? "";
/** Returns a handler that answers with the first deposit of the examples as completed, with the changes of a story. */
const listing = (change: object) =>
  mock("GetDepositTransactionsByUser", deposit ? [{ ...deposit, paymentStatusId: 5, ...change }] : []);

/** The button that repeats a deposit, in the panel of the earlier deposit. These stories have plays and no pictures. */
const meta = {
  title: "Internals/Deposit again from its panel",
  ...setting,
  args: { search: searchOf({ tab: "deposit", id }) },
  decorators: [
    (Story) => (
      <WithBroker user={user} navigate={navigate}>
        <Story />
      </WithBroker>
    ),
  ],
  beforeEach: () => void navigate.mockClear(),
} satisfies Meta<typeof TransactionsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The options of a query for the panel, which opens after the list has been read. */
const LATE = { timeout: 10_000 };
const openPanel = async () => within(await screen.findByRole("dialog", { name: "Deposit" }, LATE));
const press = async () =>
  userEvent.click(await (await openPanel()).findByRole("button", { name: "Deposit again" }, LATE));

/** The repeated deposit is prepared, and the wizard opens. */
export const Prepared: Story = {
  beforeEach: ({ msw }) => msw.use(listing({})),
  play: async () => {
    await press();
    await waitFor(() => expect(navigate.mock.calls).toEqual([["/deposit-withdraw?tab=deposit"]]), LATE);
  },
};
/** A cancelled deposit can be repeated too. Where its platform is not offered any more, the panel stays open and a dialog asks what to do. */
export const NotOffered: Story = {
  beforeEach: ({ msw }) => msw.use(listing({ paymentStatusId: 6, paymentPlatformName: "Old Bank" })),
  play: async () => {
    await press();
    const question = within(await screen.findByRole("alertdialog", { name: "Deposit again" }, LATE));
    await expect(question.getByText(/^Old Bank in MYR is not offered any more\./)).toBeInTheDocument();
    await userEvent.click(question.getByRole("button", { name: "Not now" }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    const button = (await openPanel()).getByRole("button", { name: "Deposit again" });
    await waitFor(() => expect(button).toHaveFocus());
    await expect(navigate).not.toHaveBeenCalled();
  },
};
/** A deposit that is not decided cannot be repeated. */
export const NotDecided: Story = {
  beforeEach: ({ msw }) => msw.use(listing({ paymentStatusId: 1 })),
  play: async () => {
    const panel = await openPanel();
    await waitFor(() => expect(panel.getByText(id)).toBeVisible(), LATE);
    await expect(panel.queryByRole("button", { name: "Deposit again" })).toBeNull();
  },
};
