import { examples } from "@broker/api-spec/examples";
import { mock, mockCapabilities, noteScenarios } from "@broker/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, screen, userEvent, waitFor, within } from "storybook/test";
import { searchOf } from "../testing/places.ts";
import { setting } from "../testing/transaction-stories.tsx";
import type { TransactionsScreen } from "../transaction/transactions.screen.tsx";

const ofExamples = [
  mock("GetDepositTransactionsByUser", examples.GetDepositTransactionsByUser.success.data),
  mock("GetWithdrawalTransactionsByUser", examples.GetWithdrawalTransactionsByUser.success.data),
];

/** The user's note in the panel of a transaction. Its look is that of other forms, so that it has plays and no pictures. */
const meta = {
  title: "Internals/Notes on transactions",
  ...setting,
  args: { search: searchOf({ tab: "deposit", id: "D-20261120-0001" }) },
  beforeEach: ({ msw }) => msw.use(...noteScenarios.written, ...ofExamples),
} satisfies Meta<typeof TransactionsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The first view of the list, its page and the capabilities are read first. */
const LATE = { timeout: 10_000 };
const openPanel = async (name = "Deposit") => within(await screen.findByRole("dialog", { name }, LATE));
const press = async (name: string) =>
  userEvent.click(await (await openPanel()).findByRole("button", { name }, LATE));
const write = async (text: string) => {
  const field = (await openPanel()).getByRole("textbox", { name: "Your note" });
  await userEvent.clear(field);
  await userEvent.type(field, text);
};
const save = async (text: string) => {
  await press("Add a note");
  await write(text);
  await press("Save note");
};

