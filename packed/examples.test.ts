import { cp, mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, inject, test } from "vitest";
import { listStoryCodes } from "../.storybook/docs/code/story-codes.ts";
import { openPackage } from "../.storybook/docs/parts/read-parts.ts";
import { link, typecheck } from "./fresh-app.ts";

const workspace = join(import.meta.dirname, "..");

/** Puts an example of a hook into a function, because its lines belong into a component. */
function inFunction(code: string): string {
  const [, imports = "", body = ""] = /^((?:import [^\n]*\n)*)([^]*)$/.exec(code) ?? [];
  return `${imports}export ${body.includes("await ") ? "async " : ""}function Example() {\n${body}\n}\n`;
}

/** Type-checks the examples of a package, and returns the errors of the compiler. */
async function compile(name: string, atLeast: number, toFile = (code: string) => code): Promise<string> {
  const folder = join(inject("app"), "examples", name);
  await cp(join(import.meta.dirname, "examples", name), folder, { recursive: true });
  const compilerOptions = { types: ["vite/client"], skipLibCheck: true };
  await writeFile(
    join(folder, "tsconfig.json"),
    JSON.stringify({ extends: "../../tsconfig.json", compilerOptions, include: ["*.tsx", "*.d.ts"] }),
  );
  const reader = openPackage(join(workspace, "packages", name), `@broker/${name}`);
  const examples = [...reader.readExamples()];
  reader.close();
  expect(examples.length).toBeGreaterThanOrEqual(atLeast);
  await Promise.all(examples.map(([part, code]) => writeFile(join(folder, `${part}.tsx`), toFile(code))));
  return typecheck(folder);
}

test("every example of the design system, as its docs page shows it, compiles against the tarball", async () => {
  expect(await compile("ui", 90)).toBe("");
}, 120_000);

test("the code of every story, as its docs page offers it, compiles against the tarballs", async () => {
  const folder = join(inject("app"), "stories");
  const codes = listStoryCodes(join(workspace, "packages"));
  const offered = codes.flatMap(({ id, code }) => (code === null ? [] : [{ id, code }]));
  expect(offered.length).toBeGreaterThanOrEqual(650);
  await mkdir(folder, { recursive: true });
  await link(join(workspace, "packages/ui"), "lucide-react", folder);
  await Promise.all(offered.map(({ id, code }) => writeFile(join(folder, `${id}.tsx`), code)));
  const compilerOptions = { skipLibCheck: true, noUnusedLocals: true };
  await writeFile(
    join(folder, "tsconfig.json"),
    JSON.stringify({ extends: "../tsconfig.json", compilerOptions, include: ["*.tsx"] }),
  );
  expect(await typecheck(folder)).toBe("");
}, 120_000);

test("every story of a part offers its code", () => {
  const silent = listStoryCodes(join(workspace, "packages")).filter(
    ({ file, code }) => code === null && file.startsWith("ui/") && !file.startsWith("ui/src/foundations/"),
  );
  expect(silent.map(({ id }) => id)).toEqual([]);
});

test("every example of the hooks compiles against the tarball", async () => {
  expect(await compile("hooks", 35, inFunction)).toBe("");
}, 120_000);

test("the example of every hook that reads a list shows its rows", () => {
  const reader = openPackage(join(workspace, "packages/hooks"), "@broker/hooks");
  const lists = [...reader.readExamples()].filter(([, code]) => /const list = use/.test(code));
  reader.close();
  expect(lists.length).toBeGreaterThanOrEqual(9);
  expect(lists.filter(([, code]) => !/list\.rows/.test(code)).map(([hook]) => hook)).toEqual([]);
});
