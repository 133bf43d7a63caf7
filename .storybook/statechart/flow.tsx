import { Heading, Stack, Text } from "@broker/ui";
import { useMemo, type ReactNode } from "react";
import type { AnyStateMachine } from "xstate";
import { readStatechart } from "./read-statechart.ts";
import { StateList, type FlowStories } from "./state-list.tsx";
import { StatechartDrawing } from "./statechart-drawing.tsx";

export interface FlowProps {
  /** Such as "Deposit". */
  name: string;
  machine: AnyStateMachine;
  stories: FlowStories;
  /** The state that the screen beside the drawing is in. */
  current?: string;
  /** The screen itself. */
  children?: ReactNode;
}

/** A flow: its machine as a picture and as a list, with the live state lit where a screen is beside it. */
export function Flow({ name, machine, stories, current, children }: FlowProps) {
  const chart = useMemo(() => readStatechart(machine), [machine]);
  return (
    <Stack gap={6} align="stretch">
      {children}
      <Heading level={2}>{name}, drawn from its machine</Heading>
      {current !== undefined && (
        <Text>
          Now: <strong>{current}</strong>
        </Text>
      )}
      <StatechartDrawing chart={chart} label={`Statechart: ${name}`} current={current} />
      <StateList chart={chart} stories={stories} current={current} />
    </Stack>
  );
}
