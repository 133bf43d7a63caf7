import { useUserInfo, useVerificationEmail, useWithdrawal } from "@broker/hooks";
import { handlers } from "@broker/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import * as details from "../../packages/screens/src/withdrawal/withdrawal-details.stories.tsx";
import * as outcome from "../../packages/screens/src/withdrawal/withdrawal-outcome.stories.tsx";
import * as wallet from "../../packages/screens/src/withdrawal/withdrawal-wallet.stories.tsx";
import * as stories from "../../packages/screens/src/withdrawal/withdrawal.stories.tsx";
import { WithdrawalView } from "../../packages/screens/src/withdrawal/withdrawal.view.tsx";
import { user, WithBroker } from "../../packages/screens/src/testing/broker.tsx";
import { storyFaults } from "../statechart/flow-stories.ts";
import { Flow, type FlowProps } from "../statechart/flow.tsx";
import { readStatechart } from "../statechart/read-statechart.ts";
import { machines } from "./machines.ts";

const meta = {
  title: "Flows/Statecharts/Withdrawal",
  component: Flow,
  parameters: { controls: { disable: true } },
  args: {
    name: "Withdrawal",
    machine: machines.withdrawal,
    stories: {
      files: [stories, details, wallet, outcome],
      looksLike: {
        opening: "loading",
        preparing: "submitting",
        idle: "enteringDetails",
        closed: "reviewing",
      },
    },
    during: { loading: "opening", unavailable: "eligibilityUnknown" },
  },
} satisfies Meta<typeof Flow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Drawn: Story = {
  play: ({ args }) => expect(storyFaults(readStatechart(args.machine), args.stories)).toEqual([]),
};

function LiveWithdrawal(props: FlowProps) {
  const wizard = useWithdrawal();
  const mail = useVerificationEmail();
  const info = useUserInfo();
  return (
    <Flow {...props} current={wizard.step}>
      <WithdrawalView
        wizard={wizard}
        info={info.status === "loaded" ? info.info : null}
        bankName={null}
        mail={mail}
        onDone={() => {}}
      />
    </Flow>
  );
}

/** Use the screen: its current state is highlighted beside it. */
export const Live: Story = {
  render: (args) => (
    <WithBroker user={user}>
      <LiveWithdrawal {...args} />
    </WithBroker>
  ),
  beforeEach: ({ msw }) => msw.use(...handlers),
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole("row", { current: "step" })).toHaveTextContent(/^choosingPlatform/),
    );
  },
};
