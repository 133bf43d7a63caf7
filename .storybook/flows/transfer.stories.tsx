import { useTransfer, useUserInfo } from "@broker/hooks";
import { handlers } from "@broker/mocks";
import { Button } from "@broker/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import * as connected from "../../packages/screens/src/transfer/transfer-connected.stories.tsx";
import * as stories from "../../packages/screens/src/transfer/transfer.stories.tsx";
import { type OwnTransferKind, TransferView } from "../../packages/screens/src/transfer/transfer.view.tsx";
import { user, WithBroker } from "../../packages/screens/src/testing/broker.tsx";
import { storyFaults } from "../statechart/flow-stories.ts";
import { Flow, type FlowProps } from "../statechart/flow.tsx";
import { readStatechart } from "../statechart/read-statechart.ts";
import { machines } from "./machines.ts";

const meta = {
  title: "Flows/Statecharts/Transfer",
  component: Flow,
  parameters: { controls: { disable: true } },
  args: {
    name: "Transfer",
    machine: machines.transfer,
    stories: {
      files: [stories, connected],
      looksLike: { opening: "enteringWhileLoading", preparing: "submitting" },
    },
  },
} satisfies Meta<typeof Flow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Drawn: Story = {
  play: ({ args }) => expect(storyFaults(readStatechart(args.machine), args.stories)).toEqual([]),
};

interface LiveTransferProps extends FlowProps {
  kind: OwnTransferKind;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onKindChange: (kind: OwnTransferKind) => void;
  onAgain: () => void;
}

function LiveTransfer({ kind, isOpen, onOpenChange, onKindChange, onAgain, ...flow }: LiveTransferProps) {
  const transfer = useTransfer(kind);
  const info = useUserInfo();
  return (
    <Flow {...flow} current={transfer.step}>
      <Button onPress={() => onOpenChange(true)}>Transfer again</Button>
      {isOpen && (
        <TransferView
          kind={kind}
          transfer={transfer}
          available={info.status === "loaded" ? info.info.eWalletBalance : null}
          onKindChange={onKindChange}
          onClose={() => onOpenChange(false)}
          onDone={onAgain}
        />
      )}
    </Flow>
  );
}

function AnyTransfer(props: FlowProps) {
  const [kind, setKind] = useState<OwnTransferKind>("eWallet");
  const [round, setRound] = useState(1);
  const [isOpen, setOpen] = useState(true);
  return (
    <LiveTransfer
      {...props}
      key={`${kind} ${round}`}
      kind={kind}
      isOpen={isOpen}
      onOpenChange={setOpen}
      onKindChange={setKind}
      onAgain={() => {
        setOpen(false);
        setRound(round + 1);
      }}
    />
  );
}

/** Use the dialog: its current state is highlighted beside it. */
export const Live: Story = {
  render: (args) => (
    <WithBroker user={user}>
      <AnyTransfer {...args} />
    </WithBroker>
  ),
  beforeEach: ({ msw }) => msw.use(...handlers),
  play: async ({ canvas }) => {
    // Content beside an open dialog is hidden from assistive technology.
    const lit = () => canvas.findByRole("row", { current: "step", hidden: true });
    await expect(await lit()).toHaveTextContent("entering");
    await userEvent.type(await screen.findByLabelText("Amount (USD)"), "50");
    await userEvent.click(screen.getByRole("button", { name: "Transfer" }));
    await screen.findByText("Transfer successful!");
    await waitFor(async () => expect(await lit()).toHaveTextContent("settled"));
    await userEvent.click(screen.getByRole("button", { name: "OK" }));
    await waitFor(async () => expect(await lit()).toHaveTextContent("entering"));
  },
};
