import { useDeposit, useEligibility } from "@broker/hooks";
import { handlers } from "@broker/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import * as amount from "../../packages/screens/src/deposit/deposit-amount.stories.tsx";
import * as platform from "../../packages/screens/src/deposit/deposit-platform.stories.tsx";
import * as stories from "../../packages/screens/src/deposit/deposit.stories.tsx";
import { DepositView } from "../../packages/screens/src/deposit/deposit.view.tsx";
import { user, WithBroker } from "../../packages/screens/src/testing/broker.tsx";
import { Flow, type FlowProps } from "../statechart/flow.tsx";
import { machines } from "./machines.ts";

const meta = {
  title: "Flows/Statecharts/Deposit",
  component: Flow,
  parameters: { controls: { disable: true } },
  args: {
    name: "Deposit",
    machine: machines.deposit,
    stories: { title: stories.default.title, names: [stories, amount, platform].flatMap(Object.keys) },
  },
} satisfies Meta<typeof Flow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Drawn: Story = {};

function LiveDeposit(props: FlowProps) {
  const wizard = useDeposit();
  const eligibility = useEligibility("deposit");
  return (
    <Flow {...props} current={wizard.step}>
      <DepositView wizard={wizard} eligibility={eligibility} onDone={() => {}} />
    </Flow>
  );
}

/** Use the wizard: its current state is highlighted below. */
export const Live: Story = {
  render: (args) => (
    <WithBroker user={user}>
      <LiveDeposit {...args} />
    </WithBroker>
  ),
  beforeEach: ({ msw }) => msw.use(...handlers),
  play: async ({ canvas }) => {
    const lit = await canvas.findByRole("row", { current: "step" });
    await expect(lit).toHaveTextContent("choosingMethod");
  },
};
