import { createHash } from "node:crypto";
import { globSync } from "node:fs";
import { posix } from "node:path";

/** The digests of the modules of declarations that the entries of a package reach, by their path. */
export type Digests = Readonly<Record<string, string>>;

/** Returns the files of declarations of the entries that a package publishes; a `*` matches every name. */
export function entryDeclarations(exports: unknown, folder: string): readonly string[] {
  const types = Object.values<unknown>(Object(exports))
    .map((target): unknown => Object(target).types)
    .filter((file) => typeof file === "string");
  return types.flatMap((file) => (file.includes("*") ? globSync(file, { cwd: folder }) : [file]));
}

/** Matches a text, which is kept, or a comment. */
const TEXT_OR_COMMENT = /("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|`(?:[^`\\]|\\.)*`)|\/\*[^]*?\*\/|\/\/.*$/gm;

/** Returns declarations without comments and with single spaces, because only the rest matters to a compiler. */
const toMeaning = (declarations: string): string =>
  declarations.replaceAll(TEXT_OR_COMMENT, "$1").replaceAll(/\s+/g, " ").trim();

/** Matches the path of another module of the package. */
const MODULE = /"(\.[^"]+)\.[jt]s"/g;

/** Returns the modules beside a module that its declarations name. */
const importsOf = (meaning: string, file: string): readonly string[] =>
  [...meaning.matchAll(MODULE)].map(([, path = ""]) => posix.join(posix.dirname(file), `${path}.d.ts`));

/** Returns the name of a module without the hash that a bundler gives to a shared one. */
const toName = (file: string) =>
  file.replace(/-[\w-]{8}(?=\.d\.ts$)/, (hash) => (/[A-Z\d]/.test(hash) ? "" : hash));

/** Returns the digests of all declarations that entries reach. A change of a comment changes none. */
export function digestDeclarations(entries: readonly string[], read: (file: string) => string): Digests {
  const digests = new Map<string, string>();
  const waiting = new Set(entries.map((file) => posix.normalize(file)));
  // The loop over a set also visits the elements that are added during the loop.
  for (const file of waiting) {
    const meaning = toMeaning(read(file));
    for (const next of importsOf(meaning, file)) waiting.add(next);
    const named = meaning.replaceAll(MODULE, (_all, path: string) => toName(`${path}.d.ts`));
    digests.set(toName(file), createHash("sha256").update(named).digest("base64url").slice(0, 12));
  }
  return Object.fromEntries([...digests].toSorted(([one], [other]) => one.localeCompare(other, "en")));
}

/** Returns the modules whose digests differ between two states of a package, in alphabetical order. */
export const changedModules = (before: Digests = {}, after: Digests = {}): readonly string[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((file) => before[file] !== after[file])
    .toSorted();
