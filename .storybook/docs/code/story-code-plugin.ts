import { join } from "node:path";
import { format } from "oxfmt";
import type { Plugin } from "vite";
import { listPublicNames } from "./public-names.ts";
import { readStoryCodes } from "./story-codes.ts";

const packages = join(import.meta.dirname, "../../../packages");

/** Returns the documentation of a story: its code, or that none is offered. */
async function toDocs(code: string | null): Promise<string> {
  if (code === null) return `canvas: { ...docs?.canvas, sourceState: "none" }`;
  const formatted = await format("story.tsx", code, { printWidth: 84 });
  return `source: { ...docs?.source, code: ${JSON.stringify(formatted.code.trim())} }`;
}

/**
 * Adds to each story its code, for readers to copy. The code comes from the source, with its own names, and not from the
 * rendered result. A story whose source cannot be copied alone gets no code.
 */
export function storyCodePlugin(): Plugin {
  let names: ReadonlyMap<string, string> | null = null;
  return {
    name: "story-code",
    enforce: "post",
    transform: {
      // Storybook adds the whole story as code in this order, too.
      order: "post",
      async handler(code, id) {
        if (!id.endsWith(".stories.tsx")) return null;
        const all = (names ??= listPublicNames(packages));
        const lines = [...readStoryCodes(id, (name) => all.get(name))].map(async ([story, own]) => {
          const docs = await toDocs(own);
          return `{ const { docs } = ${story}.parameters ?? {}; ${story}.parameters = { ...${story}.parameters, docs: { ...docs, ${docs} } }; }`;
        });
        return { code: [code, ...(await Promise.all(lines))].join("\n"), map: null };
      },
    },
    // A change can export other names.
    watchChange: () => {
      names = null;
    },
  };
}
