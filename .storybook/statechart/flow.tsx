import { Heading, Stack, Text } from "@broker/ui";
import { useMemo, type ReactNode } from "react";
import type { AnyStateMachine } from "xstate";
import { type FlowStories, storiesOf } from "./flow-stories.ts";
import { readStatechart } from "./read-statechart.ts";
import { Stage } from "./stage.tsx";
import { StateList } from "./state-list.tsx";
import { StatechartDrawing } from "./statechart-drawing.tsx";

export interface FlowProps {
  /** The title, such as "Deposit". */
  name: string;
  machine: AnyStateMachine;
  stories: FlowStories;
  /** The current state of the screen beside the diagram; a step that is no state, such as `loading`, has `during`. */
  current?: string;
  /** The states of the steps that have a name of their own. */
  during?: Readonly<Record<string, string>>;
  /** The screen itself. */
  children?: ReactNode;
}

/** A flow: its machine as a diagram and as a list, with the current state highlighted where a screen is beside it. */
export function Flow({ name, machine, stories, current, during, children }: FlowProps) {
  const chart = useMemo(() => readStatechart(machine), [machine]);
  const state = current === undefined ? undefined : (during?.[current] ?? current);
  const links = useMemo(
    () => new Map(chart.states.map((state) => [state.id, storiesOf(state, chart, stories)])),
    [chart, stories],
  );
  const said = (
    <Stack gap={6} align="stretch">
      <Heading level={2}>{name}, drawn from its machine</Heading>
      {state !== undefined && (
        <Text>
          Now: <strong>{state}</strong>
        </Text>
      )}
      <StatechartDrawing chart={chart} label={`Statechart: ${name}`} current={state} links={links} />
      <StateList chart={chart} links={links} unseen={stories.unseen ?? {}} current={state} />
    </Stack>
  );
  if (children === undefined) return said;
  return <Stage screen={children}>{said}</Stage>;
}
