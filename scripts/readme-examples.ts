import { readFileSync } from "node:fs";

/** Returns the TypeScript blocks of a document, in their order. */
export const readExamples = (document: string): readonly string[] =>
  [...readFileSync(document, "utf8").matchAll(/^```tsx?\n([^]*?)^```$/gm)].map(([, code = ""]) => code);

/** Returns the files that a document asks its reader to write: blocks with a path behind their language. */
export const readFiles = (document: string): ReadonlyMap<string, string> =>
  new Map(
    [...readFileSync(document, "utf8").matchAll(/^```\w+ (\S+)\n([^]*?)^```$/gm)].map(
      ([, path = "", code = ""]) => [path, code],
    ),
  );
