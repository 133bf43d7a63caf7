import { Code, Link, Stack } from "@broker/ui";
import type { StoryLink } from "./flow-stories.ts";
import type { Statechart } from "./read-statechart.ts";

interface StateListProps {
  chart: Statechart;
  /** The stories of a state, by its id. */
  links: ReadonlyMap<string, readonly StoryLink[]>;
  /** The reasons why states have no story, by name. */
  unseen: Readonly<Record<string, string>>;
  current?: string | undefined;
}

/** A list of a machine's states with their transitions and the stories that show them. */
export function StateList({ chart, links, unseen, current }: StateListProps) {
  const nameOf = (id: string) => chart.states.find((state) => state.id === id)?.name ?? id;
  const lit = chart.states.find(({ name }) => name === current)?.id;
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
        {chart.states.map(({ id, name, group }) => (
          <tr key={id} {...(id === lit && { "aria-current": "step" as const })}>
            <th scope="row">
              <Code>{name}</Code>
              {group !== null && <p>in {group}</p>}
            </th>
            <td>
              {chart.transitions
                .filter(({ from }) => from === id)
                .map(({ to, labels }) => (
                  <p key={to}>
                    {nameOf(to)}: {labels.join(", ")}
                  </p>
                ))}
            </td>
            <td>
              <Stack gap={1}>
                {links.get(id)?.map((story) => (
                  <Link key={story.href} href={story.href} target="_parent">
                    {story.name}
                  </Link>
                ))}
                {links.get(id)?.length === 0 && <p>{unseen[name] ?? "No story"}</p>}
              </Stack>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
