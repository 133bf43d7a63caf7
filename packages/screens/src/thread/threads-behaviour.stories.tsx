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
    await expect(await screen.findByRole("form", { name: "Reply" }, LATE)).toBeVisible();
    await sendMessage("Thank you.");
    await waitFor(async () => expect(await field()).toHaveValue(""), LATE);
  },
};
/** In a page of the other direction, an answer and what is typed have the direction of their own letters. */
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
    await expect(await canvas.findByText("Please select what it is about.")).toBeVisible();
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
    await expect(await canvas.findByRole("button", { name: "Send again" }, LATE)).toBeVisible();
    await expect(await field()).toHaveValue("Is it there?");
  },
};
/** While it is not known whether a message has arrived, it cannot be sent again. */
export const UnknownOutcome: Story = {
  args: { search: oneThread },
  beforeEach: ({ msw }) => msw.use(...threadScenarios.sendUnknown),
  play: async ({ canvas }) => {
    await sendMessage("Is it there?");
    await expect(await canvas.findByRole("button", { name: "Check again" }, LATE)).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Send" })).toBeDisabled();
  },
};
/** Beyond the limit the page says from when the next message can be sent. */
export const TooMany: Story = {
  args: { search: oneThread },
  beforeEach: ({ msw }) => msw.use(...threadScenarios.limited),
  play: async ({ canvas }) => {
    await sendMessage("One more.");
    await expect(await canvas.findByText(/You can write again from Nov 21, 2026/, {}, LATE)).toBeVisible();
    await expect(await field()).toHaveValue("One more.");
  },
};
export const Sending: Story = {
  args: { search: oneThread },
  beforeEach: ({ msw }) => msw.use(...threadScenarios.sendHangs),
  play: async ({ canvas }) => {
    await sendMessage("Is it there?");
    await expect(await canvas.findByText("Sending...", {}, LATE)).toBeVisible();
  },
};
/** A message to a closed conversation opens it again. */
export const Closed: Story = {
  args: { search: oneThread },
  beforeEach: ({ msw }) => msw.use(...threadScenarios.closed),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^This conversation is closed\./, {}, LATE)).toBeVisible();
    await expect(await field()).toBeEnabled();
  },
};
/** Of a long conversation the newest messages are shown at first. */
export const Long: Story = {
  args: { search: oneThread },
  beforeEach: ({ msw }) => msw.use(...threadScenarios.long),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Message 30.", {}, LATE)).toBeVisible();
    await expect(canvas.queryByText("Message 2.")).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Show earlier messages" }));
    await expect(await canvas.findByText("Message 2.")).toBeVisible();
    // The button is gone; what follows for keyboards and screen readers is the earliest message.
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
    await expect(await canvas.findByText("There is no such conversation.", {}, LATE)).toBeVisible();
    await expect(canvas.getByRole("link", { name: "All messages" })).toBeVisible();
  },
};
export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(...threadScenarios.loading),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "Messages" }, LATE)).toBeVisible();
  },
};
export const NotLoaded: Story = {
  beforeEach: ({ msw }) => msw.use(...threadScenarios.notLoaded),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: /retry/i }, LATE)).toBeVisible();
  },
};
/** Without the capability the address opens the profile. */
export const CapabilityOff: Story = {
  beforeEach: ({ msw }) => msw.use(...threadScenarios.off),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "Profile", level: 1 }, LATE)).toBeVisible();
    await expect(screen.queryByText(/messages/i)).toBeNull();
  },
};
