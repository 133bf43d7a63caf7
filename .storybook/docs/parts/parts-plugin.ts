import { join } from "node:path";
import { format } from "oxfmt";
import type { Plugin } from "vite";
import type { Part } from "./part.ts";
import { openPackage, type PartReader } from "./read-parts.ts";

const packages = join(import.meta.dirname, "../../../packages");
const source = /\/packages\/(ui|screens|site)\/src\/.*(?<!\.(?:stories|test))\.tsx$/;

async function toDocs(part: Part): Promise<object> {
  const example =
    part.example === null ? null : await format("example.tsx", part.example, { printWidth: 84 });
  return { ...part, displayName: part.name, example: example?.code.trim().replace(/>;$/, ">") ?? null };
}

/**
 * Adds its documentation to each component, as `__docgenInfo`. It is read from the types, so that it includes
 * properties that come from React Aria, which Storybook's own reader of the source leaves out.
 */
export function partsPlugin(): Plugin {
  const readers = new Map<string, PartReader>();
  const close = () => {
    for (const reader of readers.values()) reader.close();
    readers.clear();
  };
  const open = (name: string): PartReader => {
    const reader = readers.get(name) ?? openPackage(join(packages, name), `@broker/${name}`);
    readers.set(name, reader);
    return reader;
  };
  return {
    name: "parts",
    enforce: "pre",
    async transform(code, id) {
      const [, name] = source.exec(id) ?? [];
      if (name === undefined) return null;
      const lines = open(name)
        .read(id)
        // A module that only exports a part again has no variable of its name.
        .map(async (part) => {
          const docs = JSON.stringify(await toDocs(part));
          return `if (typeof ${part.name} !== "undefined") ${part.name}.__docgenInfo = ${docs};`;
        });
      return { code: [code, ...(await Promise.all(lines))].join("\n"), map: null };
    },
    // A change can concern the types of any part.
    watchChange: close,
    buildEnd: close,
  };
}
