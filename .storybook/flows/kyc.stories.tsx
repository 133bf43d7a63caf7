import { useKyc, useVerificationEmail } from "@broker/hooks";
import { handlers, kycScenarios } from "@broker/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import * as outcome from "../../packages/screens/src/kyc/kyc-outcome.stories.tsx";
import * as stories from "../../packages/screens/src/kyc/kyc.stories.tsx";
import { KycView } from "../../packages/screens/src/kyc/kyc.view.tsx";
import { user, WithBroker } from "../../packages/screens/src/testing/broker.tsx";
import { Flow, type FlowProps } from "../statechart/flow.tsx";
import { machines } from "./machines.ts";

const meta = {
  title: "Flows/Statecharts/Account verification",
  component: Flow,
  parameters: { controls: { disable: true } },
  args: {
    name: "Account verification",
    machine: machines.kyc,
    stories: { title: stories.default.title, names: [stories, outcome].flatMap(Object.keys) },
  },
} satisfies Meta<typeof Flow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Drawn: Story = {};

function LiveKyc(props: FlowProps) {
  const kyc = useKyc();
  const mail = useVerificationEmail();
  return (
    <Flow {...props} current={kyc.step}>
      <KycView kyc={kyc} mail={mail} />
    </Flow>
  );
}

/** Use the screen: its current state is highlighted below. */
export const Live: Story = {
  render: (args) => (
    <WithBroker user={user}>
      <LiveKyc {...args} />
    </WithBroker>
  ),
  beforeEach: ({ msw }) => msw.use(...kycScenarios.notSubmitted, ...handlers),
  play: async ({ canvas }) => {
    const lit = await canvas.findByRole("row", { current: "step" });
    await expect(lit).toHaveTextContent("enteringDetails");
  },
};
