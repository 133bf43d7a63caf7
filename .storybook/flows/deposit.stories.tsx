import { useDeposit, useEligibility } from "@broker/hooks";
import { handlers } from "@broker/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import * as amount from "../../packages/screens/src/deposit/deposit-amount.stories.tsx";
import * as payment from "../../packages/screens/src/deposit/deposit-payment.stories.tsx";
import * as platform from "../../packages/screens/src/deposit/deposit-platform.stories.tsx";
import * as stories from "../../packages/screens/src/deposit/deposit.stories.tsx";
import { DepositView } from "../../packages/screens/src/deposit/deposit.view.tsx";
import { user, WithBroker } from "../../packages/screens/src/testing/broker.tsx";
import { storyFaults } from "../statechart/flow-stories.ts";
import { Flow, type FlowProps } from "../statechart/flow.tsx";
import { readStatechart } from "../statechart/read-statechart.ts";
import { machines } from "./machines.ts";

const meta = {
  title: "Flows/Statecharts/Deposit",
  component: Flow,
  parameters: { controls: { disable: true } },
  args: {
    name: "Deposit",
    machine: machines.deposit,
    stories: {
      files: [stories, platform, amount, payment],
      looksLike: { opening: "loading", preparing: "requesting" },
    },
    during: { loading: "opening", unavailable: "opening" },
  },
} satisfies Meta<typeof Flow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Drawn: Story = {
  play: ({ args }) => expect(storyFaults(readStatechart(args.machine), args.stories)).toEqual([]),
};

function LiveDeposit(props: FlowProps) {
  const wizard = useDeposit();
  const eligibility = useEligibility("deposit");
  return (
    <Flow {...props} current={wizard.step}>
      <DepositView wizard={wizard} eligibility={eligibility} onDone={() => {}} />
    </Flow>
  );
}

/** Use the wizard: its current state is highlighted beside it. */
export const Live: Story = {
  render: (args) => (
    <WithBroker user={user}>
      <LiveDeposit {...args} />
    </WithBroker>
  ),
  beforeEach: ({ msw }) => msw.use(...handlers),
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole("row", { current: "step" })).toHaveTextContent(/^choosingMethod/),
    );
  },
};
