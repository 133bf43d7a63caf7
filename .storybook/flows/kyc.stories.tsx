import { useKyc, useVerificationEmail } from "@broker/hooks";
import { handlers, kycScenarios } from "@broker/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import * as outcome from "../../packages/screens/src/kyc/kyc-outcome.stories.tsx";
import * as stories from "../../packages/screens/src/kyc/kyc.stories.tsx";
import { KycView } from "../../packages/screens/src/kyc/kyc.view.tsx";
import { user, WithBroker } from "../../packages/screens/src/testing/broker.tsx";
import { storyFaults } from "../statechart/flow-stories.ts";
import { Flow, type FlowProps } from "../statechart/flow.tsx";
import { readStatechart } from "../statechart/read-statechart.ts";
import { machines } from "./machines.ts";

const meta = {
  title: "Flows/Statecharts/Account verification",
  component: Flow,
  parameters: { controls: { disable: true } },
  args: {
    name: "Account verification",
    machine: machines.kyc,
    stories: { files: [stories, outcome], looksLike: { opening: "loading" } },
    during: { loading: "opening", unavailable: "opening" },
  },
} satisfies Meta<typeof Flow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Drawn: Story = {
  play: ({ args }) => expect(storyFaults(readStatechart(args.machine), args.stories)).toEqual([]),
};

function LiveKyc(props: FlowProps) {
  const kyc = useKyc();
  const mail = useVerificationEmail();
  return (
    <Flow {...props} current={kyc.step}>
      <KycView kyc={kyc} mail={mail} />
    </Flow>
  );
}

/** Use the screen: its current state is highlighted beside it. */
export const Live: Story = {
  render: (args) => (
    <WithBroker user={user}>
      <LiveKyc {...args} />
    </WithBroker>
  ),
  beforeEach: ({ msw }) => msw.use(...kycScenarios.notSubmitted, ...handlers),
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole("row", { current: "step" })).toHaveTextContent(/^enteringDetails/),
    );
  },
};
