import { useDepositWizard, useEligibility } from "@broker/hooks";
import { handlers } from "@broker/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
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
    stories: { title: stories.default.title, names: Object.keys(stories) },
  },
} satisfies Meta<typeof Flow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Drawn: Story = {};

function LiveDeposit(props: FlowProps) {
  const wizard = useDepositWizard();
  const eligibility = useEligibility("deposit");
  return (
    <Flow {...props} current={wizard.step}>
      <DepositView wizard={wizard} eligibility={eligibility} onDone={() => {}} />
    </Flow>
  );
}

/** Use the wizard: the state it is in is lit below. */
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
