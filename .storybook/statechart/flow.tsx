import { Heading, Stack, Text } from "@broker/ui";
import { useMemo, type ReactNode } from "react";
import type { AnyStateMachine } from "xstate";
import { readStatechart } from "./read-statechart.ts";
import { Stage } from "./stage.tsx";
import { StateList, type FlowStories } from "./state-list.tsx";
import { StatechartDrawing } from "./statechart-drawing.tsx";

export interface FlowProps {
  /** The title, such as "Deposit". */
  name: string;
  machine: AnyStateMachine;
  stories: FlowStories;
  /** The current state of the screen beside the diagram. */
  current?: string;
  /** The position of the screen: above the diagram as a page, or beside it with its dialogs. */
  place?: "page" | "stage";
  /** The screen itself. */
  children?: ReactNode;
}

/** A flow: its machine as a diagram and as a list, with the current state highlighted where a screen is beside it. */
export function Flow({ name, machine, stories, current, place = "page", children }: FlowProps) {
  const chart = useMemo(() => readStatechart(machine), [machine]);
  const said = (
    <Stack gap={6} align="stretch">
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
  if (place === "stage") return <Stage screen={children}>{said}</Stage>;
  return (
    <Stack gap={6} align="stretch">
      {children}
      {said}
    </Stack>
  );
}
