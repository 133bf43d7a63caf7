import { useEmailVerification } from "@broker/hooks";
import { handlers } from "@broker/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { CompanyLogo } from "../../packages/screens/src/frame/company-logo.tsx";
import * as stories from "../../packages/screens/src/registration/email-verification.stories.tsx";
import { EmailVerificationView } from "../../packages/screens/src/registration/email-verification.view.tsx";
import { company, WithBroker } from "../../packages/screens/src/testing/broker.tsx";
import { storyFaults } from "../statechart/flow-stories.ts";
import { Flow, type FlowProps } from "../statechart/flow.tsx";
import { readStatechart } from "../statechart/read-statechart.ts";
import { machines } from "./machines.ts";

const meta = {
  title: "Flows/Statecharts/Email verification",
  component: Flow,
  parameters: { controls: { disable: true } },
  args: {
    name: "Email verification",
    machine: machines.emailVerification,
    stories: { files: [stories], unseen: { opening: "ends at once: the address has a token or not" } },
  },
} satisfies Meta<typeof Flow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Drawn: Story = {
  play: ({ args }) => expect(storyFaults(readStatechart(args.machine), args.stories)).toEqual([]),
};

function LiveEmailVerification(props: FlowProps) {
  const verification = useEmailVerification({ token: "token", onFinished: () => {} });
  return (
    <Flow {...props} current={verification.step}>
      <EmailVerificationView
        verification={verification}
        logo={<CompanyLogo company={company} width={140} />}
      />
    </Flow>
  );
}

/** Use the screen: its current state is highlighted beside it. */
export const Live: Story = {
  render: (args) => (
    <WithBroker>
      <LiveEmailVerification {...args} />
    </WithBroker>
  ),
  beforeEach: ({ msw }) => msw.use(...handlers),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole("row", { current: "step" })).toHaveTextContent(/^counting/));
  },
};