export const Written: Story = {
  play: async () => {
    const panel = await openPanel();
    await waitFor(() => expect(panel.getByText("Rent for December")).toBeVisible(), LATE);
    await expect(panel.getByRole("button", { name: "Edit note" })).toBeVisible();
  },
};
export const WrittenDark: Story = { ...Written, globals: { scheme: "dark" } };
export const WrittenPhoneRightToLeft: Story = {
  globals: { viewport: { value: "phone" }, direction: "rtl", locale: "ar" },
};
/** A note in lines, on another kind of transaction. */
export const InLines: Story = {
  args: { search: searchOf({ tab: "withdrawal", id: "W-20261119-0001" }) },
  play: async () => {
    const panel = await openPanel("Withdrawal");
    await waitFor(() => expect(panel.getByText("The rest comes in January.")).toBeVisible(), LATE);
  },
};
export const None: Story = {
  beforeEach: ({ msw }) => msw.use(...noteScenarios.none),
  play: async () => {
    const panel = await openPanel();
    await waitFor(() => expect(panel.getByText(/Only you can see it\.$/)).toBeVisible(), LATE);
    await expect(panel.getByRole("button", { name: "Add a note" })).toBeVisible();
  },
};
/** The field has the focus, and Cancel returns to the text and to its button. */
export const Editing: Story = {
  play: async () => {
    await press("Edit note");
    const panel = await openPanel();
    const field = panel.getByRole("textbox", { name: "Your note" });
    await waitFor(() => expect(field).toHaveFocus());
    await write("Something else");
    await press("Cancel");
    await waitFor(() => expect(panel.getByText("Rent for December")).toBeVisible());
    await waitFor(() => expect(panel.getByRole("button", { name: "Edit note" })).toHaveFocus());
  },
};
/** The text is shown at once, is announced, and its button has the focus. */
export const Saves: Story = {
  beforeEach: ({ msw }) => msw.use(...noteScenarios.none),
  play: async () => {
    await save("Rent for December");
    const panel = await openPanel();
    await waitFor(() => expect(panel.getByText("Rent for December")).toBeVisible(), LATE);
    await waitFor(() => expect(panel.getByRole("button", { name: "Edit note" })).toHaveFocus());
    await expect(await screen.findByText("Note saved.")).toBeInTheDocument();
  },
};
export const Saving: Story = {
  beforeEach: ({ msw }) => msw.use(...noteScenarios.saveHangs),
  play: async () => {
    await save("Rent");
    const panel = await openPanel();
    await expect(await panel.findByRole("button", { name: "Saving..." })).toBeInTheDocument();
    await expect(panel.getByRole("textbox", { name: "Your note" })).toHaveAttribute("readonly");
  },
};
/** Nothing is sent, and the sentence says by how much it is too long. */
export const TooLong: Story = {
  beforeEach: ({ msw }) => msw.use(...noteScenarios.none),
  play: async () => {
    await press("Add a note");
    const panel = await openPanel();
    await fireEvent.change(panel.getByRole("textbox", { name: "Your note" }), {
      target: { value: "x".repeat(292) },
    });
    await press("Save note");
    await expect(await panel.findByText("This is too long by 12. At most 280 characters fit.")).toBeVisible();
  },
};
/** The outcome is unknown, and a read shows that nothing was saved: the text stays, and can be saved again. */
export const MayNotBeSaved: Story = {
  beforeEach: ({ msw }) => msw.use(...noteScenarios.saveFails),
  play: async () => {
    await save("Rent");
    const panel = await openPanel();
    await expect(await panel.findByRole("alert", {}, LATE)).toHaveTextContent(
      "It may not have been saved. You can save it again.",
    );
    await expect(panel.getByRole("textbox", { name: "Your note" })).toHaveValue("Rent");
    await expect(panel.getByRole("button", { name: "Save note" })).toBeEnabled();
  },
};
/** The answer was lost, and a read shows the note: it is shown as saved, without a failure. */
export const AnswerLost: Story = {
  beforeEach: ({ msw }) => msw.use(...noteScenarios.replyLost),
  play: async () => {
    await save("Rent for December");
    const panel = await openPanel();
    await waitFor(() => expect(panel.queryByRole("textbox", { name: "Your note" })).toBeNull(), LATE);
    await expect(panel.getByText("Rent for December")).toBeVisible();
    await expect(panel.queryByRole("alert")).toBeNull();
  },
};
export const Refused: Story = {
  beforeEach: ({ msw }) => msw.use(...noteScenarios.refused),
  play: async () => {
    await save("Rent");
    const panel = await openPanel();
    await expect(await panel.findByRole("alert")).toHaveTextContent(
      "You can keep notes on 500 transactions.",
    );
    await expect(panel.getByRole("textbox", { name: "Your note" })).toHaveValue("Rent");
  },
};
/** Another tab was faster: both texts are shown, and nothing is lost before the user decides. */
export const ChangedElsewhere: Story = {
  beforeEach: ({ msw }) => msw.use(...noteScenarios.changedMeanwhile),
  play: async () => {
    await press("Edit note");
    await write("Rent for January");
    await press("Save note");
    const panel = await openPanel();
    await expect(await panel.findByText("This note was changed elsewhere")).toBeVisible();
    await expect(panel.getByText("Rent for November and December")).toBeVisible();
    await expect(panel.getByRole("textbox", { name: "Your note" })).toHaveValue("Rent for January");
    await expect(panel.queryByRole("button", { name: "Save note" })).toBeNull();
    await press("Keep that one");
    await waitFor(() => expect(panel.queryByRole("textbox", { name: "Your note" })).toBeNull());
    await expect(panel.getByText("Rent for November and December")).toBeVisible();
  },
};
export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(...noteScenarios.loading),
  play: async () => {
    const panel = await openPanel();
    await waitFor(() => expect(panel.getByText("D-20261120-0001")).toBeVisible(), LATE);
    await expect(panel.queryByRole("button", { name: "Add a note" })).toBeNull();
  },
};
/** The rest of the page does not depend on it. */
export const NotLoaded: Story = {
  beforeEach: ({ msw }) => msw.use(...noteScenarios.notLoaded),
  play: async () => {
    const panel = await openPanel();
    await expect(await panel.findByRole("button", { name: "Retry" }, LATE)).toBeVisible();
    await expect(panel.getByText("D-20261120-0001")).toBeVisible();
  },
};
/** The provider lacks the capability: the page is as before, and nothing is called. */
export const CapabilityOff: Story = {
  beforeEach: ({ msw }) => msw.use(mockCapabilities("transfers", "transactionDetails")),
  play: async () => {
    const panel = await openPanel();
    await waitFor(() => expect(panel.getByText("D-20261120-0001")).toBeInTheDocument());
    await expect(panel.queryByText("Your note")).toBeNull();
  },
};
