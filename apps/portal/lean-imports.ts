import type { Plugin } from "vite";

/** A dynamic import as Vite writes it, so that the bundler leaves out what the importer does not use. */
const wrapped =
  /async\s*\(\)\s*=>\s*\{\s*(?:const|let|var)\s*\{\s*(\w+)(?:\s*:\s*(\w+))?\s*\}\s*=\s*await\s*\(?(import\([^()]+\)(?:\.then\((?:\(\w+\)|\w+)\s*=>\s*\(?\w+\.\w+\)?\))?)\)?;\s*return\s*\{\s*\1(?:\s*:\s*\2)?\s*\};?\s*\}/g;

/** The list of files that the dynamic imports of a chunk preload, as Vite writes it. */
const list = /const __vite__mapDeps=.*?\(m\.f=\[([^\]]*)\].*?;\n/;
/** A reference of one dynamic import to files of that list by their indices. */
const references = /__vite__mapDeps\(\[([\d,]+)\]\)/g;

/** Shortens the dynamic imports in the code of a chunk, and returns the code. */
export function shortenImports(code: string): string {
  const short = code.replaceAll(wrapped, "() => $3");
  const [declared, given] = list.exec(short) ?? [];
  if (declared === undefined || given === undefined) return short;
  const indices = [...short.matchAll(references)].map(([, one = ""]) => one.split(","));
  // A file that several imports need is named once, in the list.
  if (new Set(indices.flat()).size < indices.flat().length) return short;
  const files = given.split(",");
  return short.replace(declared, "").replaceAll(
    references,
    (_, own: string) =>
      `[${own
        .split(",")
        .map((index) => files[Number(index)])
        .join(",")}]`,
  );
}

/**
 * Shortens what Vite writes around each dynamic import. It takes the one export that the importer reads out of the module, for
 * which the bundler looks while it bundles, and which is in vain afterwards; and it declares a list of the files to preload, which
 * is longer than the files where each of them is needed once.
 */
export function leanImports(): Plugin {
  return {
    name: "lean-imports",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    generateBundle: {
      // After Vite has written the lists, and before a later plugin shortens the names in them.
      order: "post",
      handler(_options, bundle) {
        for (const chunk of Object.values(bundle))
          if (chunk.type === "chunk") chunk.code = shortenImports(chunk.code);
      },
    },
  };
}
