import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { type RoomFeatures, rooms } from "./feature-edges.ts";

const root = fileURLToPath(new URL("..", import.meta.url));

/** Returns whether a file is a test, a story or a helper of them, which may import every feature. */
const isForTests = (file: string) =>
  /\.(test|test-d|stories)\.tsx?$/.test(file) || /(^|\/)test-[^/]+$/.test(file);

const topFolder = (file: string) => (file.includes("/") ? file.slice(0, file.indexOf("/")) : null);

/** Returns the imports between the folders of a room, each with its files: `deposit → profile`. */
export function importsBetweenFolders(room: string): ReadonlyMap<string, readonly string[]> {
  const source = join(root, room, "src");
  const found = new Map<string, string[]>();
  for (const file of globSync("**/*.{ts,tsx}", { cwd: source }).toSorted()) {
    const from = topFolder(file);
    if (from === null || isForTests(file)) continue;
    const text = readFileSync(join(source, file), "utf8");
    for (const [, path = ""] of text.matchAll(/(?:from|import)\s*\(?\s*"(\.[^"]+)"/g)) {
      const to = topFolder(join(dirname(file), path));
      if (to === null || to === from || to === "..") continue;
      const edge = `${from} → ${to}`;
      found.set(edge, [...(found.get(edge) ?? []), file]);
    }
  }
  return found;
}

/** Returns whether a room's layers allow an import without a documented reason. */
function isByLayer({ shared, gathering }: RoomFeatures, edge: string): boolean {
  const [from = "", to = ""] = edge.split(" → ");
  if (from in gathering) return true;
  const layers = Object.keys(shared);
  if (!layers.includes(to)) return false;
  return !layers.includes(from) || layers.indexOf(to) < layers.indexOf(from);
}

/** Returns the wrong entries of a room: imports that are not allowed, and allowed ones that do not exist any more. */
export function wrongImports(room: string): readonly string[] {
  const features = rooms[room];
  if (features === undefined) throw new Error(`scripts/feature-edges.ts has no room ${room}`);
  const found = importsBetweenFolders(room);
  const unknown = [...found]
    .filter(([edge]) => !isByLayer(features, edge) && !(edge in features.edges))
    .map(([edge, files]) => `${edge} is not allowed: ${files.join(", ")}`);
  const gone = Object.keys(features.edges)
    .filter((edge) => !found.has(edge) || isByLayer(features, edge))
    .map((edge) => `${edge} needs no reason any more: remove it from scripts/feature-edges.ts`);
  return [...unknown, ...gone];
}

const table = (head: string, rows: Readonly<Record<string, string>>): string =>
  [
    `| ${head} | why |`,
    "| --- | --- |",
    ...Object.entries(rows).map(([name, why]) => `| ${name} | ${why} |`),
  ].join("\n");

/** Returns the layers and edges of every room as Markdown, for docs/architecture.md. */
export const listedImports = (): string =>
  Object.entries(rooms)
    .map(([room, { shared, gathering, edges }]) => {
      const tables = [
        table("shared, from below", shared),
        table("imports all", gathering),
        table("import", edges),
      ];
      const filled = tables.filter((one) => one.split("\n").length > 2);
      return [`### ${room}`].concat(filled).join("\n\n");
    })
    .join("\n\n");
