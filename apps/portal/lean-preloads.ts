import type { Plugin, Rolldown } from "vite";
import { starterFiles } from "./unrouted-pages.ts";

type Files = ReadonlySet<string>;

/** Returns the files that load with a chunk, including itself. */
function broughtBy(
  chunks: ReadonlyMap<string, Rolldown.OutputChunk>,
  file: string,
  found = new Set<string>(),
): Files {
  const chunk = chunks.get(file);
  if (!chunk || found.has(file)) return found;
  found.add(file);
  for (const one of chunk.imports) broughtBy(chunks, one, found);
  return found;
}

const inAll = ([first, ...others]: readonly Files[]): readonly string[] =>
  [...(first ?? [])].filter((file) => others.every((one) => one.has(file)));

/**
 * Returns for each chunk the files that are certainly loaded when it runs: its imports, and the imports of all its importers.
 */
function thereWith(bundle: Rolldown.OutputBundle): ReadonlyMap<string, Files> {
  const list = Object.values(bundle).filter((one) => one.type === "chunk");
  const chunks = new Map(list.map((chunk) => [chunk.fileName, chunk]));
  const start = list.find(({ name }) => name === "entry.client")?.fileName ?? "";
  const starters = new Set<string>(Object.values(starterFiles));
  const all = new Set(chunks.keys());
  const there = new Map<string, Files>(list.map(({ fileName }) => [fileName, all]));
  const size = () => [...there.values()].reduce((sum, files) => sum + files.size, 0);
  for (let before = 0; before !== size();) {
    before = size();
    for (const { fileName, isEntry, facadeModuleId } of list) {
      const loaders = list.filter(
        ({ imports, dynamicImports }) => imports.includes(fileName) || dynamicImports.includes(fileName),
      );
      // A page is loaded by the router, which is part of the entry, or starts without it.
      const had = isEntry
        ? broughtBy(chunks, starters.has(facadeModuleId ?? "") ? fileName : start)
        : inAll(loaders.map((loader) => there.get(loader.fileName) ?? all));
      there.set(fileName, new Set([...broughtBy(chunks, fileName), ...had]));
    }
  }
  return there;
}

/**
 * Removes files that are certainly loaded from the preload lists of dynamic imports: they added a tenth of a kilobyte
 * and more to each of forty files.
 */
export function leanPreloads(): Plugin {
  let there: ReadonlyMap<string, Files> = new Map();
  return {
    name: "lean-preloads",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    config: () => ({
      build: {
        modulePreload: {
          resolveDependencies: (file, dependencies, { hostId }) =>
            dependencies.filter((one) => one !== file && !there.get(hostId)?.has(one)),
        },
      },
    }),
    generateBundle: {
      order: "pre",
      handler(_options, bundle) {
        there = thereWith(bundle);
      },
    },
  };
}
