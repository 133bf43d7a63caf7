import { expect, test } from "vitest";
import { type Changes, findUndescribed, namesOf } from "./undescribed-changes.ts";

const packages = [
  { name: "@broker/sdk", folder: "packages/sdk", version: "0.0.0" },
  { name: "@broker/ui", folder: "packages/ui", version: "0.0.0" },
  { name: "@broker/api-spec", folder: "api-spec", version: "0.0.0" },
  { name: "@broker/sandbox", folder: "apps/sandbox", version: "0.0.0" },
];
const changesetOf = (...names: readonly string[]) =>
  `---\n${names.map((name) => `"${name}": minor`).join("\n")}\n---\n\nText of "@broker/ui": no name.\n`;
const changesetsOf = (names: readonly string[], isOwn: boolean) =>
  names.map((name) => ({ text: changesetOf(name), isOwn }));

/** Returns the packages of the sentences. */
const namesIn = (sentences: readonly string[]) =>
  sentences.map((sentence) => /@broker\/[\w-]+/.exec(sentence)?.[0]);
const changes = (given: Partial<Changes>): Changes => ({
  files: [],
  changesets: [],
  types: [{}, {}],
  ...given,
});

test("a changeset names the packages of its head", () => {
  expect(namesOf(changesetOf("@broker/sdk", "@broker/api-spec"))).toEqual([
    "@broker/sdk",
    "@broker/api-spec",
  ]);
});

test.each([
  [["packages/sdk/src/client.ts"], [], ["@broker/sdk"]],
  [["packages/sdk/src/client.ts", "packages/ui/src/button.tsx"], ["@broker/ui"], ["@broker/sdk"]],
  [["api-spec/openapi.json", "packages/sdk/package.json"], ["@broker/sdk"], ["@broker/api-spec"]],
  [["packages/sdk/src/client.ts"], ["@broker/sdk"], []],
  [["apps/sandbox/src/testing/customer.ts"], [], ["@broker/sandbox"]],
  [["packages/sdk/src/client.test.ts", "packages/ui/README.md", "packages/ui/test/a.ts"], [], []],
  [["apps/portal/app/root.tsx"], [], []],
])("the changes of %j with changesets of %j leave %j without a description", (files, names, wanted) => {
  expect(
    namesIn(findUndescribed(changes({ files, changesets: changesetsOf(names, false) }), packages)),
  ).toEqual(wanted);
});

test("after a release, a changed package needs a changeset of its own branch", () => {
  const released = packages.map((one) => ({ ...one, version: "0.1.0" }));
  const of = (isOwn: boolean) =>
    findUndescribed(
      changes({ files: ["packages/sdk/src/client.ts"], changesets: changesetsOf(["@broker/sdk"], isOwn) }),
      released,
    );
  expect(namesIn(of(false))).toEqual(["@broker/sdk"]);
  expect(of(true)).toEqual([]);
});

test("a changed public type needs a changeset of its own branch that names its package, before the first release too", () => {
  const types: Changes["types"] = [
    { "@broker/sdk": { "dist/index.d.ts": "a" }, "@broker/ui": { "dist/index.d.ts": "a" } },
    { "@broker/sdk": { "dist/index.d.ts": "b" }, "@broker/ui": { "dist/index.d.ts": "a" } },
  ];
  const by = (names: readonly string[], isOwn: boolean) =>
    findUndescribed(changes({ types, changesets: changesetsOf(names, isOwn) }), packages);
  expect(by(["@broker/sdk"], false)).toEqual([
    "The public names or types of @broker/sdk changed, in dist/index.d.ts, and this branch changes no file of .changeset that names it.",
  ]);
  expect(namesIn(by(["@broker/ui"], true))).toEqual(["@broker/sdk"]);
  expect(by(["@broker/sdk"], true)).toEqual([]);
});
