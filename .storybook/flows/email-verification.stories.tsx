import { useEmailVerification } from "@broker/hooks";
import { handlers } from "@broker/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import * as stories from "../../packages/screens/src/registration/email-verification.stories.tsx";
import { EmailVerificationView } from "../../packages/screens/src/registration/email-verification.view.tsx";
import { company, WithBroker } from "../../packages/screens/src/testing/broker.tsx";
import { Flow, type FlowProps } from "../statechart/flow.tsx";
import { machines } from "./machines.ts";

const meta = {
  title: "Flows/Statecharts/Email verification",
  component: Flow,
  parameters: { controls: { disable: true } },
  args: {
    name: "Email verification",
    machine: machines.emailVerification,
    stories: { title: stories.default.title, names: Object.keys(stories) },
  },
} satisfies Meta<typeof Flow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Drawn: Story = {};

function LiveEmailVerification(props: FlowProps) {
  const verification = useEmailVerification({ token: "token", onFinished: () => {} });
  return (
    <Flow {...props} current={verification.step}>
      <EmailVerificationView verification={verification} company={company} />
    </Flow>
  );
}

/** Use the screen: its current state is highlighted below. */
export const Live: Story = {
  render: (args) => (
    <WithBroker>
      <LiveEmailVerification {...args} />
    </WithBroker>
  ),
  beforeEach: ({ msw }) => msw.use(...handlers),
  play: async ({ canvas }) => {
    const lit = await canvas.findByRole("row", { current: "step" });
    await expect(lit).toHaveTextContent("counting");
  },
};
