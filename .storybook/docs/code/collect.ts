import { relative } from "node:path";
import { namesIn } from "./names-in.ts";
import { type Imported, readSourceModule, resolveImport, type SourceModule } from "./source-module.ts";
import { placeOf, textOf } from "./text-of.ts";

/** Returns the address of the package that exports a name; undefined if none does. */
export type FindPackage = (name: string) => string | undefined;

/** Packages that a reader can install. */
const installable = /^(react|lucide-react|@broker\/(?!mocks)[\w-]+)(\/|$)/;

/** The code that a piece of code needs from outside of it. */
export interface Needed {
  readonly imports: Map<string, Set<string>>;
  /** Declarations, each with its place. */
  readonly declarations: Map<
    string,
    { readonly file: string; readonly start: number; readonly text: string }
  >;
  /** The names that no package exports, and whose code cannot be copied. */
  readonly missing: Set<string>;
}

/** Helpers in other files are copied for parts only: those of screens imitate a provider. */
const isOfParts = (file: string): boolean => file.includes("/packages/ui/");

const toSpecifier = (local: string, { name, isType }: Imported): string =>
  `${isType ? "type " : ""}${name === local ? local : `${name} as ${local}`}`;

/** Adds an import; a default import is written as `default as Name`. */
function addImport({ imports }: Needed, from: string, specifier: string): void {
  imports.set(from, (imports.get(from) ?? new Set()).add(specifier));
}

/** Returns the address at which a package offers a file beside its sources, such as a brand. */
function offeredFile(module: SourceModule, from: string): string | null {
  const [, file] = /\/(brands\/[\w-]+\.json)$/.exec(from) ?? [];
  return file !== undefined && isOfParts(module.file) ? `@broker/ui/${file}` : null;
}

function collectImport(
  module: SourceModule,
  local: string,
  imported: Imported,
  find: FindPackage,
  needed: Needed,
): void {
  const from = find(imported.name) ?? (installable.test(imported.from) ? imported.from : null);
  const offered = offeredFile(module, imported.from);
  const file = resolveImport(module, imported.from);
  if (from !== null) addImport(needed, from, toSpecifier(local, imported));
  else if (offered !== null) addImport(needed, offered, toSpecifier(local, imported));
  else if (file !== null && isOfParts(file) && local === imported.name)
    collectName(readSourceModule(file), local, find, needed);
  else needed.missing.add(local);
}

function collectName(module: SourceModule, name: string, find: FindPackage, needed: Needed): void {
  const statement = module.declarations.get(name);
  const imported = module.imports.get(name);
  if (imported !== undefined) return collectImport(module, name, imported, find, needed);
  if (statement === undefined || needed.declarations.has(name)) return;
  const text = textOf(module.code, statement);
  needed.declarations.set(name, { file: module.file, start: placeOf(statement).start, text });
  collect(module, text, find, needed);
}

/** Adds to `needed` the imports and the declarations of every name that a piece of code of the module uses. */
export function collect(module: SourceModule, code: string, find: FindPackage, needed: Needed): void {
  for (const name of namesIn(code)) collectName(module, name, find, needed);
}

/** Returns the collected imports and declarations as source. Declarations of imported helper files precede those of the file. */
export function toPreamble({ imports, declarations }: Needed, file: string): string {
  const lines = [...imports]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([from, names]) => {
      const json = from.endsWith(".json");
      if (!json) return `import { ${[...names].toSorted().join(", ")} } from "${from}";`;
      const [name = ""] = names;
      return `import ${name.replace("default as ", "")} from "${from}" with { type: "json" };`;
    });
  const rank = (one: string) => (one === file ? "~" : relative(file, one));
  const sorted = [...declarations.values()].toSorted(
    (a, b) => rank(a.file).localeCompare(rank(b.file)) || a.start - b.start,
  );
  return [lines.join("\n"), ...new Set(sorted.map(({ text }) => text))].join("\n\n");
}
