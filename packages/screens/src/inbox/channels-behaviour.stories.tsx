import { inboxScenarios, profileScenarios } from "@broker/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { ProfileScreen } from "../profile/profile.screen.tsx";
import { user, WithBroker } from "../testing/broker.tsx";
import { searchOf } from "../testing/places.ts";

/** The section is late code, and a failed read is repeated several times before the failure is shown. */
const LATE = { timeout: 10_000 };

const meta = {
  title: "Internals/Notification settings",
  component: ProfileScreen,
  args: { search: searchOf({ tab: "contact" }) },
  decorators: [
    (Story) => (
      <WithBroker user={user}>
        <Story />
      </WithBroker>
    ),
  ],
  beforeEach: ({ msw }) => msw.use(...inboxScenarios.listed, ...profileScenarios.verified),
} satisfies Meta<typeof ProfileScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const findSwitch = (name: string) => screen.findByRole("switch", { name }, LATE);

/** A switch changes at once; the provider's answer has it too. */
export const Switches: Story = {
  beforeEach: ({ msw }) => msw.use(...inboxScenarios.switches),
  play: async () => {
    await userEvent.click(await findSwitch("Deposits: Email"));
    await waitFor(async () => expect(await findSwitch("Deposits: Email")).not.toBeChecked());
  },
};
/** A switch that could not be saved returns, and the reason is above the table. */
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
