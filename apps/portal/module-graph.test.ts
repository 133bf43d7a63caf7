import { expect, test } from "vitest";
import { createModuleGraph } from "./module-graph.ts";

/** Makes a graph of files by their code; each specifier resolves beside its importer. */
function graphOf(files: Readonly<Record<string, string>>) {
  const idOf = (name: string) => `/app/${name}.ts`;
  return createModuleGraph((id) => {
    const code = files[id.slice("/app/".length, -".ts".length)];
    if (code === undefined) return null;
    const importedIds = [...code.matchAll(/"\.\/([^"]+)"/g)].map(([, name = ""]) => idOf(name));
    return { code, importedIds, dynamicallyImportedIds: [] };
  });
}

const closureOf = (files: Readonly<Record<string, string>>) =>
  [...graphOf(files).closure(["/app/page.ts"])].map((id) => id.slice(5, -3)).toSorted();

const index = `export { a } from "./a"; export { b as c } from "./b"; export * from "./rest";`;
const leaves = { a: "export const a = 1;", b: "export const b = 2;", rest: "export const d = 3;" };

test("an import from an index file needs the module of its name, and no other", () => {
  expect(closureOf({ page: `import { a } from "./index";`, index, ...leaves })).toEqual(["a", "page"]);
});

test("a renamed export leads to the module that has it under its first name", () => {
  expect(closureOf({ page: `import { c } from "./index";`, index, ...leaves })).toEqual(["b", "page"]);
});

test("a name of `export *` leads to the module behind it", () => {
  expect(closureOf({ page: `import { d } from "./index";`, index, ...leaves })).toEqual(["page", "rest"]);
});

test("a namespace import needs all that the index file exports", () => {
  const page = `import * as all from "./index"; export { all };`;
  expect(closureOf({ page, index, ...leaves })).toEqual(["a", "b", "index", "page", "rest"]);
});

test("a name that an index file imports and then exports leads to its module", () => {
  const through = `import { a } from "./a"; export { a };`;
  const files = { page: `import { a } from "./index";`, index: through, ...leaves };
  expect(closureOf(files)).toEqual(["a", "page"]);
});

test("modules that import each other are listed once", () => {
  const files = { page: `import { a } from "./a";`, a: `import { b } from "./b"; export const a = b;` };
  expect(closureOf({ ...files, b: `import { a } from "./a"; export const b = a;` })).toEqual([
    "a",
    "b",
    "page",
  ]);
});

test("an import without names needs its module, and a dynamic import does not", () => {
  const page = `import "./a"; export const late = () => import("./b");`;
  expect(closureOf({ page, ...leaves })).toEqual(["a", "page"]);
});
