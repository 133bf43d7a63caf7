import { useUserInfo, useVerificationEmail, useWithdrawal } from "@broker/hooks";
import { handlers } from "@broker/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import * as details from "../../packages/screens/src/withdrawal/withdrawal-details.stories.tsx";
import * as outcome from "../../packages/screens/src/withdrawal/withdrawal-outcome.stories.tsx";
import * as stories from "../../packages/screens/src/withdrawal/withdrawal.stories.tsx";
import { WithdrawalView } from "../../packages/screens/src/withdrawal/withdrawal.view.tsx";
import { user, WithBroker } from "../../packages/screens/src/testing/broker.tsx";
import { Flow, type FlowProps } from "../statechart/flow.tsx";
import { machines } from "./machines.ts";

const meta = {
  title: "Flows/Statecharts/Withdrawal",
  component: Flow,
  parameters: { controls: { disable: true } },
  args: {
    name: "Withdrawal",
    machine: machines.withdrawal,
    stories: { title: stories.default.title, names: [stories, details, outcome].flatMap(Object.keys) },
  },
} satisfies Meta<typeof Flow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Drawn: Story = {};

function LiveWithdrawal(props: FlowProps) {
  const wizard = useWithdrawal();
  const mail = useVerificationEmail();
  const info = useUserInfo();
  return (
    <Flow {...props} current={wizard.step}>
      <WithdrawalView
        wizard={wizard}
        info={info.status === "loaded" ? info.info : null}
        bankName={null}
        mail={mail}
        onDone={() => {}}
      />
    </Flow>
  );
}

/** Use the screen: its current state is highlighted below. */
export const Live: Story = {
  render: (args) => (
    <WithBroker user={user}>
      <LiveWithdrawal {...args} />
    </WithBroker>
  ),
  beforeEach: ({ msw }) => msw.use(...handlers),
  play: async ({ canvas }) => {
    const lit = await canvas.findByRole("row", { current: "step" });
    await expect(lit).toHaveTextContent("choosingPlatform");
  },
};
