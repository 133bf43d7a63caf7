import { globSync, readFileSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { listedImports } from "./feature-imports.ts";
import { readManifest } from "./published.ts";
import { comparedStructure } from "./structure.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
/** The page whose map, list of roles and lists of imports are generated here. */
export const page = join(root, "docs/architecture.md");

/** The meaning of the second part of a file's name: `deposit.rules.ts` contains rules. */
export const roles: Readonly<Record<string, string>> = {
  queries: "TanStack Query options of a feature's reads: key, call, stale time",
  mutations: "TanStack Query options of a feature's writes, with what each invalidates",
  rules: "pure functions that validate, and return issue codes",
  intent: "a money request as an intent, with the rule when two intents are equal",
  machine: "an XState machine, or a part of one, over ports",
  states: "states that several machines share",
  ports: "the functions that connect a machine to the broker",
  messages: "the English messages of a feature, typed for every language",
  view: "markup for a state, without data of its own",
  screen: "a view connected to its hooks",
  css: "vanilla-extract styles",
  stories: "Storybook stories",
  guidance: "when and how to use a part, for its docs page",
  scenarios: "named MSW handlers",
  routes: "HTTP operations of the sandbox, or pages of it",
  service: "business logic of the sandbox",
  store: "persistence of the sandbox: SQL",
  storage: "persistence of the hooks: browser storage",
  pages: "HTML of the back office and of the gateways",
  seed: "demonstration data",
  test: "tests that run",
  "test-d": "tests of types",
};

/** Returns the rooms of the workspace, each with the rooms that it imports. */
async function rooms(): Promise<ReadonlyMap<string, readonly string[]>> {
  const folders = globSync(
    ["api-spec", "contract", "packages/*", "apps/*", "apps/examples/*"].map((room) => `${room}/package.json`),
    { cwd: root },
  )
    .map((manifest) => dirname(manifest))
    .toSorted();
  const found = await Promise.all(
    folders.map(async (room) => {
      const { name, dependencies, peerDependencies } = await readManifest(room);
      return {
        room,
        name: String(name),
        needs: Object.keys({ ...Object(dependencies), ...Object(peerDependencies) }),
      };
    }),
  );
  const roomOf = new Map(found.map(({ room, name }) => [name, room]));
  return new Map(
    found.map(({ room, needs }) => [room, needs.flatMap((name) => roomOf.get(name) ?? []).toSorted()]),
  );
}

/** Returns the map of the rooms as Mermaid: an arrow leads from a room to a room that it imports. */
async function map(): Promise<string> {
  const lines: string[] = [];
  for (const [room, needs] of await rooms()) {
    lines.push(`  ${basename(room)}["${room}"]`);
    lines.push(...needs.map((need) => `  ${basename(room)} --> ${basename(need)}`));
  }
  return ["```mermaid", "flowchart BT", ...lines, "```"].join("\n");
}

const listed = (): string =>
  [
    "| role | content |",
    "| --- | --- |",
    ...Object.entries(roles).map(([role, what]) => `| \`${role}\` | ${what} |`),
  ].join("\n");

/** Returns the page with its generated parts renewed; each is between `<!-- made: NAME -->` and `<!-- end -->`. */
export async function renewed(text: string): Promise<string> {
  const parts: Readonly<Record<string, string>> = {
    map: await map(),
    roles: listed(),
    imports: listedImports(),
    structure: comparedStructure(),
  };
  return text.replaceAll(
    /(<!-- made: (\w+) -->\n)[^]*?(\n<!-- end -->)/g,
    (_, open: string, name: string, close: string) => {
      const part = parts[name];
      if (part === undefined) throw new Error(`docs/architecture.md has a part that nothing makes: ${name}`);
      return `${open}\n${part}\n${close}`;
    },
  );
}

if (import.meta.main) writeFileSync(page, await renewed(readFileSync(page, "utf8")));
