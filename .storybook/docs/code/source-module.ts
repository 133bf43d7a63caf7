import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { babelParse, types } from "storybook/internal/babel";

/** The import of a module under a local name. */
export interface Imported {
  /** The exported name; `default` for a default import, and `*` for a namespace. */
  readonly name: string;
  readonly from: string;
  readonly isType: boolean;
}

/** The parts of a source file that are copied into other code. */
export interface SourceModule {
  readonly file: string;
  readonly code: string;
  readonly imports: ReadonlyMap<string, Imported>;
  /** The statements that declare something at the top level, by the declared name. */
  readonly declarations: ReadonlyMap<string, types.Statement>;
  /** The variables that it exports. */
  readonly exported: readonly string[];
}

/** Returns the statement without its `export`. */
const withoutExport = (statement: types.Statement): types.Statement =>
  types.isExportNamedDeclaration(statement) && statement.declaration ? statement.declaration : statement;

function importsOf(statement: types.ImportDeclaration): [string, Imported][] {
  const from = statement.source.value;
  return statement.specifiers.map((one) => {
    const isType =
      statement.importKind === "type" || (types.isImportSpecifier(one) && one.importKind === "type");
    if (types.isImportDefaultSpecifier(one)) return [one.local.name, { name: "default", from, isType }];
    if (types.isImportNamespaceSpecifier(one)) return [one.local.name, { name: "*", from, isType }];
    const name = types.isIdentifier(one.imported) ? one.imported.name : one.imported.value;
    return [one.local.name, { name, from, isType }];
  });
}

function declaredNames(statement: types.Statement): string[] {
  if (types.isVariableDeclaration(statement)) return Object.keys(types.getBindingIdentifiers(statement));
  if (
    types.isFunctionDeclaration(statement) ||
    types.isClassDeclaration(statement) ||
    types.isTSInterfaceDeclaration(statement) ||
    types.isTSTypeAliasDeclaration(statement)
  )
    return statement.id ? [statement.id.name] : [];
  return [];
}

const read = new Map<string, SourceModule>();

const exportedVariables = (statement: types.Statement): string[] =>
  types.isExportNamedDeclaration(statement) && types.isVariableDeclaration(statement.declaration)
    ? declaredNames(statement.declaration)
    : [];

/** Reads a file once for each text that it has. */
export function readSourceModule(file: string): SourceModule {
  const code = readFileSync(file, "utf8");
  const known = read.get(file);
  if (known?.code === code) return known;
  const { body } = babelParse(code).program;
  const module = {
    file,
    code,
    imports: new Map(body.filter((one) => types.isImportDeclaration(one)).flatMap(importsOf)),
    declarations: new Map(
      body.map(withoutExport).flatMap((one) => declaredNames(one).map((name) => [name, one] as const)),
    ),
    exported: body.flatMap(exportedVariables),
  };
  read.set(file, module);
  return module;
}

/** Returns the path of a relative import of a module; null for a package, and for a file that is no module. */
export function resolveImport(module: SourceModule, from: string): string | null {
  if (!from.startsWith(".")) return null;
  const file = join(dirname(module.file), from);
  return /(?<!\.css)\.tsx?$/.test(file) && existsSync(file) ? file : null;
}
