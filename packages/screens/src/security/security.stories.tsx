import { mockCapabilities, profileScenarios, securityScenarios } from "@broker/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { ProfileScreen } from "../profile/profile.screen.tsx";
import { searchOf } from "../testing/places.ts";
import { user, WithBroker } from "../testing/broker.tsx";

/** A failed read is repeated several times before the failure is shown. */
const LATE = { timeout: 10_000 };

const meta = {
  title: "Screens/Security",
  component: ProfileScreen,
  args: { search: searchOf({ tab: "contact" }) },
  decorators: [
    (Story) => (
      <WithBroker user={user}>
        <Story />
      </WithBroker>
    ),
  ],
  beforeEach: ({ msw }) => msw.use(...securityScenarios.listed, ...profileScenarios.verified),
} satisfies Meta<typeof ProfileScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const endPhone = async () =>
  userEvent.click(
    await screen.findByRole("button", { name: /^End the session on Phone · Safari on iOS \(/ }, LATE),
  );

/** The session of this device is marked and cannot be ended here; other sessions can. */
export const Sessions: Story = {
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole("list", { name: "Sessions" }, LATE));
    await expect(list.getAllByRole("listitem")).toHaveLength(3);
    await expect(list.getAllByRole("button")).toHaveLength(2);
    await expect(list.getByText("This device")).toBeVisible();
    await expect(list.getByText(/Singapore · 198\.51\.100\.7/)).toBeVisible();
    const signIns = within(await canvas.findByRole("list", { name: "Recent sign-ins" }, LATE));
    await expect(signIns.getByText("Wrong password")).toBeVisible();
  },
};
export const SessionsDark: Story = { ...Sessions, tags: ["picture"], globals: { scheme: "dark" } };
export const SessionsPhone: Story = {
  ...Sessions,
  tags: ["picture"],
  globals: { viewport: { value: "phone" } },
};
/** The names of places and devices stay in their own direction. */
export const SessionsPhoneRightToLeft: Story = {
  ...SessionsPhone,
  globals: { viewport: { value: "phone" }, direction: "rtl" },
};
/** The question names the device, its place and its time, as its row and button do; nothing happens before it is answered. */
export const EndQuestion: Story = {
  play: async () => {
    await endPhone();
    await expect(await screen.findByRole("alertdialog", { name: "End this session?" })).toHaveTextContent(
      /^[^(]*Phone · Safari on iOS \(Singapore · 198\.51\.100\.7 · Last seen Nov 21, 2026[^)]+\) is signed out with its next step\./,
    );
  },
};
/** A session that could not be ended stays in the list, and the reason is above it. */
export const EndBroken: Story = {
  beforeEach: ({ msw }) => msw.use(...securityScenarios.endBroken),
  play: async ({ canvas }) => {
    await endPhone();
    await userEvent.click(await screen.findByRole("button", { name: "End session" }));
    await expect(await canvas.findByRole("alert")).toHaveTextContent("An unknown error occurred.");
    await expect(
      within(canvas.getByRole("list", { name: "Sessions" })).getAllByRole("listitem"),
    ).toHaveLength(3);
  },
};
/** The buttons of two sessions on devices that are alike have different names, by place and time. */
export const AlikeDevices: Story = {
  beforeEach: ({ msw }) => msw.use(...securityScenarios.alike),
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole("list", { name: "Sessions" }, LATE));
    const names = list.getAllByRole("button").map((button) => button.getAttribute("aria-label"));
    await expect(names).toHaveLength(2);
    await expect(new Set(names).size).toBe(2);
  },
};
/** The newest eight sign-ins are shown at first. */
export const ManySignIns: Story = {
  beforeEach: ({ msw }) => msw.use(...securityScenarios.manySignIns),
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole("list", { name: "Recent sign-ins" }, LATE));
    await expect(list.getAllByRole("listitem")).toHaveLength(8);
    await userEvent.click(canvas.getByRole("button", { name: "Show all 12" }));
    const rows = list.getAllByRole("listitem");
    await expect(rows).toHaveLength(12);
    // The pressed button is removed, and the focus moves to the first sign-in that it has shown.
    await waitFor(() => expect(rows[8]).toHaveFocus());
  },
};
/** The sessions that were read stay, with a notice that they may be outdated, until they are read again. */
export const RefreshFailed: Story = {
  beforeEach: ({ msw }) => msw.use(...securityScenarios.refreshBroken),
  play: async ({ canvas, msw }) => {
    await endPhone();
    await userEvent.click(await screen.findByRole("button", { name: "End session" }));
    await expect(await canvas.findByRole("alert", {}, LATE)).toHaveTextContent(/could not be refreshed/);
    const list = within(canvas.getByRole("list", { name: "Sessions" }));
    await expect(list.getAllByRole("listitem")).toHaveLength(3);
    msw.use(...securityScenarios.onlyHere);
    await userEvent.click(canvas.getByRole("button", { name: "Retry" }));
    await expect(await canvas.findByText("You are signed in on this device only.")).toBeVisible();
    await expect(canvas.queryByRole("alert")).toBeNull();
    await expect(canvas.getByRole("heading", { name: "Where you are signed in" })).toHaveFocus();
  },
};
export const Ending: Story = {
  beforeEach: ({ msw }) => msw.use(...securityScenarios.endHangs),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "End all other sessions" }, LATE));
    await userEvent.click(await screen.findByRole("button", { name: "End sessions" }));
    await expect(await canvas.findByRole("button", { name: "Ending..." })).toBeVisible();
  },
};
export const OnlyHere: Story = {
  beforeEach: ({ msw }) => msw.use(...securityScenarios.onlyHere),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("You are signed in on this device only.", {}, LATE)).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "End all other sessions" })).toBeNull();
  },
};
export const Loading: Story = { beforeEach: ({ msw }) => msw.use(...securityScenarios.loading) };
export const NotLoaded: Story = {
  beforeEach: ({ msw }) => msw.use(...securityScenarios.notLoaded),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText("Your sessions could not be read. Please try again later.", {}, LATE),
    ).toBeVisible();
  },
};
/** Without the capability the tab has no list of sessions. */
export const CapabilityOff: Story = {
  beforeEach: ({ msw }) => msw.use(mockCapabilities()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "Security Settings" }, LATE)).toBeVisible();
    await expect(canvas.queryByRole("heading", { name: "Where you are signed in" })).toBeNull();
  },
};
