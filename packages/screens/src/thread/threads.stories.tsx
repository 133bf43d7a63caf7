import { threadScenarios } from "@broker/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import type { ProfileScreen } from "../profile/profile.screen.tsx";
import { LATE, newThread, oneThread, threadsSetting } from "../testing/thread-stories.tsx";

/** The conversations of a user with support, at a provider with the capability `messages`. */
const meta = { title: "Internals/Messages", ...threadsSetting } satisfies Meta<typeof ProfileScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The newest conversation is first; a conversation with an unread answer is marked. */
export const Conversations: Story = {
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole("listitem", {}, LATE);
    await expect(first).toHaveTextContent(/Withdrawals 1 new/);
    await expect(canvas.getByRole("link", { name: /^Withdrawals/ })).toHaveAttribute(
      "href",
      "/profile?view=messages&id=C-20261121-7KQ2M4XA",
    );
    await expect(canvas.getByRole("link", { name: "New message" })).toHaveAttribute(
      "href",
      "/profile?view=messages&id=new",
    );
  },
};
export const ConversationsRightToLeft: Story = {
  globals: { viewport: { value: "phone" }, direction: "rtl", locale: "ar" },
};
/** Without conversations the page says what it is for. */
export const NoConversations: Story = {
  globals: { viewport: { value: "phone" } },
  beforeEach: ({ msw }) => msw.use(...threadScenarios.none),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("No messages yet", {}, LATE)).toBeVisible();
  },
};
/** A conversation with its transaction, and the field for the next message. */
export const Conversation: Story = {
  args: { search: oneThread },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Your bank confirmed the payment/, {}, LATE)).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Withdrawal W-20261120-0001" })).toHaveAttribute(
      "href",
      "/transactions?tab=withdrawal&id=W-20261120-0001",
    );
    await expect(canvas.getByText("Answered")).toBeVisible();
  },
};
export const ConversationDark: Story = { ...Conversation, globals: { scheme: "dark" } };
export const ConversationPhoneRightToLeft: Story = {
  args: { search: oneThread },
  globals: { viewport: { value: "phone" }, direction: "rtl", locale: "ar" },
};
/** A new conversation about a transaction. */
export const NewAboutATransaction: Story = {
  args: { search: newThread },
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    const about = "Your message is about the transaction W-20261120-0001.";
    await expect(await canvas.findByText(about, {}, LATE)).toBeVisible();
  },
};
