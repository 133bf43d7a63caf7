import { useKycResubmission } from "@broker/hooks";
import { handlers, kycResubmissionScenarios } from "@broker/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import * as outcome from "../../packages/screens/src/kyc/kyc-resubmission-outcome.stories.tsx";
import * as stories from "../../packages/screens/src/kyc/kyc-resubmission.stories.tsx";
import { KycResubmissionView } from "../../packages/screens/src/kyc/kyc-resubmission.view.tsx";
import { user, WithBroker } from "../../packages/screens/src/testing/broker.tsx";
import { storyFaults } from "../statechart/flow-stories.ts";
import { Flow, type FlowProps } from "../statechart/flow.tsx";
import { readStatechart } from "../statechart/read-statechart.ts";
import { machines } from "./machines.ts";

const meta = {
  title: "Flows/Statecharts/Refused documents",
  component: Flow,
  parameters: { controls: { disable: true } },
  args: {
    name: "Refused documents",
    machine: machines.kycResubmission,
    stories: { files: [stories, outcome], looksLike: { waiting: "nothingRefused" } },
    during: { loading: "waiting", unavailable: "waiting", nothingRefused: "waiting" },
  },
} satisfies Meta<typeof Flow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Drawn: Story = {
  play: ({ args }) => expect(storyFaults(readStatechart(args.machine), args.stories)).toEqual([]),
};

function LiveResubmission(props: FlowProps) {
  const resubmission = useKycResubmission();
  return (
    <Flow {...props} current={resubmission.step}>
      <KycResubmissionView resubmission={resubmission} reason={null} />
    </Flow>
  );
}

/** Use the screen: its current state is highlighted beside it. */
export const Live: Story = {
  render: (args) => (
    <WithBroker user={user}>
      <LiveResubmission {...args} />
    </WithBroker>
  ),
  beforeEach: ({ msw }) => msw.use(...kycResubmissionScenarios.bothRefused, ...handlers),
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole("row", { current: "step" })).toHaveTextContent(/^choosingFiles/),
    );
  },
};
