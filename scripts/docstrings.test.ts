import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { readDocstrings } from "./docstrings.ts";

const workspace = join(import.meta.dirname, "..");

/** Every package that other teams install, and how many names it exports at least. */
const packages = [
  ["api-spec", 25],
  ["packages/sdk", 40],
  ["packages/hooks", 240],
  ["packages/ui", 220],
  ["packages/screens", 70],
  ["packages/embed", 20],
  ["packages/mocks", 25],
  ["packages/site", 10],
  ["apps/sandbox", 15],
] as const;

/** Returns the TypeScript files of the entries of a package. */
async function entriesOf(folder: string): Promise<readonly string[]> {
  const manifest: unknown = JSON.parse(await readFile(join(workspace, folder, "package.json"), "utf8"));
  const targets = Object.values<unknown>(Object(Object(manifest).exports));
  const files = targets.map((target): unknown =>
    typeof target === "string" ? target : Object(target).types,
  );
  return files.filter((file) => typeof file === "string").filter((file) => file.endsWith(".ts"));
}

test.each(packages)(
  "every name that %s exports has a sentence, and every hook and component an example",
  async (folder, atLeast) => {
    const entries = await entriesOf(folder);
    const { count, silent, withoutExample } = readDocstrings(join(workspace, folder), entries);
    expect(count).toBeGreaterThanOrEqual(atLeast);
    expect(silent).toEqual([]);
    expect(withoutExample).toEqual([]);
  },
);

test("an exported function, type, constant or component without a sentence is found, and a hook without an example", async () => {
  const folder = await mkdtemp(join(tmpdir(), "docstrings-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(join(folder, "tsconfig.json"), '{ "include": ["*.ts"] }');
  await writeFile(
    join(folder, "other.ts"),
    "export interface Behind { a: 1 }\n/** A type with a sentence. */\nexport type Told = 1;\n",
  );
  await writeFile(
    join(folder, "index.ts"),
    `export type { Behind, Told } from "./other.ts";
export function silentFunction() {}
export const silentValue = 1;
/** Returns nothing. */
export function useNothing() {}
/**
 * Returns nothing.
 *
 * @example
 * useSomething();
 */
export function useSomething() {}
/** An element of a page. */
export interface Element { tag: string }
/** A heading. */
export function Heading(): Element { return { tag: "h1" }; }
const inner = 1;
`,
  );
  expect(readDocstrings(folder, ["index.ts"])).toEqual({
    count: 8,
    silent: ["index.ts: Behind", "index.ts: silentFunction", "index.ts: silentValue"],
    withoutExample: ["index.ts: useNothing", "index.ts: Heading"],
  });
});
