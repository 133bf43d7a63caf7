import { type StepUpRequest, useStepUp } from "@broker/hooks";
import { stepUpScenarios } from "@broker/mocks";
import { Button } from "@broker/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import * as stories from "../../packages/screens/src/second-factor/step-up.stories.tsx";
import { StepUpView } from "../../packages/screens/src/second-factor/step-up.view.tsx";
import { WithBroker } from "../../packages/screens/src/testing/broker.tsx";
import { storyFaults } from "../statechart/flow-stories.ts";
import { Flow, type FlowProps } from "../statechart/flow.tsx";
import { readStatechart } from "../statechart/read-statechart.ts";
import { machines } from "./machines.ts";

const meta = {
  title: "Flows/Statecharts/Step-up",
  component: Flow,
  parameters: { controls: { disable: true } },
  args: { name: "Step-up", machine: machines.stepUp, stories: { files: [stories] } },
} satisfies Meta<typeof Flow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Drawn: Story = {
  play: ({ args }) => expect(storyFaults(readStatechart(args.machine), args.stories)).toEqual([]),
};

function LiveStepUp({ request, ...flow }: FlowProps & { request: StepUpRequest }) {
  const stepUp = useStepUp(request);
  return (
    <Flow {...flow} current={stepUp.step}>
      {stepUp.step !== "ended" && <StepUpView state={stepUp} />}
    </Flow>
  );
}

/** A withdrawal that was refused; on a page the refused call opens the dialog. */
function AnyStepUp(props: FlowProps) {
  const [request, setRequest] = useState<StepUpRequest | null>(null);
  const end = () => setRequest(null);
  const withdraw = () => setRequest({ id: 1, purpose: "WithdrawalRequest", resume: end, cancel: end });
  if (request) return <LiveStepUp {...props} request={request} />;
  return (
    <Flow {...props}>
      <Button onPress={withdraw}>Withdraw</Button>
    </Flow>
  );
}

/** Press the button and use the dialog: its current state is highlighted beside it. */
export const Live: Story = {
  render: (args) => (
    <WithBroker>
      <AnyStepUp {...args} />
    </WithBroker>
  ),
  beforeEach: ({ msw }) => msw.use(...stepUpScenarios.wrongCode),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Withdraw" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Confirm with a code" }));
    // The dialog hides the page from assistive technology.
    await waitFor(() =>
      expect(canvas.getByRole("row", { current: "step", hidden: true })).toHaveTextContent(/^enteringCode/),
    );
    await userEvent.click(dialog.getByRole("button", { name: "Cancel" }));
    await expect(await canvas.findByRole("button", { name: "Withdraw" })).toBeVisible();
  },
};
