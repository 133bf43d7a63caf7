import { usePasswordReset } from "@broker/hooks";
import { handlers } from "@broker/mocks";
import { Button } from "@broker/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import * as stories from "../../packages/screens/src/password-reset/password-reset.stories.tsx";
import { PasswordResetView } from "../../packages/screens/src/password-reset/password-reset.view.tsx";
import { WithBroker } from "../../packages/screens/src/testing/broker.tsx";
import { storyFaults } from "../statechart/flow-stories.ts";
import { Flow, type FlowProps } from "../statechart/flow.tsx";
import { readStatechart } from "../statechart/read-statechart.ts";
import { machines } from "./machines.ts";

const meta = {
  title: "Flows/Statecharts/Password reset",
  component: Flow,
  parameters: { controls: { disable: true } },
  args: {
    name: "Password reset",
    machine: machines.passwordReset,
    stories: { files: [stories] },
  },
} satisfies Meta<typeof Flow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Drawn: Story = {
  play: ({ args }) => expect(storyFaults(readStatechart(args.machine), args.stories)).toEqual([]),
};

function LivePasswordReset(props: FlowProps) {
  const [isOpen, setOpen] = useState(true);
  const [justSentTo, setJustSentTo] = useState<string | null>(null);
  const reset = usePasswordReset({
    onSent: (email) => {
      setJustSentTo(email);
      setOpen(false);
    },
  });
  return (
    <Flow {...props} current={reset.step}>
      <Button onPress={() => setOpen(true)}>Forgot your password?</Button>
      <PasswordResetView
        reset={reset}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        justSentTo={justSentTo}
        onRead={() => setJustSentTo(null)}
      />
    </Flow>
  );
}

/** Use the dialog: its current state is highlighted beside it. */
export const Live: Story = {
  render: (args) => (
    <WithBroker>
      <LivePasswordReset {...args} />
    </WithBroker>
  ),
  beforeEach: ({ msw }) => msw.use(...handlers),
  play: async ({ canvas }) => {
    // Content beside an open dialog is hidden from assistive technology.
    const lit = () => canvas.findByRole("row", { current: "step", hidden: true });
    await expect(await lit()).toHaveTextContent("enteringEmail");
    await userEvent.type(await screen.findByLabelText("Email address"), "demo@example.com");
    await userEvent.click(screen.getByRole("button", { name: "Submit" }));
    await screen.findByRole("alertdialog", { name: "Email Sent" });
    await waitFor(async () => expect(await lit()).toHaveTextContent("sent"));
  },
};
