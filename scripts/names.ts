import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseSync } from "vite";

const root = fileURLToPath(new URL("..", import.meta.url));

type Statement = ReturnType<typeof parseSync>["program"]["body"][number];

/** A function that a file exports, with its declared return type. */
export interface ExportedFunction {
  readonly file: string;
  readonly name: string;
  /** The return type as written in the source; null where it is inferred. */
  readonly returns: string | null;
}

/** One statement `export { … } from "…"` of an entry. */
export interface Reexport {
  readonly from: string;
  readonly names: readonly string[];
}

const bodies = new Map<string, { text: string; body: readonly Statement[] }>();
function read(file: string) {
  const known = bodies.get(file);
  if (known) return known;
  const text = readFileSync(join(root, file), "utf8");
  const parsed = { text, body: parseSync(file, text).program.body };
  bodies.set(file, parsed);
  return parsed;
}

/** Returns the functions that a file declares and exports. */
export function exportedFunctions(file: string): readonly ExportedFunction[] {
  const { text, body } = read(file);
  return body.flatMap((statement) => {
    if (statement.type !== "ExportNamedDeclaration" || !statement.declaration) return [];
    const { declaration } = statement;
    const declared =
      declaration.type === "FunctionDeclaration"
        ? [{ id: declaration.id, made: declaration }]
        : declaration.type === "VariableDeclaration"
          ? declaration.declarations.map(({ id, init }) => ({ id, made: init }))
          : [];
    return declared.flatMap(({ id, made }) => {
      if (id?.type !== "Identifier") return [];
      if (made?.type !== "FunctionDeclaration" && made?.type !== "ArrowFunctionExpression") return [];
      const type = made.returnType?.typeAnnotation;
      return [{ file, name: id.name, returns: type ? text.slice(type.start, type.end) : null }];
    });
  });
}

/** Returns the names of the types that a file declares and exports. */
export const exportedTypes = (file: string): readonly string[] =>
  read(file).body.flatMap((statement) => {
    const declared = statement.type === "ExportNamedDeclaration" ? statement.declaration : null;
    return declared?.type === "TSInterfaceDeclaration" || declared?.type === "TSTypeAliasDeclaration"
      ? [declared.id.name]
      : [];
  });

/** Returns the exports of an entry from other files, in the order of the entry. */
export function reexports(entry: string): readonly Reexport[] {
  return read(entry).body.flatMap((statement) => {
    if (statement.type !== "ExportNamedDeclaration" || !statement.source) return [];
    const names = statement.specifiers.map(({ exported }) =>
      exported.type === "Literal" ? exported.value : exported.name,
    );
    return [{ from: statement.source.value, names }];
  });
}

/** Returns the functions that the entry of a package exports, each from the file that declares it. */
export function publicFunctions(entry: string): readonly ExportedFunction[] {
  const own = exportedFunctions(entry);
  const passedOn = reexports(entry).flatMap(({ from, names }) =>
    from.startsWith(".")
      ? exportedFunctions(join(dirname(entry), from)).filter(({ name }) => names.includes(name))
      : [],
  );
  return [...own, ...passedOn];
}

/** Returns the source files of a room, without tests and stories. */
export const sourcesOf = (room: string): readonly string[] =>
  globSync("src/**/*.{ts,tsx}", { cwd: join(root, room) })
    .filter((file) => !/\.(test|test-d|stories)\.tsx?$/.test(file))
    .map((file) => `${room}/${file}`)
    .toSorted();
