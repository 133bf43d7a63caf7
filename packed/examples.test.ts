import { cp, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, inject, test } from "vitest";
import { openPackage } from "../.storybook/docs/parts/read-parts.ts";
import { typecheck } from "./fresh-app.ts";

/** Puts an example of a hook into a function, as its lines are those of a component. */
function inFunction(code: string): string {
  const [, imports = "", body = ""] = /^((?:import [^\n]*\n)*)([^]*)$/.exec(code) ?? [];
  return `${imports}export ${body.includes("await ") ? "async " : ""}function Example() {\n${body}\n}\n`;
}

/** Type-checks the examples of a package, and returns what the compiler says. */
async function compile(name: string, atLeast: number, toFile = (code: string) => code): Promise<string> {
  const folder = join(inject("app"), "examples", name);
  await cp(join(import.meta.dirname, "examples", name), folder, { recursive: true });
  const compilerOptions = { types: ["vite/client"], skipLibCheck: true };
  await writeFile(
    join(folder, "tsconfig.json"),
    JSON.stringify({ extends: "../../tsconfig.json", compilerOptions, include: ["*.tsx", "*.d.ts"] }),
  );
  const reader = openPackage(join(import.meta.dirname, "../packages", name), `@broker/${name}`);
  const examples = [...reader.readExamples()];
  reader.close();
  expect(examples.length).toBeGreaterThanOrEqual(atLeast);
  await Promise.all(examples.map(([part, code]) => writeFile(join(folder, `${part}.tsx`), toFile(code))));
  return typecheck(folder);
}

test("every example of the design system, as its docs page shows it, compiles against the tarball", async () => {
  expect(await compile("ui", 90)).toBe("");
}, 120_000);

test("every example of the hooks compiles against the tarball", async () => {
  expect(await compile("hooks", 35, inFunction)).toBe("");
}, 120_000);
