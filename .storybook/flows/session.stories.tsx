import { BrokerProvider, useSessionGuard } from "@broker/hooks";
import { fail } from "@broker/mocks";
import { Button, Inline, Stack, Text } from "@broker/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import * as stories from "../../packages/screens/src/session/session-guard.stories.tsx";
import { SessionGuardView } from "../../packages/screens/src/session/session-guard.view.tsx";
import { storyFaults } from "../statechart/flow-stories.ts";
import { Flow, type FlowProps } from "../statechart/flow.tsx";
import { readStatechart } from "../statechart/read-statechart.ts";
import { machines } from "./machines.ts";
import { openTabs, type Tabs } from "./test-tabs.ts";

const meta = {
  title: "Flows/Statecharts/Session",
  component: Flow,
  parameters: { controls: { disable: true } },
  args: {
    name: "Session",
    machine: machines.session,
    stories: {
      files: [stories],
      unseen: {
        opening: "ends at once: the session is checked when the page opens",
        evaluating: "ends at once: a check leads to the next state",
      },
    },
  },
} satisfies Meta<typeof Flow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Drawn: Story = {
  play: ({ args }) => expect(storyFaults(readStatechart(args.machine), args.stories)).toEqual([]),
};

interface LiveSessionProps extends FlowProps {
  tabs: Tabs;
  onAgain: () => void;
}

function LiveSession({ tabs, onAgain, ...flow }: LiveSessionProps) {
  const guard = useSessionGuard();
  return (
    <Flow {...flow} current={guard.step}>
      <Stack gap={4}>
        <Text>What may happen to a session of 30 minutes that ends after 10 without input:</Text>
        <Inline gap={2}>
          <Button onPress={tabs.signIn}>Sign in</Button>
          <Button variant="secondary" onPress={() => tabs.pass(9)}>
            9 minutes pass
          </Button>
          <Button variant="secondary" onPress={() => tabs.pass(11)}>
            11 minutes pass
          </Button>
          <Button variant="secondary" onPress={tabs.signOutElsewhere}>
            Sign out in another tab
          </Button>
          <Button variant="secondary" onPress={tabs.signInElsewhere}>
            Somebody else signs in
          </Button>
          <Button variant="secondary" onPress={tabs.forget}>
            The provider forgets it
          </Button>
          <Button variant="quiet" onPress={onAgain}>
            Start again
          </Button>
        </Inline>
        <SessionGuardView guard={guard} renewal={null} onLeave={onAgain} />
      </Stack>
    </Flow>
  );
}

function AnySession(props: FlowProps) {
  const [tabs, setTabs] = useState(openTabs);
  const [round, setRound] = useState(1);
  const startAgain = () => {
    setTabs(openTabs());
    setRound(round + 1);
  };
  return (
    <BrokerProvider key={round} broker={tabs.broker}>
      <LiveSession {...props} tabs={tabs} onAgain={startAgain} />
    </BrokerProvider>
  );
}

/** Let time pass or use another tab: the current state of the session is highlighted beside it. */
export const Live: Story = {
  render: (args) => <AnySession {...args} />,
  // The provider's limits would replace the limits of the story.
  beforeEach: ({ msw }) => msw.use(fail("GetCapabilities", "unknownCall")),
  play: async ({ canvas }) => {
    const press = (name: string) => userEvent.click(canvas.getByRole("button", { name }));
    // The countdown is beside the page, above dialogs.
    const stay = async () => userEvent.click(await screen.findByRole("button", { name: "Stay signed in" }));
    const expectState = async (state: string) =>
      waitFor(() =>
        expect(canvas.getByRole("row", { current: "step" })).toHaveTextContent(new RegExp(`^${state}`)),
      );
    await expectState("signedOut");
    await press("Sign in");
    await expectState("active");
    await press("9 minutes pass");
    await expectState("endingByInactivity");
    await stay();
    await expectState("active");
    await press("9 minutes pass");
    await stay();
    await press("9 minutes pass");
    await stay();
    await press("Sign out in another tab");
    await expectState("signedOutElsewhere");
  },
};
