import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { parseAst } from "vite";
import { expect, test } from "vitest";
import { reactRules } from "./lean-react.ts";

const { resolve } = createRequire(import.meta.url);
const react = dirname(resolve("react"));
const dom = dirname(resolve("react-dom"));

/** Returns what the build makes of a file of React. */
async function readLean(file: string): Promise<string> {
  const [, lean] = reactRules.find(([path]) => path.test(file)) ?? [];
  if (!lean) throw new Error(`No rule for ${file}`);
  return lean(await readFile(file, "utf8"));
}

/** Returns the names that a module exports. */
const exportsOf = (code: string): readonly string[] =>
  [...code.matchAll(/^export (?:const (\w+)|\{ \w+ as (\w+) \})/gm)].map(
    ([, one, other = ""]) => one ?? other,
  );

test.each([
  ["React", react, "react", "react", 30],
  ["its creation of elements", react, "jsx-runtime", "react-jsx-runtime", 3],
  ["React DOM", dom, "index", "react-dom", 10],
  ["React DOM's client", dom, "client", "react-dom-client", 3],
] as const)(
  "the installed %s is a module with the same exports",
  async (_title, folder, name, build, least) => {
    const entry = join(folder, `${name === "react" ? "index" : name}.js`);
    expect(await readLean(entry)).toMatch(new RegExp(`^export \\* from './cjs/${build}\\.production\\.js';`));
    const file = join(folder, "cjs", `${build}.production.js`);
    const lean = await readLean(file);
    const names = exportsOf(lean);
    const loaded: unknown = createRequire(import.meta.url)(file);
    expect(names.toSorted()).toEqual(Object.keys(Object(loaded)).toSorted());
    expect(names.length).toBeGreaterThanOrEqual(least);
    expect(() => parseAst(lean)).not.toThrow();
  },
);

test("elements are the same as those of the library", async () => {
  const file = join(react, "cjs/react-jsx-runtime.production.js");
  const lean: unknown = await import(
    /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(await readLean(file))}`
  );
  const own: unknown = createRequire(import.meta.url)(file);
  const create = (module: unknown): unknown =>
    Reflect.get(Object(module), "jsxs")("p", { title: "a", children: ["b", "c"] }, 1);
  expect(create(lean)).toEqual(create(own));
});

test.each([
  ["/react/cjs/react.production.js", "module.exports = require('./other.js')", /another form of modules/],
  ["/react/index.js", "module.exports = {};", /no build for production/],
])("a version of %s in another form fails the build", (file, code, message) => {
  const [, lean] = reactRules.find(([path]) => path.test(file)) ?? [];
  expect(() => lean?.(code)).toThrow(message);
});
