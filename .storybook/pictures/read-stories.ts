import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { types } from "storybook/internal/babel";
import { combineTags } from "storybook/internal/csf";
import { loadCsf } from "storybook/internal/csf-tools";
import { canLead, leadPictures, picturesOf, type Choices, type Mode, type PicturedStory } from "../modes.ts";

const root = join(import.meta.dirname, "../..");

/** The files of all stories, from the root of the repository. */
const storyFiles = [
  ".storybook/flows/*.stories.tsx",
  ".storybook/foundations/*.stories.tsx",
  ".storybook/white-label/**/*.stories.tsx",
  "packages/ui/src/**/*.stories.tsx",
  "packages/screens/src/**/*.stories.tsx",
  "packages/site/src/**/*.stories.tsx",
];

type Exports = Readonly<Record<string, types.Node>>;
type ObjectExpression = types.ObjectExpression;

const keyOf = (property: types.ObjectProperty): string =>
  types.isIdentifier(property.key)
    ? property.key.name
    : types.isStringLiteral(property.key)
      ? property.key.value
      : "";

function find(object: ObjectExpression, key: string): types.Node | undefined {
  return object.properties.findLast(
    (property): property is types.ObjectProperty =>
      types.isObjectProperty(property) && keyOf(property) === key,
  )?.value;
}

/** Returns the object of a story; undefined for a story that a function creates, which sets no globals. */
function objectOf(node: types.Node | undefined): ObjectExpression | undefined {
  if (types.isVariableDeclarator(node)) return objectOf(node.init ?? undefined);
  if (types.isTSSatisfiesExpression(node) || types.isTSAsExpression(node)) return objectOf(node.expression);
  return types.isObjectExpression(node) ? node : undefined;
}

/** Reads globals from their source: texts, objects of them, and the globals of other stories. */
function evaluate(node: types.Node, stories: Exports): unknown {
  if (types.isStringLiteral(node)) return node.value;
  if (types.isMemberExpression(node) && types.isIdentifier(node.object))
    return globalsOf(stories[node.object.name], stories);
  if (!types.isObjectExpression(node))
    throw new Error(`Globals of a story are ${node.type}, which is not read.`);
  const entries = node.properties.flatMap((property): [string, unknown][] => {
    if (types.isObjectProperty(property)) return [[keyOf(property), evaluate(property.value, stories)]];
    if (types.isSpreadElement(property)) return Object.entries(Object(evaluate(property.argument, stories)));
    throw new Error("Globals of a story have a method.");
  });
  return Object.fromEntries(entries);
}

/** Returns the globals of a story, which may be those of another story that it spreads. */
function globalsOf(story: types.Node | undefined, stories: Exports): Choices {
  const object = objectOf(story);
  if (object === undefined) return {};
  const own = find(object, "globals");
  if (own !== undefined) return Object(evaluate(own, stories));
  const spread = object.properties.flatMap((property) =>
    types.isSpreadElement(property) && types.isIdentifier(property.argument)
      ? Object.entries(globalsOf(stories[property.argument.name], stories))
      : [],
  );
  return Object.fromEntries(spread);
}

/** A story with its id and its file. */
export interface ReadStory extends PicturedStory {
  id: string;
  file: string;
}

function readFile(file: string): ReadStory[] {
  const makeTitle = (title?: string) => {
    if (title === undefined) throw new Error(`${file} has no title.`);
    return title;
  };
  const csf = loadCsf(readFileSync(join(root, file), "utf8"), { fileName: file, makeTitle }).parse();
  const { title = "", tags = [] } = csf.meta;
  return csf.indexInputs.map((story) => ({
    id: story.__id ?? "",
    file,
    title,
    tags: combineTags("dev", "test", ...tags, ...(story.tags ?? [])),
    globals: globalsOf(csf._storyExports[story.exportName], csf._storyExports),
  }));
}

/** Reads all stories from their sources. */
export const readStories = (): ReadStory[] => globSync(storyFiles, { cwd: root }).sort().flatMap(readFile);

/** Returns the names of the pictures that leads add, by the id of the lead. */
export function findLeads(stories: readonly ReadStory[]): Record<string, readonly string[]> {
  const byTitle = Map.groupBy(stories, ({ title }) => title);
  return Object.fromEntries(
    Array.from(byTitle).flatMap(([title, ofTitle]) => {
      const lead = ofTitle.find(canLead);
      const added = leadPictures(title, ofTitle);
      return lead === undefined || added.length === 0 ? [] : [[lead.id, added]];
    }),
  );
}

/** A picture of a story, by the name of its mode. */
export interface Picture {
  story: ReadStory;
  name: string;
  mode: Mode;
}

/** Lists all pictures that Chromatic takes. */
export function listPictures(stories = readStories()): Picture[] {
  const leads = findLeads(stories);
  return stories.flatMap((story) =>
    Object.entries(picturesOf(story, leads[story.id])).map(([name, mode]) => ({ story, name, mode })),
  );
}
