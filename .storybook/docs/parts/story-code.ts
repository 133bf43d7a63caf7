import { toSnippet } from "./example.ts";

/** The code of a story in its module, after Storybook has added it. */
const added = /(\bsource: \{\s*code: )("(?:[^"\\\n]|\\.)*")/g;

/** Makes the code of one story ready to copy; undefined where Storybook wrote an error in its place. */
function toCopy(code: string, exported: ReadonlySet<string>): string | undefined {
  if (!/^(const|function) /.test(code)) return undefined;
  const clean = code
    // A spy of the test is no handler.
    .replaceAll(/\bfn(<[^>]*>)?\(\)/g, "() => {}")
    // Storybook prints the parentheses around an element as if they were text.
    .replaceAll(/>\n\s*\(\n([^]*?)\n\s*\)\n(\s*<\/)/g, ">\n$1\n$2");
  return toSnippet(clean.trim(), "@broker/ui", exported);
}

/** Returns the text of a string literal of JavaScript, which has two escapes that JSON lacks. */
function textOf(literal: string): string {
  const json = literal.replaceAll(/\\(x([\da-f]{2})|.)/gi, (escape, kind: string, hex?: string) =>
    hex === undefined ? (kind === "'" ? kind : escape) : `\\u00${hex}`,
  );
  return String(JSON.parse(json));
}

/** Completes the code of all stories of a module, with the imports of what the design system exports. */
export const completeStoryCode = (module: string, exported: ReadonlySet<string>): string =>
  module.replaceAll(
    added,
    (_, start: string, literal: string) =>
      start + (JSON.stringify(toCopy(textOf(literal), exported)) ?? "undefined"),
  );
