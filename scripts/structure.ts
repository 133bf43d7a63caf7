import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseSync } from "vite";
import { rooms } from "./feature-edges.ts";

const root = fileURLToPath(new URL("..", import.meta.url));

/** The longest function that needs no reason, in lines. */
const MOST_LINES = 60;

/** Returns the source files of all rooms, without tests and stories. */
const sources = (): readonly string[] =>
  globSync(["packages/*/src/**/*.{ts,tsx}", "apps/sandbox/src/**/*.ts", "apps/portal/app/**/*.{ts,tsx}"], {
    cwd: root,
  })
    .filter((file) => !/\.(test|test-d|stories)\.tsx?$|generated\//.test(file))
    .toSorted();

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Yields the first and the last character of every function in a syntax tree. */
function* functionsIn(node: unknown): Generator<readonly [start: number, end: number]> {
  if (Array.isArray(node)) for (const child of node) yield* functionsIn(child);
  if (!isRecord(node)) return;
  if (/^(FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/.test(String(node["type"])))
    yield [Number(node["start"]), Number(node["end"])];
  for (const child of Object.values(node)) yield* functionsIn(child);
}

/** Returns the lengths of all functions over {@link MOST_LINES} lines, the longest first. */
export const longFunctions = (): readonly number[] =>
  sources()
    .flatMap((file) => {
      const text = readFileSync(join(root, file), "utf8");
      return [...functionsIn(parseSync(file, text).program)].map(
        ([start, end]) => text.slice(start, end).split("\n").length,
      );
    })
    .filter((lines) => lines > MOST_LINES)
    .toSorted((one, other) => other - one);

/** Returns the files that each file imports by a relative path, dynamic imports and types included. */
function importsOf(): ReadonlyMap<string, readonly string[]> {
  const files = new Set(sources());
  return new Map(
    [...files].map((file) => {
      const text = readFileSync(join(root, file), "utf8");
      const paths = [...text.matchAll(/(?:from|^import)\s+"(\.[^"]+)"/gm)].map(([, path = ""]) =>
        join(dirname(file), path),
      );
      return [file, paths.filter((path) => files.has(path))];
    }),
  );
}

/** Returns the circles of static imports between files, each as the group of files that reach each other. */
export function importCircles(): readonly (readonly string[])[] {
  const imports = importsOf();
  const reach = (from: string): ReadonlySet<string> => {
    const found = new Set<string>();
    const visit = (file: string): void => {
      for (const next of imports.get(file) ?? [])
        if (!found.has(next)) {
          found.add(next);
          visit(next);
        }
    };
    visit(from);
    return found;
  };
  const reached = new Map([...imports.keys()].map((file) => [file, reach(file)]));
  const circles = [...reached]
    .filter(([file, found]) => found.has(file))
    .map(([file, found]) =>
      [...found]
        .filter((other) => reached.get(other)?.has(file))
        .toSorted()
        .join(" "),
    );
  return [...new Set(circles)].map((circle) => circle.split(" "));
}

/** Returns the imports of a room from a shared folder to a folder above it; each such import is listed with a reason. */
export function upwardImports(room: string): readonly string[] {
  const { shared = {}, edges = {} } = rooms[room] ?? {};
  return Object.keys(edges).filter((edge) => (edge.split(" → ")[0] ?? "") in shared);
}

/** Returns the measures of the structure before the rework of November 2026 and now, as Markdown for docs/architecture.md. */
export function comparedStructure(): string {
  const long = longFunctions();
  const rows: readonly (readonly [measure: string, before: number, now: number, held: string])[] = [
    ["circles of imports between files", 10, importCircles().length, "`import/no-cycle` of lint"],
    ["imports upwards in hooks", 7, upwardImports("packages/hooks").length, "the list above"],
    [
      "imports upwards in the sandbox",
      28,
      upwardImports("apps/sandbox").length,
      "the list above, each with its reason",
    ],
    ["functions over 60 lines", 48, long.length, "`max-lines-per-function` of lint, which lists them"],
    ["lines of the longest function", 159, long[0] ?? 0, "`max-lines-per-function` of lint"],
  ];
  return [
    "| measure | before | now | held by |",
    "| --- | --- | --- | --- |",
    ...rows.map((row) => `| ${row.join(" | ")} |`),
  ].join("\n");
}
