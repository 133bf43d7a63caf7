import { inboxScenarios, mock } from "@broker/mocks";
import { Text } from "@broker/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { AccountFrame } from "../frame/account-frame.screen.tsx";
import { company, user, WithBroker } from "../testing/broker.tsx";

/** The bell is late code, which waits for the capabilities. */
const LATE = { timeout: 10_000 };

const meta = {
  title: "Screens/Inbox",
  component: AccountFrame,
  parameters: { layout: "fullscreen" },
  args: { path: "/dashboard", onSignOut: fn(), children: <Text>…</Text> },
  decorators: [
    (Story) => (
      <WithBroker user={user}>
        <Story />
      </WithBroker>
    ),
  ],
  beforeEach: ({ msw }) => msw.use(...inboxScenarios.listed, mock("GetCompanies", [company])),
} satisfies Meta<typeof AccountFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

const open = async (name: string | RegExp = "Notifications, 2 unread") => {
  await userEvent.click(await screen.findByRole("button", { name }, LATE));
  return within(await screen.findByRole("dialog", {}, LATE));
};

/** Each entry is a sentence of ours in the client's language, and leads to what it is about. */
export const Open: Story = {
  globals: { viewport: { value: "desk" } },
  play: async () => {
    const panel = await open();
    await expect(await panel.findByRole("link", { name: /Your withdrawal was paid out/ })).toHaveAttribute(
      "href",
      "/transactions?tab=withdrawal&id=W-20261120-0001",
    );
    await expect(panel.getByRole("link", { name: /sign-in from a new device/ })).toHaveAttribute(
      "href",
      "/profile?tab=contact",
    );
    await expect(panel.getAllByText("New")).toHaveLength(2);
  },
};
export const OpenDark: Story = { ...Open, globals: { scheme: "dark" } };
export const OpenPhone: Story = { ...Open, globals: { viewport: { value: "phone" } } };
/** In Arabic the bell and its panel are at the other end, and numbers are the reader's. */
export const OpenPhoneRightToLeft: Story = {
  globals: { direction: "rtl", locale: "ar", viewport: { value: "phone" } },
  play: async () => {
    await open(/الإشعارات/);
  },
};
/** Without entries the panel says what will be in it. */
export const Empty: Story = {
  globals: { viewport: { value: "phone" } },
  beforeEach: ({ msw }) => msw.use(...inboxScenarios.empty),
  play: async () => {
    const panel = await open("Notifications");
    const title = await panel.findByText("Nothing here yet");
    // The panel fades in.
    await waitFor(() => expect(title).toBeVisible());
    await expect(panel.getByRole("link", { name: "Notification settings" })).toBeVisible();
  },
};
