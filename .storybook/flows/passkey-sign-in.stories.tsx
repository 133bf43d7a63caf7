import { usePasskeySignIn } from "@broker/hooks";
import { passkeyScenarios } from "@broker/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import * as stories from "../../packages/screens/src/passkeys/passkey-sign-in.stories.tsx";
import { PasskeyUseView } from "../../packages/screens/src/passkeys/passkey-use.view.tsx";
import { WithBroker } from "../../packages/screens/src/testing/broker.tsx";
import { storyFaults } from "../statechart/flow-stories.ts";
import { Flow, type FlowProps } from "../statechart/flow.tsx";
import { readStatechart } from "../statechart/read-statechart.ts";
import { machines } from "./machines.ts";

const meta = {
  title: "Flows/Statecharts/Sign-in by a passkey",
  component: Flow,
  parameters: { controls: { disable: true } },
  args: {
    name: "Sign-in by a passkey",
    machine: machines.passkeyUse,
    // In `resting` the view shows the failure of the last sign-in.
    stories: {
      files: [stories],
      looksLike: {
        resting: ["closedDialog", "otherAddress", "refused", "offline"],
        completed: ["completingNavigates"],
      },
    },
  },
} satisfies Meta<typeof Flow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Drawn: Story = {
  play: ({ args }) => expect(storyFaults(readStatechart(args.machine), args.stories)).toEqual([]),
};

function LivePasskeySignIn(props: FlowProps) {
  const state = usePasskeySignIn();
  return (
    <Flow {...props} current={state.step}>
      <PasskeyUseView state={state} use="signIn" />
    </Flow>
  );
}

/** Press the button of the login: its current state is highlighted beside it. */
export const Live: Story = {
  render: (args) => (
    <WithBroker>
      <LivePasskeySignIn {...args} />
    </WithBroker>
  ),
  beforeEach: ({ msw }) => msw.use(...passkeyScenarios.signInBeginHangs),
  play: async ({ canvas }) => {
    const expectState = async (state: string) =>
      waitFor(() =>
        expect(canvas.getByRole("row", { current: "step" })).toHaveTextContent(new RegExp(`^${state}`)),
      );
    await expectState("resting");
    await userEvent.click(await canvas.findByRole("button", { name: "Sign in with a passkey" }));
    await expectState("beginning");
  },
};
