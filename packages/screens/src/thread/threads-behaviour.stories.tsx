import { threadScenarios } from "@broker/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import type { ProfileScreen } from "../profile/profile.screen.tsx";
import { user, WithBroker } from "../testing/broker.tsx";
import { LATE, newThread, oneThread, sendMessage, threadsSetting } from "../testing/thread-stories.tsx";

const meta = { title: "Internals/Messages", ...threadsSetting } satisfies Meta<typeof ProfileScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const field = () => screen.findByRole("textbox", { name: "Your message" }, LATE);

/** A message that was sent is in the conversation, and the field is empty. */
export const Sends: Story = {
  args: { search: oneThread },
  play: async () => {
    await waitFor(() => expect(screen.getByRole("form", { name: "Reply" })).toBeVisible(), LATE);
    await sendMessage("Thank you.");
    await waitFor(async () => expect(await field()).toHaveValue(""), LATE);
  },
};
/** In a page of the other direction, an answer and the text of the field have the direction of their own letters. */
export const OtherDirection: Story = {
  args: { search: oneThread },
  globals: { direction: "rtl" },
  play: async ({ canvas }) => {
    const answer = await canvas.findByText(/^Your bank confirmed the payment/, {}, LATE);
    await expect(answer).toHaveStyle({ direction: "ltr" });
    await expect(await field()).toHaveStyle({ direction: "rtl", unicodeBidi: "plaintext" });
  },
};
const navigate = fn();

/** A new conversation is opened once its first message has arrived. */
export const SendsANewOne: Story = {
  args: { search: newThread },
  decorators: [
    (Story) => (
      <WithBroker user={user} navigate={navigate}>
        <Story />
      </WithBroker>
    ),
  ],
  beforeEach: () => void navigate.mockClear(),
  play: async () => {
    const topic = await screen.findByRole("combobox", { name: "What is it about?" }, LATE);
    await userEvent.selectOptions(topic, "Withdrawals");
    await sendMessage("Where is it?");
    const opened = "/profile?view=messages&id=C-20261121-7KQ2M4XA";
    await waitFor(() => expect(navigate).toHaveBeenCalledWith(opened, { replace: true }), LATE);
  },
};
/** Without a topic and a text nothing is sent; the first of both has the focus. */
export const Incomplete: Story = {
  args: { search: newThread },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Send" }, LATE));
    await waitFor(() => expect(canvas.getByText("Please select what it is about.")).toBeVisible());
    await expect(canvas.getByText("Please write a message.")).toBeVisible();
    await waitFor(() => expect(screen.getByRole("combobox", { name: "What is it about?" })).toHaveFocus());
  },
};
/** A message that did not arrive is kept, and can be sent again. */
export const NotArrived: Story = {
  args: { search: oneThread },
  beforeEach: ({ msw }) => msw.use(...threadScenarios.sendLost),
  play: async ({ canvas }) => {
    await sendMessage("Is it there?");
    await waitFor(() => expect(canvas.getByRole("button", { name: "Send again" })).toBeVisible(), LATE);
    await expect(await field()).toHaveValue("Is it there?");
  },
};
/** While it is not known whether a message has arrived, it cannot be sent again. */
export const UnknownOutcome: Story = {
  args: { search: oneThread },
  beforeEach: ({ msw }) => msw.use(...threadScenarios.sendUnknown),
  play: async ({ canvas }) => {
    await sendMessage("Is it there?");
    await waitFor(() => expect(canvas.getByRole("button", { name: "Check again" })).toBeVisible(), LATE);
    await expect(canvas.getByRole("button", { name: "Send" })).toBeDisabled();
  },
};
/** Beyond the limit the page says from when the next message can be sent. */
export const TooMany: Story = {
  args: { search: oneThread },
  beforeEach: ({ msw }) => msw.use(...threadScenarios.limited),
  play: async ({ canvas }) => {
    await sendMessage("One more.");
    await waitFor(
      () => expect(canvas.getByText(/You can write again from Nov 21, 2026/)).toBeVisible(),
      LATE,
    );
    await expect(await field()).toHaveValue("One more.");
  },
};
export const Sending: Story = {
  args: { search: oneThread },
  beforeEach: ({ msw }) => msw.use(...threadScenarios.sendHangs),
  play: async ({ canvas }) => {
    await sendMessage("Is it there?");
    await waitFor(() => expect(canvas.getByText("Sending...")).toBeVisible(), LATE);
  },
};
/** A message to a closed conversation opens it again. */
export const Closed: Story = {
  args: { search: oneThread },
  beforeEach: ({ msw }) => msw.use(...threadScenarios.closed),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/^This conversation is closed\./)).toBeVisible(), LATE);
    await expect(await field()).toBeEnabled();
  },
};
/** Of a long conversation the newest messages are shown at first. */
export const Long: Story = {
  args: { search: oneThread },
  beforeEach: ({ msw }) => msw.use(...threadScenarios.long),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText("Message 30.")).toBeVisible(), LATE);
    await expect(canvas.queryByText("Message 2.")).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Show earlier messages" }));
    await waitFor(() => expect(canvas.getByText("Message 2.")).toBeVisible());
    // The pressed button is removed, and the focus moves to the earliest message.
    const [earliest] = canvas.getAllByRole("listitem");
    await waitFor(() => expect(earliest).toHaveFocus());
  },
};
export const Narrow: Story = {
  args: { search: oneThread },
  globals: { viewport: { value: "narrow" } },
  beforeEach: ({ msw }) => msw.use(...threadScenarios.long),
  play: async ({ canvas }) => {
    await canvas.findByText("Message 30.", {}, LATE);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};
/** Another client's conversation is an unknown one. */
export const Unknown: Story = {
  args: { search: oneThread },
  beforeEach: ({ msw }) => msw.use(...threadScenarios.unknown),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText("There is no such conversation.")).toBeVisible(), LATE);
    await expect(canvas.getByRole("link", { name: "All messages" })).toBeVisible();
  },
};
export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(...threadScenarios.loading),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole("heading", { name: "Messages" })).toBeVisible(), LATE);
  },
};
export const NotLoaded: Story = {
  beforeEach: ({ msw }) => msw.use(...threadScenarios.notLoaded),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole("button", { name: /retry/i })).toBeVisible(), LATE);
  },
};
/** Without the capability the address opens the profile. */
export const CapabilityOff: Story = {
  beforeEach: ({ msw }) => msw.use(...threadScenarios.off),
  play: async ({ canvas }) => {
    await waitFor(
      () => expect(canvas.getByRole("heading", { name: "Profile", level: 1 })).toBeVisible(),
      LATE,
    );
    await expect(screen.queryByText(/messages/i)).toBeNull();
  },
};
