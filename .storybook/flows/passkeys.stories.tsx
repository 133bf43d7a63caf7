import { usePasskeys } from "@broker/hooks";
import { passkeyScenarios } from "@broker/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import * as stories from "../../packages/screens/src/passkeys/passkeys.stories.tsx";
import { PasskeysView } from "../../packages/screens/src/passkeys/passkeys.view.tsx";
import { user, WithBroker } from "../../packages/screens/src/testing/broker.tsx";
import { storyFaults } from "../statechart/flow-stories.ts";
import { Flow, type FlowProps } from "../statechart/flow.tsx";
import { readStatechart } from "../statechart/read-statechart.ts";
import { machines } from "./machines.ts";

const meta = {
  title: "Flows/Statecharts/Passkeys",
  component: Flow,
  parameters: { controls: { disable: true } },
  args: {
    name: "Passkeys",
    machine: machines.passkeys,
    // In `resting` the view shows the data of the provider.
    stories: { files: [stories], looksLike: { resting: ["none", "two", "unknownOutcome"] } },
  },
} satisfies Meta<typeof Flow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Drawn: Story = {
  play: ({ args }) => expect(storyFaults(readStatechart(args.machine), args.stories)).toEqual([]),
};

function LivePasskeys(props: FlowProps) {
  const state = usePasskeys();
  return (
    <Flow {...props} current={state.flow.step}>
      <PasskeysView state={state} />
    </Flow>
  );
}

/** Use the card of the profile: its current state is highlighted beside it. */
export const Live: Story = {
  render: (args) => (
    <WithBroker user={user}>
      <LivePasskeys {...args} />
    </WithBroker>
  ),
  beforeEach: ({ msw }) => msw.use(...passkeyScenarios.none),
  play: async ({ canvas }) => {
    const expectState = async (state: string) =>
      waitFor(() =>
        expect(canvas.getByRole("row", { current: "step" })).toHaveTextContent(new RegExp(`^${state}`)),
      );
    await expectState("resting");
    await userEvent.click(await canvas.findByRole("button", { name: "Add a passkey" }));
    await expectState("entering");
  },
};
