import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { exportedFunctions, exportedTypes, publicFunctions, reexports, sourcesOf } from "./names.ts";

const root = fileURLToPath(new URL("..", import.meta.url));

/** Every public entry with functions. */
const entries = globSync(
  [
    "packages/{hooks,mocks,screens,sdk,ui}/src/index.ts",
    "packages/sdk/src/{fetch,money}.ts",
    "packages/screens/src/entries/*.ts",
    "packages/ui/src/theme/index.ts",
  ],
  { cwd: root },
).toSorted();

/** Hooks whose return type has another name, each with the reason. */
const ofOtherTypes: Readonly<Record<string, string>> = {
  useAcceptedOptions: "a function",
  useBroker: "the broker, which is no state",
  useCompany: "a company, as the contract has it",
  useKeptDraft: "what `openDraft` returns",
  useKeptList: "a list, as the contract has it",
  useLanguage: "the language that an app gave",
  useLetterLanguage: "a function",
  useProvider: "the provider's profile, as its query has it",
  useProviderSettings: "settings, which an app gives to `createBroker` too",
};

/** The first words of functions. */
const verbs = new Set(
  `announce ask compare create digest download fail find forget format has is keep load mock needs open parse
  preload read refuse run sum to use write`.split(/\s+/),
);
/** Functions whose first word is no verb, each with the reason. */
const otherWords: Readonly<Record<string, string>> = {
  below: 'a media query: `[below("desk")]: { … }`',
  from: 'a media query: `[from("desk")]: { … }`',
  late: "stands before what it makes late: `const Chart = late(load)`",
};

const firstWord = (name: string) => /^[a-z]+/.exec(name)?.[0] ?? "";
const folderOf = (path: string) => /^\.\/([^/]+)\//.exec(path)?.[1];
/** In the order of readers: capital letters make no difference. */
const sorted = (names: readonly string[]) =>
  names.toSorted((a, b) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1));

describe("a hook", () => {
  const hooks = [
    ...sourcesOf("packages/hooks").flatMap(exportedFunctions),
    ...entries.filter((entry) => !entry.startsWith("packages/hooks")).flatMap(publicFunctions),
  ].filter(({ name }) => /^use[A-Z]/.test(name));
  const isByRule = ({ name, returns }: (typeof hooks)[number]) =>
    new RegExp(`^${name.slice(3)}State(<[^]*>)?( \\| null)?$`).test(returns ?? "") ||
    /^(void|boolean|string|number)( \| null)?$/.test(returns ?? "");

  test("returns the state type of its name (useDeposit: DepositState) or a primitive value", () => {
    expect(hooks.length).toBeGreaterThan(40);
    const others = hooks.filter((hook) => !isByRule(hook)).map(({ name }) => name);
    expect(sorted(others)).toEqual(Object.keys(ofOtherTypes));
  });
});

test("a list hook's rows have the item type of its name (useDeposits: DepositItem)", () => {
  const lists = sourcesOf("packages/hooks").flatMap((file) =>
    [...readFileSync(join(root, file), "utf8").matchAll(/type (\w+)State = List<\s*(\w+)/g)].map(
      ([, name = "", item]) => ({ name, item }),
    ),
  );
  expect(lists.length).toBeGreaterThan(4);
  for (const { name, item } of lists) expect(item).toBe(`${name.replace(/s$/, "")}Item`);
});

test("no type of the hooks is called by another word for a state, an item or a storage", () => {
  const types = sourcesOf("packages/hooks").flatMap(exportedTypes);
  expect(types.length).toBeGreaterThan(200);
  expect(types.filter((name) => /(Wizard|Controller|Row|Store)$/.test(name))).toEqual([]);
});

test("a public function begins with a verb", () => {
  const functions = entries.flatMap(publicFunctions).map(({ name }) => name);
  const others = functions.filter((name) => /^[a-z]/.test(name) && !verbs.has(firstWord(name)));
  expect(functions.length).toBeGreaterThan(200);
  expect(sorted([...new Set(others)])).toEqual(Object.keys(otherWords));
  const used = new Set(functions.map(firstWord));
  expect([...verbs].filter((verb) => !used.has(verb))).toEqual([]);
});

const featureOf = (path: string) => (path.startsWith("@") ? "sdk" : (folderOf(path) ?? "broker"));

test.each(globSync("packages/*/src/index.ts", { cwd: root }))(
  "%s has its files and their names in order",
  (entry) => {
    const statements = reexports(entry);
    const paths = statements.map(({ from }) => from);
    const groups = Map.groupBy(paths, entry.includes("hooks") ? featureOf : () => "");
    expect(paths.length).toBeGreaterThan(5);
    for (const group of groups.values()) expect(group).toEqual(group.toSorted());
    for (const { names } of statements) expect(names).toEqual(sorted(names));
  },
);

test("the entry of the hooks has the name of each feature above its exports", () => {
  const groups = readFileSync(join(root, "packages/hooks/src/index.ts"), "utf8")
    .split("\n\n")
    .map((group) => ({
      title: /^\/\/ (.*)/.exec(group)?.[1] ?? "",
      features: [...group.matchAll(/ from "(.*)";/g)].map(([, path = ""]) => featureOf(path)),
    }));
  const titles = groups.map(({ title }) => title);
  expect(titles).toEqual(["broker", ...titles.slice(1, -1).toSorted(), "sdk"]);
  for (const { title, features } of groups) expect(new Set(features)).toEqual(new Set([title]));
});
