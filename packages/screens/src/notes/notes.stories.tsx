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

/** The user's note in the panel of a transaction. The form looks like other forms, so that these stories have plays and no pictures. */
const meta = {
  title: "Internals/Notes on transactions",
  ...setting,
  args: { search: searchOf({ tab: "deposit", id: "D-20261120-0001" }) },
  beforeEach: ({ msw }) => msw.use(...noteScenarios.written, ...ofExamples),
} satisfies Meta<typeof TransactionsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The options of a query for the panel, which opens after the list and the capabilities have been read. */
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
/** A note of several lines, on a withdrawal. */
export const InLines: Story = {
  args: { search: searchOf({ tab: "withdrawal", id: "W-20261119-0001" }) },
  play: async () => {
    const panel = await openPanel("Withdrawal");
    await waitFor(() => expect(panel.getByText(/\bThe rest comes in January\.$/)).toBeVisible(), LATE);
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
/** The opened field has the focus. Cancel shows the text again, and moves the focus to the button that edits it. */
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
/** A saved text is shown at once, the save is announced, and the button that edits the text has the focus. */
export const Saves: Story = {
  beforeEach: ({ msw }) => msw.use(...noteScenarios.none),
  play: async () => {
    await save("Rent for December");
    const panel = await openPanel();
    await waitFor(() => expect(panel.getByText("Rent for December")).toBeVisible(), LATE);
    await waitFor(() => expect(panel.getByRole("button", { name: "Edit note" })).toHaveFocus());
    await waitFor(() => expect(screen.getByText("Note saved.")).toBeInTheDocument());
  },
};
export const Saving: Story = {
  beforeEach: ({ msw }) => msw.use(...noteScenarios.saveHangs),
  play: async () => {
    await save("Rent");
    const panel = await openPanel();
    await waitFor(() => expect(panel.getByRole("button", { name: "Saving..." })).toBeInTheDocument());
    await expect(panel.getByRole("textbox", { name: "Your note" })).toHaveAttribute("readonly");
  },
};
/** A note that is too long is not sent, and the sentence says by how many characters it is too long. */
export const TooLong: Story = {
  beforeEach: ({ msw }) => msw.use(...noteScenarios.none),
  play: async () => {
    await press("Add a note");
    const panel = await openPanel();
    await fireEvent.change(panel.getByRole("textbox", { name: "Your note" }), {
      target: { value: "x".repeat(292) },
    });
    await press("Save note");
    await waitFor(() =>
      expect(panel.getByText("This is too long by 12. At most 280 characters fit.")).toBeVisible(),
    );
  },
};
/** The outcome of a save is unknown, and a read shows that nothing was saved: the text stays in the field, and can be saved again. */
export const MayNotBeSaved: Story = {
  beforeEach: ({ msw }) => msw.use(...noteScenarios.saveFails),
  play: async () => {
    await save("Rent");
    const panel = await openPanel();
    await waitFor(
      () =>
        expect(panel.getByRole("alert")).toHaveTextContent(
          "It may not have been saved. You can save it again.",
        ),
      LATE,
    );
    await expect(panel.getByRole("textbox", { name: "Your note" })).toHaveValue("Rent");
    await expect(panel.getByRole("button", { name: "Save note" })).toBeEnabled();
  },
};
/** The answer to a save was lost, and a read has the note: the note is shown as saved, without a failure. */
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
    await waitFor(() =>
      expect(panel.getByRole("alert")).toHaveTextContent("You can keep notes on 500 transactions."),
    );
    await expect(panel.getByRole("textbox", { name: "Your note" })).toHaveValue("Rent");
  },
};
/** Another tab saved the note first: both texts are shown, and neither is lost before the user decides. */
export const ChangedElsewhere: Story = {
  beforeEach: ({ msw }) => msw.use(...noteScenarios.changedMeanwhile),
  play: async () => {
    await press("Edit note");
    await write("Rent for January");
    await press("Save note");
    const panel = await openPanel();
    await waitFor(() => expect(panel.getByText("This note was changed elsewhere")).toBeVisible());
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
/** Where the note cannot be read, the rest of the page is shown. */
export const NotLoaded: Story = {
  beforeEach: ({ msw }) => msw.use(...noteScenarios.notLoaded),
  play: async () => {
    const panel = await openPanel();
    await waitFor(() => expect(panel.getByRole("button", { name: "Retry" })).toBeVisible(), LATE);
    await expect(panel.getByText("D-20261120-0001")).toBeVisible();
  },
};
/** Without the capability the page has no note. */
export const CapabilityOff: Story = {
  beforeEach: ({ msw }) => msw.use(mockCapabilities("transfers", "transactionDetails")),
  play: async () => {
    const panel = await openPanel();
    await waitFor(() => expect(panel.getByText("D-20261120-0001")).toBeInTheDocument());
    await expect(panel.queryByText("Your note")).toBeNull();
  },
};
