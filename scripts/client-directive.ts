import { globSync, readFileSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type ClientExports, clientModules, type ClientModules } from "./client-modules.ts";

/** Reads the modules of a built package. */
export function readClientModules(dist: string, others: ClientExports = new Set()): ClientModules {
  const paths = globSync("**/*.js", { cwd: dist });
  return clientModules(new Map(paths.map((path) => [path, readFileSync(join(dist, path), "utf8")])), others);
}

/** Returns the exports of built packages that a server component can only render. */
export function clientExports(dists: Readonly<Record<string, string>>): ClientExports {
  return new Set(
    Object.entries(dists).flatMap(([name, dist]) =>
      readClientModules(dist)
        .exportsOf("index.js")
        .map((one) => `${name} ${one}`),
    ),
  );
}

/** Inserts `"use client"` as the first line of a module, and moves its source map by that line. */
async function mark(file: string): Promise<void> {
  await writeFile(file, `"use client";\n${await readFile(file, "utf8")}`);
  const map: unknown = JSON.parse(await readFile(`${file}.map`, "utf8"));
  const { mappings } = Object(map);
  await writeFile(`${file}.map`, JSON.stringify({ ...Object(map), mappings: `;${mappings}` }));
}

/** Marks the client modules of a built package, so that server components can import the others. */
export async function markClientModules(dist: string, others?: ClientExports): Promise<void> {
  const { needed, marked } = readClientModules(dist, others);
  if (needed.has("index.js")) throw new Error(`The entry of ${dist} would be a client module as a whole.`);
  await Promise.all([...needed].filter((path) => !marked.has(path)).map((path) => mark(join(dist, path))));
}
