import { useSignInStep } from "@broker/hooks";
import { secondFactorScenarios } from "@broker/mocks";
import { Card } from "@broker/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, waitFor } from "storybook/test";
import * as stories from "../../packages/screens/src/second-factor/sign-in-step.stories.tsx";
import { SignInStepView } from "../../packages/screens/src/second-factor/sign-in-step.view.tsx";
import { WithBroker } from "../../packages/screens/src/testing/broker.tsx";
import { storyFaults } from "../statechart/flow-stories.ts";
import { Flow, type FlowProps } from "../statechart/flow.tsx";
import { readStatechart } from "../statechart/read-statechart.ts";
import { machines } from "./machines.ts";

const meta = {
  title: "Flows/Statecharts/Second step of a sign-in",
  component: Flow,
  parameters: { controls: { disable: true } },
  args: {
    name: "Second step of a sign-in",
    machine: machines.signInStep,
    // The form keeps waiting until the page is left.
    stories: { files: [stories], looksLike: { completed: "checking" } },
  },
} satisfies Meta<typeof Flow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Drawn: Story = {
  play: ({ args }) => expect(storyFaults(readStatechart(args.machine), args.stories)).toEqual([]),
};

function LiveSignInStep({ onAgain, ...flow }: FlowProps & { onAgain: () => void }) {
  const step = useSignInStep({ challenge: "challenge" });
  return (
    <Flow {...flow} current={step.step}>
      <Card>
        <SignInStepView step={step} level={2} restart={onAgain} />
      </Card>
    </Flow>
  );
}

/** “Back” returns to the password, which this page does not have: here the step starts again. */
function AnySignInStep(props: FlowProps) {
  const [round, setRound] = useState(1);
  return <LiveSignInStep key={round} {...props} onAgain={() => setRound(round + 1)} />;
}

/** Use the form: its current state is highlighted beside it. */
export const Live: Story = {
  render: (args) => (
    <WithBroker>
      <AnySignInStep {...args} />
    </WithBroker>
  ),
  beforeEach: ({ msw }) => msw.use(...secondFactorScenarios.challenged),
  play: async ({ canvas }) => {
    const expectState = async (state: string) =>
      waitFor(() =>
        expect(canvas.getByRole("row", { current: "step" })).toHaveTextContent(new RegExp(`^${state}`)),
      );
    await expectState("enteringCode");
    await userEvent.click(canvas.getByRole("button", { name: "I have neither the app nor a recovery code" }));
    await expectState("confirmingRemoval");
    await userEvent.click(canvas.getByRole("button", { name: "Ask us" }));
    await expectState("removalRequested");
    await userEvent.click(canvas.getByRole("button", { name: "Back" }));
    await expectState("enteringCode");
  },
};
