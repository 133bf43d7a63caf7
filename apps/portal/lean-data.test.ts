import { glob, readdir, readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { parseAst } from "vite";
import { expect, test } from "vitest";
import { dataRules } from "./lean-data.ts";

const packages = join(import.meta.dirname, "../../packages");
const resolveFrom = (folder: string, name: string) => createRequire(join(folder, "x.js")).resolve(name);
const hooks = join(packages, "hooks");
const query = dirname(resolveFrom(hooks, "@tanstack/react-query"));
const files = {
  "openapi-fetch": join(dirname(resolveFrom(join(packages, "sdk"), "openapi-fetch")), "index.mjs"),
  "TanStack Query": join(dirname(resolveFrom(query, "@tanstack/query-core")), "../modern/query.js"),
  "big.js": join(dirname(resolveFrom(join(packages, "sdk"), "big.js")), "big.mjs"),
};
const machines = dirname(resolveFrom(hooks, "xstate"));

/** Returns a file of a library, and its code after the build's omissions. */
async function readLean(file: string) {
  const code = await readFile(file, "utf8");
  const [, omit] = dataRules.find(([path]) => path.test(file)) ?? [];
  return { code, lean: omit?.(code) ?? code };
}

interface Exact {
  plus(value: string): Exact;
  times(value: string): Exact;
  div(value: string): Exact;
  round(places: number, rounding: number): Exact;
  cmp(value: string): number;
  toFixed(places: number): string;
  toNumber(): number;
}
const hasDecimals = (module: unknown): module is { Big: new (value: string) => Exact } =>
  typeof module === "object" && module !== null && "Big" in module;

/** Returns the sources of the packages and of the app that a pattern matches. */
async function findSources(pattern: RegExp, cwd = join(packages, "..")): Promise<string[]> {
  const found: string[] = [];
  for await (const file of glob("{packages/*/src,apps/portal/app}/**/*.{ts,tsx}", { cwd }))
    if (!/\.test\.tsx?$/.test(file) && pattern.test(await readFile(join(cwd, file), "utf8")))
      found.push(file);
  return found;
}

test.each([
  ["openapi-fetch", /pipeDelimited|Middleware must be/],
  ["TanStack Query", /\binfiniteQueryBehavior\(/],
  ["big.js", /P\.(?:sqrt|pow|toPrecision) =/],
] as const)("the installed %s is left without what the portal does not reach", async (name, omitted) => {
  const { code, lean } = await readLean(files[name]);
  expect(code).toMatch(omitted);
  expect(lean).not.toMatch(omitted);
  expect(() => parseAst(lean)).not.toThrow();
});

test("the installed XState is left without stored actors, as modules that parse", async () => {
  const names = (await readdir(machines)).filter((name) =>
    /^(?:raise|StateMachine)-\w+\.esm\.js$/.test(name),
  );
  const modules = await Promise.all(names.map((name) => readLean(join(machines, name))));
  expect(modules.map(({ code }) => code).join("")).toMatch(/reviveHistoryValue[\s\S]*routeMatches/);
  expect(modules.map(({ lean }) => lean).join("")).not.toMatch(/reviveHistoryValue|routeMatches/);
  expect(modules.map(({ lean }) => parseAst(lean).body.length)).toHaveLength(2);
});

test.each([
  ["openapi-fetch/dist/index.mjs", /no "function serializeObjectParam"/],
  ["xstate/dist/raise-1a.esm.js", /no "function formatRouteTransitions"/],
])("a version of %s without such a function fails the build", (file, message) => {
  const [, omit] = dataRules.find(([path]) => path.test(`/${file}`)) ?? [];
  expect(() => omit?.("export {};")).toThrow(message);
});

test("decimals still compute: the functions of money call the methods that are left", async () => {
  const money = await readFile(join(packages, "sdk/src/money.ts"), "utf8");
  const called = new Set(
    [...money.matchAll(/\)\.(\w+)\(|total\.(\w+)\(/g)].map(([, one, other]) => one ?? other),
  );
  const { lean } = await readLean(files["big.js"]);
  const left = [...lean.matchAll(/^P\.(\w+)(?: = P\.(\w+))? = function/gm)].flatMap(([, ...names]) => names);
  expect(called.size).toBeGreaterThan(4);
  expect(left).toEqual(expect.arrayContaining([...called]));
  const module: unknown = await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(lean)}`);
  if (!hasDecimals(module)) throw new Error("The library exports no decimals.");
  const { Big } = module;
  expect(new Big("-0.1").plus("0.3").times("2.5").div("4").round(2, 1).toFixed(2)).toBe("0.13");
  expect(new Big("1e21").toNumber()).toBe(1e21);
  expect(new Big("2").cmp("10")).toBe(-1);
});

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Returns every object below a value that has a field. */
function findWith(field: string, value: unknown): Record<string, unknown>[] {
  if (typeof value !== "object" || value === null) return [];
  const below = Object.values(value).flatMap((one: unknown) => findWith(field, one));
  return isObject(value) && field in value ? [value, ...below] : below;
}

test("no call of the contract has a field in its path, or an array or object in its query", async () => {
  const contract: unknown = JSON.parse(
    await readFile(join(packages, "../api-spec/generated/openapi.json"), "utf8"),
  );
  const followed = (schema: unknown): unknown => {
    const reference = isObject(schema) ? schema["$ref"] : undefined;
    if (typeof reference !== "string") return schema;
    return reference
      .slice(2)
      .split("/")
      .reduce((under: unknown, name) => Reflect.get(Object(under), name), contract);
  };
  const parameters = findWith("in", contract).filter((one) => "schema" in one);
  const typeOf = (schema: unknown) => Reflect.get(Object(followed(schema)), "type");
  const found = parameters.map((one) => `${String(one["in"])} ${String(typeOf(one["schema"]))}`);
  expect([...new Set(found)].toSorted()).toEqual(["header string", "query integer", "query string"]);
});

test("nothing of the packages or of the portal needs what is omitted", async () => {
  // The pages of a list are a plain query.
  expect(await findSources(/infiniteQuer/i)).toEqual([]);
  expect(await findSources(/from "openapi-fetch"/)).toEqual(["packages/sdk/src/client.ts"]);
  expect(await readFile(join(packages, "sdk/src/client.ts"), "utf8")).not.toMatch(
    /\b(?:use|eject|middleware)\b/,
  );
  expect(await findSources(/from "big\.js"/)).toEqual(["packages/sdk/src/money.ts"]);
  const stored = /getPersistedSnapshot|restoreSnapshot|resolveState|devTools|type: "history"|^\s+route: \{/m;
  expect(await findSources(stored, join(packages, ".."))).toEqual([]);
});
