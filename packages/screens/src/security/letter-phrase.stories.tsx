import { letterPhraseScenarios, profileScenarios } from "@broker/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent } from "storybook/test";
import { ProfileScreen } from "../profile/profile.screen.tsx";
import { searchOf } from "../testing/places.ts";
import { user, WithBroker } from "../testing/broker.tsx";

/** A failed read is repeated several times before the failure is shown. */
const LATE = { timeout: 10_000 };

const meta = {
  title: "Screens/Phrase in e-mails",
  component: ProfileScreen,
  args: { search: searchOf({ tab: "contact" }) },
  decorators: [
    (Story) => (
      <WithBroker user={user}>
        <Story />
      </WithBroker>
    ),
  ],
  beforeEach: ({ msw }) => msw.use(...letterPhraseScenarios.set, ...profileScenarios.verified),
} satisfies Meta<typeof ProfileScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const edit = async (name: "Set a phrase" | "Change phrase") =>
  userEvent.click(await screen.findByRole("button", { name }, LATE));
const enter = async (text: string) => {
  const field = screen.getByLabelText("Your phrase");
  await userEvent.clear(field);
  if (text !== "") await userEvent.type(field, text);
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
};

export const Set: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("three green umbrellas", {}, LATE)).toBeVisible();
    await expect(canvas.getByText(/If an email does not have it, it is not from us/)).toBeVisible();
  },
};
export const SetDark: Story = { ...Set, globals: { scheme: "dark" } };
export const SetPhone: Story = { ...Set, globals: { viewport: { value: "phone" } } };
export const SetPhoneRightToLeft: Story = {
  globals: { viewport: { value: "phone" }, direction: "rtl", locale: "ar" },
};
/** A phrase is optional. */
export const None: Story = {
  beforeEach: ({ msw }) => msw.use(...letterPhraseScenarios.none),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Set a phrase" }, LATE)).toBeVisible();
  },
};
export const Saves: Story = {
  play: async () => {
    await edit("Change phrase");
    await enter("seven quiet rivers");
    await expect(await screen.findByRole("alertdialog", { name: "Success" })).toHaveTextContent(
      "The phrase in our emails has been changed.",
    );
  },
};
/** What could be read as a link or a telephone number is refused before it is sent. */
export const Issues: Story = {
  play: async ({ canvas }) => {
    await edit("Change phrase");
    await enter("see evil.example");
    await expect(
      (await canvas.findAllByText("Please use letters, spaces, hyphens and apostrophes only."))[0],
    ).toBeVisible();
    await enter("call 0800 55");
    await expect((await canvas.findAllByText("Please use at most 3 digits."))[0]).toBeVisible();
    await enter("abc");
    await expect((await canvas.findAllByText("Please enter at least 4 characters."))[0]).toBeVisible();
  },
};
/** A refused phrase is kept for the next attempt. */
export const Refused: Story = {
  beforeEach: ({ msw }) => msw.use(...letterPhraseScenarios.refused),
  play: async () => {
    await edit("Set a phrase");
    await enter("seven quiet rivers");
    await expect(await screen.findByRole("alertdialog")).toHaveTextContent("Please verify your email first.");
    await userEvent.click(screen.getByRole("button", { name: "OK" }));
    await edit("Set a phrase");
    await expect(screen.getByLabelText("Your phrase")).toHaveValue("seven quiet rivers");
  },
};
export const NotLoaded: Story = {
  beforeEach: ({ msw }) => msw.use(...letterPhraseScenarios.notLoaded),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole("button", { name: /retry/i }, LATE))[0]).toBeVisible();
  },
};
