import { globSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { babelParse, types } from "storybook/internal/babel";

function namesOf(statement: types.ExportNamedDeclaration): string[] {
  const { declaration } = statement;
  const declared = types.isVariableDeclaration(declaration)
    ? Object.keys(types.getBindingIdentifiers(declaration))
    : declaration && "id" in declaration && types.isIdentifier(declaration.id)
      ? [declaration.id.name]
      : [];
  const named = statement.specifiers.map(({ exported }) =>
    types.isIdentifier(exported) ? exported.name : exported.value,
  );
  return [...declared, ...named];
}

/** Returns the names that a file exports. */
function exportsOf(file: string): string[] {
  return babelParse(readFileSync(file, "utf8")).program.body.flatMap((one) => {
    if (types.isExportAllDeclaration(one)) return exportsOf(join(dirname(file), one.source.value));
    return types.isExportNamedDeclaration(one) ? namesOf(one) : [];
  });
}

/** The names that the packages of parts and screens export, each with the address from which a reader imports it. */
export function listPublicNames(packages: string): ReadonlyMap<string, string> {
  const entries = globSync("screens/src/entries/*.ts", { cwd: packages }).toSorted();
  const files: [file: string, address: string][] = [
    ...entries.map((file): [string, string] => [file, `@broker/screens/${basename(file, ".ts")}`]),
    ["screens/src/index.ts", "@broker/screens"],
    ["ui/src/theme/index.ts", "@broker/ui/theme"],
    ["ui/src/index.ts", "@broker/ui"],
  ];
  return new Map(
    files.flatMap(([file, address]) =>
      exportsOf(join(packages, file)).map((name): [string, string] => [name, address]),
    ),
  );
}
