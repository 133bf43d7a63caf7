import { handlers } from "@broker/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { user, WithBroker } from "../testing/broker.tsx";
import { expectTitle } from "../testing/titled.ts";
import { MoneyJourneyScreen } from "./money-journey.screen.tsx";

const meta = {
  title: "Screens/Money journey",
  component: MoneyJourneyScreen,
  args: { journey: "deposit" },
  decorators: [
    (Story) => (
      <WithBroker user={user}>
        <Story />
      </WithBroker>
    ),
  ],
  beforeEach: ({ msw }) => msw.use(...handlers),
} satisfies Meta<typeof MoneyJourneyScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Deposit: Story = {
  tags: ["picture"],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("How would you like to deposit?")).toBeVisible();
    await expectTitle("Deposit")();
  },
};
export const Withdrawal: Story = {
  tags: ["picture"],
  args: { journey: "withdrawal" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Where should your money go?")).toBeVisible();
    await expectTitle("Withdrawal")();
  },
};
/** The width of a frame in a host's page on a phone. */
export const DepositPhone: Story = { ...Deposit, globals: { viewport: { value: "phone" } } };
export const DepositPhoneDark: Story = {
  ...Deposit,
  globals: { viewport: { value: "phone" }, scheme: "dark" },
};
