import { useSecondFactor } from "@broker/hooks";
import { secondFactorScenarios } from "@broker/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import * as stories from "../../packages/screens/src/second-factor/second-factor.stories.tsx";
import { SecondFactorView } from "../../packages/screens/src/second-factor/second-factor.view.tsx";
import { user, WithBroker } from "../../packages/screens/src/testing/broker.tsx";
import { storyFaults } from "../statechart/flow-stories.ts";
import { Flow, type FlowProps } from "../statechart/flow.tsx";
import { readStatechart } from "../statechart/read-statechart.ts";
import { machines } from "./machines.ts";

const meta = {
  title: "Flows/Statecharts/Two-step sign-in",
  component: Flow,
  parameters: { controls: { disable: true } },
  args: {
    name: "Two-step sign-in",
    machine: machines.secondFactor,
    // In `resting` the view shows the data of the provider.
    stories: { files: [stories], looksLike: { resting: ["off", "on", "codesKept", "unknownOutcome"] } },
  },
} satisfies Meta<typeof Flow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Drawn: Story = {
  play: ({ args }) => expect(storyFaults(readStatechart(args.machine), args.stories)).toEqual([]),
};

function LiveSecondFactor(props: FlowProps) {
  const state = useSecondFactor();
  return (
    <Flow {...props} current={state.status === "loaded" ? state.flow.step : "resting"}>
      <SecondFactorView state={state} />
    </Flow>
  );
}

/** Use the card of the profile: its current state is highlighted beside it. */
export const Live: Story = {
  render: (args) => (
    <WithBroker user={user}>
      <LiveSecondFactor {...args} />
    </WithBroker>
  ),
  beforeEach: ({ msw }) => msw.use(...secondFactorScenarios.off),
  play: async ({ canvas }) => {
    const expectState = async (state: string) =>
      waitFor(() =>
        expect(canvas.getByRole("row", { current: "step" })).toHaveTextContent(new RegExp(`^${state}`)),
      );
    await expectState("resting");
    await userEvent.click(await canvas.findByRole("button", { name: "Set up" }));
    await expectState("enteringPassword");
    await userEvent.type(canvas.getByLabelText("Password"), "password{Enter}");
    await expectState("scanning");
  },
};
