import type { Plugin } from "vite";

/** The list of files that the dynamic imports of a chunk preload, and a reference to some of them by their places. */
const list = /const __vite__mapDeps=.*?\(m\.f=(\[[^\]]*\]).*?;\n/;
const places = /__vite__mapDeps\(\[([\d,]+)\]\)/g;

/** Returns the code of a chunk that preloads no stylesheets. */
export function withoutStyles(code: string): string {
  const [declared, given] = list.exec(code) ?? [];
  if (declared === undefined || given === undefined) return code;
  const files = given.slice(1, -1).split(",");
  const kept = files.filter((file) => !file.endsWith('.css"'));
  const rest = kept.length > 0 ? declared.replace(given, `[${kept.join(",")}]`) : "";
  return code.replace(declared, rest).replaceAll(places, (_, indices: string) => {
    const moved = indices.split(",").map((index) => kept.indexOf(files[Number(index)] ?? ""));
    const left = moved.filter((index) => index >= 0);
    return left.length > 0 ? `__vite__mapDeps([${left.join(",")}])` : "[]";
  });
}

/**
 * Removes the one stylesheet, which each page links, from the preload lists of dynamic imports: for a dozen files it was the
 * only entry, and the reason for a list.
 */
export function leanStyles(): Plugin {
  return {
    name: "lean-styles",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    generateBundle: {
      // After the lists are made; the names in them are shortened later.
      order: "post",
      handler(_options, bundle) {
        for (const chunk of Object.values(bundle))
          if (chunk.type === "chunk") chunk.code = withoutStyles(chunk.code);
      },
    },
  };
}
