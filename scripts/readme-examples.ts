import { readFileSync } from "node:fs";

/** Returns the TypeScript blocks of a document, in their order. */
export const readExamples = (document: string): readonly string[] =>
  [...readFileSync(document, "utf8").matchAll(/^```tsx?\n([^]*?)^```$/gm)].map(([, code = ""]) => code);
