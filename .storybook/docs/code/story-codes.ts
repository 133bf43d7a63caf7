import { globSync } from "node:fs";
import { basename, join } from "node:path";
import { collect, type FindPackage, type Needed, toPreamble } from "./collect.ts";
import { toComponentCode } from "./component-code.ts";
import { listPublicNames } from "./public-names.ts";
import { componentOf, readStory } from "./read-story.ts";
import { readSourceModule, type SourceModule } from "./source-module.ts";

function toStoryCode(module: SourceModule, name: string, find: FindPackage): string | null {
  const story = readStory(module, name);
  const component = componentOf(module);
  if (story === null || (component === null && story.render === null)) return null;
  const code = toComponentCode(module.code, component ?? "", story);
  const needed: Needed = { imports: new Map(), declarations: new Map(), missing: new Set() };
  collect(module, code, find, needed);
  if (needed.missing.size > 0) return null;
  return `${toPreamble(needed, module.file)}\n\n${code}`.trim();
}

/**
 * Returns the code of each story of a file, as a reader can copy it: a component, with its imports and the helpers of the
 * file above it. It imports published packages only; the code is null for a story that uses another module, such as an
 * internal view.
 */
export function readStoryCodes(file: string, find: FindPackage): ReadonlyMap<string, string | null> {
  const module = readSourceModule(file);
  return new Map(module.exported.map((name) => [name, toStoryCode(module, name, find)]));
}

/** Returns the code of all stories of the packages, each with its file and a name of its own. */
export function listStoryCodes(packages: string): { file: string; id: string; code: string | null }[] {
  const names = listPublicNames(packages);
  return globSync("*/src/**/*.stories.tsx", { cwd: packages }).flatMap((file) =>
    [...readStoryCodes(join(packages, file), (name) => names.get(name))].map(([story, code]) => ({
      file,
      id: `${basename(file, ".stories.tsx")}--${story}`,
      code,
    })),
  );
}
