import { existsSync, globSync, readFileSync } from "node:fs";
import { isBuiltin } from "node:module";
import { basename, join } from "node:path";
import { expect, test } from "vitest";
import { publishedPackages } from "./published.ts";
import { readExamples, readFiles } from "./readme-examples.ts";
import { readShellBlocks, type ShellBlock, shellRuns } from "./shell-blocks.ts";

const workspace = join(import.meta.dirname, "..");
const guides = globSync("docs/guides/*.md", { cwd: workspace });
const read = (file: string) => readFileSync(join(workspace, file), "utf8");
const packageOf = (module: string) => module.split("/", module.startsWith("@") ? 2 : 1).join("/");

test.each(guides)("%s begins with what its reader has at the end, and is in Storybook", (guide) => {
  expect(read(guide)).toMatch(/^# .+\n\nAt the end /);
  const pages = globSync(".storybook/guides/*.mdx", { cwd: workspace }).map(read);
  expect(pages.filter((page) => page.includes(`docs/guides/${basename(guide)}?raw"`))).toHaveLength(1);
});

test("the guide to errors has a row for every kind of failure, and no other", () => {
  const [, union = ""] =
    /export type ApiErrorKind =([^;]*);/.exec(
      read("packages/sdk/src/api-error.ts").replaceAll(/\/\*\*.*?\*\//g, ""),
    ) ?? [];
  const kinds = Array.from(union.matchAll(/"(\w+)"/g), ([, kind = ""]) => kind);
  const [, table = ""] = /\n## The kinds\n([^]*?)\n## /.exec(read("docs/guides/errors.md")) ?? [];
  const rows = Array.from(table.matchAll(/^\| `(\w+)` /gm), ([, kind = ""]) => kind);
  expect(kinds.length).toBeGreaterThan(10);
  expect(rows.filter((row) => row !== "kind").toSorted()).toEqual(kinds.toSorted());
});

const embedding = guides.filter((guide) => basename(guide).startsWith("embed-"));

test.each(embedding)("%s installs every package that its files import", (guide) => {
  const commands = [...read(guide).matchAll(/^npm install (?:--save-dev )?(.+)$/gm)];
  const installed = new Set(commands.flatMap(([, names = ""]) => names.split(" ")));
  const file = join(workspace, guide);
  const code = [...readFiles(file).values(), ...readExamples(file)].join("\n");
  const imported = Array.from(code.matchAll(/from "([^".][^"]*)"/g), ([, module = ""]) => packageOf(module));
  expect(imported.length).toBeGreaterThan(1);
  expect(imported.filter((name) => !isBuiltin(name) && !installed.has(name))).toEqual([]);
});

test("each block of commands in a document is run by a test, or the list says why none runs it", () => {
  const listed = Object.entries(shellRuns).flatMap(([document, runs]) =>
    Object.entries(runs).map(([start, run]) => ({ document, start, run })),
  );
  const blocks = readShellBlocks();
  const isOf = (block: ShellBlock, { document, start }: (typeof listed)[number]) =>
    block.document === document && block.code.startsWith(start);
  const name = ({ document, code }: ShellBlock) => `${document}: ${code.split("\n", 1).join("")}`;
  expect(blocks.filter((block) => !listed.some((one) => isOf(block, one))).map(name)).toEqual([]);
  expect(listed.filter((one) => !blocks.some((block) => isOf(block, one)))).toEqual([]);
  const files = listed.flatMap(({ run }) => ("by" in run ? [run.by] : []));
  expect(files.filter((file) => !existsSync(join(workspace, file)))).toEqual([]);
});

test("the packages and programs of ours in the guides' commands are published", async () => {
  const published = new Set((await publishedPackages()).map(({ name }) => name));
  const commands = /^(?:npm install|.*npx (?=@broker)).*$/gm;
  const lines = guides.flatMap((guide) => read(guide).match(commands) ?? []).join("\n");
  const named = lines.match(/@broker\/[a-z-]+/g) ?? [];
  expect(named.length).toBeGreaterThan(5);
  expect(named.filter((name) => !published.has(name))).toEqual([]);
});

test.each(guides.filter((guide) => /^(?:npm install .*|[^`|\n]*npx )@broker\//m.test(read(guide))))(
  "%s says that the packages are not in a registry yet, and where they come from",
  (guide) => {
    expect(read(guide)).toMatch(/The packages are not in a registry yet[^\n]+README\.md#use-the-packages/);
  },
);

test.each(["docs/guides/csp.md", "packed/serve-app.ts"])(
  "%s sends the whole policy that its guide shows",
  (file) => {
    const [, shown] = /^Content-Security-Policy: (.+)$/m.exec(read("docs/guides/csp.md")) ?? [];
    const rules = Array.from(read(file).matchAll(/^ +["`]([a-z-]+ '.+)["`],$/gm), ([, rule = ""]) => rule);
    expect(rules.join("; ").replaceAll("${nonce}", "…")).toBe(shown);
  },
);
