import { minify } from "terser";
import type { Plugin } from "vite";

/**
 * Minifies the chunks once more: after the bundler's own minifier, Terser saves 1.2 % of the compressed bytes, chiefly by
 * inlining values that are used once. A second run shortens what the first one has inlined, and one kind of quotes compresses
 * better than two.
 */
export function minifyAgain(): Plugin {
  return {
    name: "minify-again",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    generateBundle: {
      order: "post",
      async handler(_options, bundle) {
        for (const chunk of Object.values(bundle))
          if (chunk.type === "chunk") {
            const options = {
              module: true,
              ecma: 2020,
              compress: { passes: 2 },
              format: { quote_style: 2 },
            } as const;
            for (let run = 0; run < 2; run += 1) {
              const { code } = await minify(chunk.code, options);
              if (code !== undefined) chunk.code = code;
            }
          }
      },
    },
  };
}
