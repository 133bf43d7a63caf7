import { expect, test } from "vitest";
import { findUndescribed, namesOf } from "./undescribed-changes.ts";

const packages = [
  { name: "@broker/sdk", folder: "packages/sdk" },
  { name: "@broker/ui", folder: "packages/ui" },
  { name: "@broker/api-spec", folder: "api-spec" },
];
const changesetOf = (...names: readonly string[]) =>
  `---\n${names.map((name) => `"${name}": minor`).join("\n")}\n---\n\nText of "@broker/ui": no name.\n`;

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
  [["packages/sdk/src/client.test.ts", "packages/ui/README.md", "packages/ui/test/a.ts"], [], []],
  [["apps/portal/app/root.tsx"], [], []],
])("the changes of %j with changesets of %j leave %j without a description", (files, names, wanted) => {
  expect(
    findUndescribed(
      files,
      packages,
      names.map((name) => changesetOf(name)),
    ),
  ).toEqual(wanted);
});
