import { storyNameFromExport, toId } from "storybook/internal/csf";
import type { ChartState, Statechart } from "./read-statechart.ts";

/** The module of a file of stories. */
interface StoryFile {
  default: { title: string };
}

/** Which stories show the states of a machine. */
export interface FlowStories {
  /** The files with these stories, whose names begin with the name of the state. */
  files: readonly StoryFile[];
  /** The first words of the stories of states that look like others, by the name or the id of the state. */
  looksLike?: Readonly<Record<string, string | readonly string[]>>;
  /** The reasons why states have no story, by the name of the state. */
  unseen?: Readonly<Record<string, string>>;
}

/** A link to a story. */
export interface StoryLink {
  name: string;
  href: string;
}

const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

function linksTo(name: string, chart: Statechart, files: readonly StoryFile[]): StoryLink[] {
  const longer = chart.states
    .map((state) => capital(state.name))
    .filter((other) => other.length > name.length);
  const isOfState = (story: string) =>
    story.startsWith(capital(name)) && !longer.some((other) => story.startsWith(other));
  return files.flatMap((file) =>
    Object.keys(file)
      .filter(isOfState)
      .map((story) => ({
        name: storyNameFromExport(story),
        href: `./?path=/story/${toId(file.default.title, storyNameFromExport(story))}`,
      })),
  );
}

/** Returns the stories of a state: those whose names begin with its name, and with no longer state's name. */
export const storiesOf = (
  { id, name }: ChartState,
  chart: Statechart,
  { files, looksLike = {} }: FlowStories,
): StoryLink[] =>
  [looksLike[id] ?? looksLike[name] ?? name].flat().flatMap((shown) => linksTo(shown, chart, files));

/** Lists what is wrong with the stories of a machine: a state without one or a reason, and a reason without need. */
export function storyFaults(chart: Statechart, stories: FlowStories): string[] {
  const { unseen = {}, looksLike = {} } = stories;
  const names = new Set(chart.states.flatMap(({ id, name }) => [id, name]));
  const withoutStory = chart.states.filter((state) => storiesOf(state, chart, stories).length === 0);
  const isUnseen = ({ name }: ChartState) => withoutStory.some((state) => state.name === name);
  return [
    ...withoutStory.filter(({ name }) => !(name in unseen)).map(({ id }) => `${id} has no story`),
    ...chart.states
      .filter((state) => state.name in unseen && !isUnseen(state))
      .map(({ id }) => `${id} has a story, and needs no reason`),
    ...[...Object.keys(unseen), ...Object.keys(looksLike)]
      .filter((name) => !names.has(name))
      .map((name) => `${name} is no state`),
  ];
}
