import { inboxScenarios, profileScenarios } from "@broker/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen } from "storybook/test";
import { ProfileScreen } from "../profile/profile.screen.tsx";
import { user, WithBroker } from "../testing/broker.tsx";
import { searchOf } from "../testing/places.ts";

/** The section is late code, and a failed read is repeated several times before the failure is shown. */
const LATE = { timeout: 10_000 };

const meta = {
  title: "Screens/Notification settings",
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

/** The switches of security are on and cannot be pressed; the sentence below says why. */
export const Listed: Story = {
  globals: { viewport: { value: "desk" } },
  play: async ({ canvas }) => {
    await expect(await findSwitch("Security: Email")).toBeDisabled();
    await expect(await findSwitch("Deposits: Email")).toBeChecked();
    await expect(canvas.getByText(/Messages about security cannot be switched off/)).toBeVisible();
    await expect(screen.queryByRole("switch", { name: "Statements: Email" })).toBeNull();
  },
};
export const ListedPhone: Story = { ...Listed, globals: { viewport: { value: "phone" } } };
export const ListedPhoneRightToLeft: Story = {
  globals: { viewport: { value: "phone" }, direction: "rtl", locale: "ar" },
};
