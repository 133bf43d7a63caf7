import type { Plugin } from "vite";

/** The list of files that the dynamic imports of a chunk preload, as Vite writes it. */
const list = /const __vite__mapDeps=.*?\(m\.f=(\[[^\]]*\]).*?;\n/;
/** A reference of one dynamic import to files of that list by their indices. */
const references = /__vite__mapDeps\(\[([\d,]+)\]\)/g;

/** Removes the stylesheets from the list of preloaded files in the code of a chunk, and returns the code. */
export function withoutStyles(code: string): string {
  const [declared, given] = list.exec(code) ?? [];
  if (declared === undefined || given === undefined) return code;
  const files = given.slice(1, -1).split(",");
  const kept = files.filter((file) => !file.endsWith('.css"'));
  const rest = kept.length > 0 ? declared.replace(given, `[${kept.join(",")}]`) : "";
  return code.replace(declared, rest).replaceAll(references, (_, indices: string) => {
    const moved = indices.split(",").map((index) => kept.indexOf(files[Number(index)] ?? ""));
    const left = moved.filter((index) => index >= 0);
    return left.length > 0 ? `__vite__mapDeps([${left.join(",")}])` : "[]";
  });
}

/**
 * Removes the stylesheet, which each page links already, from the preload lists of dynamic imports. In a dozen chunks it was the
 * only entry, so that these chunks need no list any more.
 */
export function leanStyles(): Plugin {
  return {
    name: "lean-styles",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    generateBundle: {
      // Vite has written the lists before this hook. A later plugin shortens the names in them.
      order: "post",
      handler(_options, bundle) {
        for (const chunk of Object.values(bundle))
          if (chunk.type === "chunk") chunk.code = withoutStyles(chunk.code);
      },
    },
  };
}
