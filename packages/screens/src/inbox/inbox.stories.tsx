import { inboxScenarios } from "@broker/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import type { AccountFrame } from "../frame/account-frame.screen.tsx";
import { open, setting } from "../testing/inbox-stories.tsx";

const meta = { title: "Screens/Inbox", ...setting } satisfies Meta<typeof AccountFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each entry is a sentence in the client's language, and a link to the page of its subject. */
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
/** Without entries the panel explains what will appear in it. */
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
