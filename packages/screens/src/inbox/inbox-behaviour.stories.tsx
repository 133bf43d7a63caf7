import { inboxScenarios, mock } from "@broker/mocks";
import { RouterProvider } from "@broker/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import type { AccountFrame } from "../frame/account-frame.screen.tsx";
import { company, user, WithBroker } from "../testing/broker.tsx";
import { LATE, open, setting } from "../testing/inbox-stories.tsx";

const meta = { title: "Internals/Inbox", ...setting } satisfies Meta<typeof AccountFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Returns the vertical middle of an element in px. */
function middleOf(element: Element): number {
  const { top, bottom } = element.getBoundingClientRect();
  return (top + bottom) / 2;
}

/** The number of unread entries is on the bell and in its name. */
export const Unread: Story = {
  play: async () => {
    await expect(await screen.findByRole("button", { name: "Notifications, 2 unread" }, LATE)).toBeVisible();
  },
};
/** At 320 px the header has one row with the bell, and the initials without the name. */
export const Narrow: Story = {
  globals: { viewport: { value: "narrow" } },
  decorators: [
    (Story) => (
      <WithBroker user={{ ...user, username: "alexandramari" }}>
        <Story />
      </WithBroker>
    ),
  ],
  play: async () => {
    const bell = await screen.findByRole("button", { name: /^(Notifications|الإشعارات)/ }, LATE);
    const menu = screen.getByRole("button", { name: "ALEXANDRAMARI" });
    await expect(middleOf(bell)).toBeCloseTo(middleOf(menu), 0);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};
export const NarrowRightToLeft: Story = {
  ...Narrow,
  globals: { viewport: { value: "narrow" }, direction: "rtl", locale: "ar" },
};
/** After the button has disappeared, the heading of the panel has the focus. */
export const MarksAllAsRead: Story = {
  beforeEach: ({ msw }) => msw.use(...inboxScenarios.marks),
  play: async () => {
    const panel = await open();
    await userEvent.click(await panel.findByRole("button", { name: "Mark all as read" }, LATE));
    await waitFor(() => expect(panel.queryByRole("button", { name: "Mark all as read" })).toBeNull());
    await expect(panel.getByRole("heading", { name: "Notifications" })).toHaveFocus();
  },
};
const navigate = fn();

/** An opened entry is read, and the panel closes. */
export const OpensAnEntry: Story = {
  decorators: [
    (Story) => (
      <RouterProvider navigate={navigate}>
        <Story />
      </RouterProvider>
    ),
  ],
  beforeEach: ({ msw }) => {
    navigate.mockClear();
    msw.use(...inboxScenarios.marks);
  },
  play: async () => {
    const panel = await open();
    await userEvent.click(await panel.findByRole("link", { name: /Your withdrawal was paid out/ }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(navigate).toHaveBeenCalledWith("/transactions?tab=withdrawal&id=W-20261120-0001", undefined);
    await expect(await screen.findByRole("button", { name: "Notifications, 1 unread" })).toBeVisible();
  },
};
/** The newest eight entries are shown at first. */
export const Full: Story = {
  beforeEach: ({ msw }) => msw.use(...inboxScenarios.full),
  play: async () => {
    const panel = await open("Notifications, 200 unread");
    await expect(await panel.findAllByRole("listitem")).toHaveLength(8);
    await userEvent.click(panel.getByRole("button", { name: "Show all 200" }));
    const entries = panel.getAllByRole("listitem");
    await expect(entries).toHaveLength(200);
    // The pressed button is removed, and the focus moves to the first entry that it has shown.
    await waitFor(() => expect(entries[8]).toHaveFocus());
  },
};
export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(...inboxScenarios.loading),
  play: async () => {
    await open("Notifications");
  },
};
/** Entries that could not be marked are unread again, and the reason is shown in the panel. */
export const MarkFails: Story = {
  beforeEach: ({ msw }) => msw.use(...inboxScenarios.markBroken),
  play: async () => {
    const panel = await open();
    await userEvent.click(await panel.findByRole("button", { name: "Mark all as read" }, LATE));
    await expect(await panel.findByRole("alert", {}, LATE)).toBeVisible();
    await expect(await panel.findByRole("button", { name: "Mark all as read" }, LATE)).toBeVisible();
  },
};
/** Without the capability there is no bell. */
export const CapabilityOff: Story = {
  beforeEach: ({ msw }) => msw.use(...inboxScenarios.off, mock("GetCompanies", [company])),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Northgale © \d{4} All Rights Reserved/, {}, LATE)).toBeVisible();
    await expect(screen.queryByRole("button", { name: /Notifications/ })).toBeNull();
  },
};
export const NotLoaded: Story = {
  globals: { viewport: { value: "phone" } },
  beforeEach: ({ msw }) => msw.use(...inboxScenarios.notLoaded),
  play: async () => {
    const panel = await open("Notifications");
    const retry = await panel.findByRole("button", { name: /retry/i }, LATE);
    // The sheet moves in.
    await waitFor(() => expect(retry).toBeVisible());
  },
};
