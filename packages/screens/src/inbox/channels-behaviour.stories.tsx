import { inboxScenarios } from "@broker/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import type { ProfileScreen } from "../profile/profile.screen.tsx";
import { findSwitch, LATE, setting } from "../testing/channels-stories.tsx";

const meta = { title: "Internals/Notification settings", ...setting } satisfies Meta<typeof ProfileScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A switch changes at once, and keeps its state after the answer of the provider. */
export const Switches: Story = {
  beforeEach: ({ msw }) => msw.use(...inboxScenarios.switches),
  play: async () => {
    await userEvent.click(await findSwitch("Deposits: Email"));
    await waitFor(async () => expect(await findSwitch("Deposits: Email")).not.toBeChecked());
  },
};
/** A switch that could not be saved changes back, and the reason is shown above the table. */
export const SwitchFails: Story = {
  beforeEach: ({ msw }) => msw.use(...inboxScenarios.changeBroken),
  play: async ({ canvas }) => {
    await userEvent.click(await findSwitch("Deposits: Email"));
    await expect(await canvas.findByRole("alert", {}, LATE)).toBeVisible();
    await waitFor(async () => expect(await findSwitch("Deposits: Email")).toBeChecked());
  },
};
export const NotLoaded: Story = {
  beforeEach: ({ msw }) => msw.use(...inboxScenarios.notLoaded),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole("button", { name: /retry/i }, LATE))[0]).toBeVisible();
  },
};
