import { Code, Link, Stack } from "@broker/ui";
import { storyNameFromExport, toId } from "storybook/internal/csf";
import type { ChartState, Statechart } from "./read-statechart.ts";

/** The stories of a flow: their title, and the names of their exports. */
export interface FlowStories {
  title: string;
  names: readonly string[];
}

interface StateListProps {
  chart: Statechart;
  stories: FlowStories;
  current?: string | undefined;
}

const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/** Returns the stories of a state: those whose names begin with its name, and with no longer state's name. */
function storiesOf({ name }: ChartState, chart: Statechart, names: readonly string[]): string[] {
  const longer = chart.states
    .map((state) => capital(state.name))
    .filter((other) => other.length > name.length);
  return names.filter(
    (story) => story.startsWith(capital(name)) && !longer.some((other) => story.startsWith(other)),
  );
}

/** A list of a machine's states with their transitions and the stories that show them. */
export function StateList({ chart, stories, current }: StateListProps) {
  const nameOf = (id: string) => chart.states.find((state) => state.id === id)?.name ?? id;
  return (
    <table className="states">
      <thead>
        <tr>
          <th scope="col">State</th>
          <th scope="col">Leads to</th>
          <th scope="col">Stories</th>
        </tr>
      </thead>
      <tbody>
        {chart.states.map((state) => (
          <tr key={state.id} {...(state.name === current && { "aria-current": "step" as const })}>
            <th scope="row">
              <Code>{state.name}</Code>
            </th>
            <td>
              {chart.transitions
                .filter(({ from }) => from === state.id)
                .map(({ to, labels }) => (
                  <p key={to}>
                    {nameOf(to)}: {labels.join(", ")}
                  </p>
                ))}
            </td>
            <td>
              <Stack gap={1}>
                {storiesOf(state, chart, stories.names).map((story) => (
                  <Link
                    key={story}
                    href={`./?path=/story/${toId(stories.title, storyNameFromExport(story))}`}
                    target="_parent"
                  >
                    {storyNameFromExport(story)}
                  </Link>
                ))}
              </Stack>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
