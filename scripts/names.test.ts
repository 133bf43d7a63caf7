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
    "packages/sdk/src/{events,fetch,money}.ts",
    "packages/screens/src/entries/*.ts",
    "packages/ui/src/theme/index.ts",
    "apps/sandbox/src/testing/index.ts",
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
  useStepUpRequest: "the call that waits for a code, for the hook of its dialog",
};

/** The first words of functions. */
const verbs = new Set(
  `add adopt allow announce answer approve are ask assign attempt audit authenticate authorize begin build calculate cancel challenge change
  check close compare compile complain complete compress confirm conform consume count create damage decide decode define delay
  derive describe digest do download draw end enqueue exclude expect expire fail filter find focus follow forbid forget format
  give handle has hash include is isolate keep limit list listen load lock look mark mask match may merge mint mock
  move needs normalise note observe offer omit open paint parse pause post preload prepare prove purge put read receive
  recheck record recover refuse register remember remove render renew report request require reseed reset resolve restore run save seal
  search seed send serve set settle share shed show shrink sign sort spend start step stream submit sum take tidy to track transact
  transfer group make shape state unpack unseal unwrap update use validate verify wait warn watch write`.split(
    /\s+/,
  ),
);
/** Forms of names without a verb, which are allowed inside a room only, each with its use. */
const nounForms: Readonly<Record<string, RegExp>> = {
  "what belongs to its argument, or follows from it: `rateOf(currencies, code)`": /Of$/,
  "a rule, which returns an issue: `emailIssue(text)`": /Issues?$/,
  "a part of a machine: `payingStates(machine)`": /(States|Actors)$/,
  "a factory of a query's options or of a key: `draftKey(name, userId)`": /(Query|Key)$/,
  "the routes or pages of a feature: `depositRoutes(app, deps)`": /(Routes|Pages)$/,
  "the address of a page or file, or the files or a script of a build: `newsPath(topic)`":
    /(Path|Files?|Script)$/,
};
/** Functions whose first word is no verb, each with the reason. */
const otherWords: Readonly<Record<string, string>> = {
  below: 'a media query: `[below("desk")]: { … }`',
  from: 'a media query: `[from("desk")]: { … }`',
  late: "stands before what it makes late: `const Chart = late(load)`",
};
/** The same inside a room. */
const otherInnerWords: Readonly<Record<string, string>> = {
  at: "a column, as Drizzle names its own: `at(name)` is an instant",
  lateExtension: "`late` for a part of an extension",
  latePanel: "`late` for a panel of a screen",
  lateScreen: "`late` for a whole screen",
  money: "a column, as Drizzle names its own",
  once: "the step of the pipeline that performs a call once",
  rate: "a column, as Drizzle names its own",
  recipe: "the name of vanilla-extract",
  style: "the name of vanilla-extract",
};

const firstWord = (name: string) => /^[a-z]+/.exec(name)?.[0] ?? "";
const folderOf = (path: string) => /^\.\/([^/]+)\//.exec(path)?.[1];
/** Sorts names as readers do: capital letters make no difference. */
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

const isLower = ({ name }: { readonly name: string }) => /^[a-z]/.test(name);

test("a public function begins with a verb", () => {
  const functions = entries.flatMap(publicFunctions).map(({ name }) => name);
  const others = functions.filter((name) => /^[a-z]/.test(name) && !verbs.has(firstWord(name)));
  expect(functions.length).toBeGreaterThan(200);
  expect(sorted([...new Set(others)])).toEqual(Object.keys(otherWords));
});

describe("an exported function inside a room", () => {
  const rooms = globSync(["packages/*", "apps/sandbox"], { cwd: root });
  const functions = rooms.flatMap(sourcesOf).flatMap(exportedFunctions).filter(isLower);
  const forms = Object.entries(nounForms);
  const isNoun = ({ name }: { readonly name: string }) => forms.some(([, form]) => form.test(name));

  test("begins with a verb, or has one of the forms of nouns", () => {
    const others = functions.filter((one) => !verbs.has(firstWord(one.name)) && !isNoun(one));
    expect(functions.length).toBeGreaterThan(700);
    const names = [...new Set(others.map(({ name }) => name))];
    expect(sorted(names)).toEqual(sorted([...Object.keys(otherWords), ...Object.keys(otherInnerWords)]));
  });

  test("uses every verb and every form of the lists", () => {
    const used = new Set(
      [...functions, ...entries.flatMap(publicFunctions)].map(({ name }) => firstWord(name)),
    );
    expect([...verbs].filter((verb) => !used.has(verb))).toEqual([]);
    expect(forms.filter(([, form]) => !functions.some(({ name }) => form.test(name)))).toEqual([]);
  });
});

const featureOf = (path: string) => (path.startsWith("@") ? "sdk" : (folderOf(path) ?? "broker"));

test.each(globSync("packages/*/src/index.ts", { cwd: root }))(
  "%s has its files and their names in order",
  (entry) => {
    const statements = reexports(entry);
    const paths = statements.map(({ from }) => from);
    const groups = Map.groupBy(paths, entry.includes("hooks") ? featureOf : () => "");
    expect(paths.length).toBeGreaterThan(2);
    for (const group of groups.values()) expect(group).toEqual(group.toSorted());
    for (const { names } of statements) expect(names).toEqual(sorted(names));
  },
);

test("the entry of the hooks has the name of each feature above its exports", () => {
  const groups = readFileSync(join(root, "packages/hooks/src/index.ts"), "utf8")
    .split("\n\n")
    .filter((group) => group.includes("export "))
    .map((group) => ({
      title: /^\/\/ (.*)/.exec(group)?.[1] ?? "",
      features: [...group.matchAll(/ from "(.*)";/g)].map(([, path = ""]) => featureOf(path)),
    }));
  const titles = groups.map(({ title }) => title);
  expect(titles).toEqual(["broker", ...titles.slice(1, -1).toSorted(), "sdk"]);
  for (const { title, features } of groups) expect(new Set(features)).toEqual(new Set([title]));
});
