import { areas } from "../../.storybook/modes.ts";
import { listPictures, readStories } from "../../.storybook/pictures/read-stories.ts";

const beginning = "<!-- The tables are written by `pnpm pictures:cost`. -->";

const counts = (names: readonly string[]): [string, number][] =>
  Array.from(
    Map.groupBy(names, (name) => name),
    ([name, all]): [string, number] => [name, all.length],
  ).sort((one, other) => other[1] - one[1] || one[0].localeCompare(other[0]));

/** Counts the pictures of a build by mode. */
export const countByMode = (): [string, number][] => counts(listPictures().map(({ name }) => name));

const table = (head: readonly string[], rows: readonly (readonly (string | number)[])[]): string =>
  [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");

/** Returns the tables with the number of pictures of a build. */
function renderTables(): string {
  const stories = readStories();
  const pictures = listPictures(stories);
  const area = (title: string) => areas.findIndex((one) => one.title.test(title));
  const byArea = areas.flatMap(({ name, why }, index) => {
    const inArea = stories.filter((story) => area(story.title) === index);
    if (inArea.length === 0) return [];
    const taken = pictures.filter(({ story }) => area(story.title) === index);
    return [[name, inArea.length, taken.length, why]];
  });
  return [
    `A full build takes **${pictures.length}** pictures of ${stories.length} stories.`,
    table(["mode", "pictures"], countByMode()),
    table(["area", "stories", "pictures", "why"], byArea),
  ].join("\n\n");
}

/** Replaces the tables of a document. */
export function writeTables(document: string): string {
  const [before = ""] = document.split(beginning);
  return `${before}${beginning}\n\n${renderTables()}\n`;
}

/** Reads the counts by mode from a document. */
export const readCounts = (document: string): Map<string, number> =>
  new Map(
    Array.from(document.matchAll(/^\| ([a-z -]+?) +\| (\d+) +\|$/gm), ([, mode = "", count = ""]) => [
      mode,
      Number(count),
    ]),
  );
