import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { omitServerCode } from "./lean-router.ts";

const main = (more = "") => `function createRouter(init) {\n  return init;\n}\n${more}`;

test("the installed React Router has every function that the build omits", async () => {
  const file = import.meta
    .resolve("react-router")
    .replace("development", "production")
    .replace(/\.js$/, ".mjs");
  const entry = await readFile(new URL(file), "utf8");
  const names = [...entry.matchAll(/from "(\.\/[\w-]+\.mjs)"/g)].map(([, name = ""]) => name);
  const modules = await Promise.all(names.map((name) => readFile(new URL(name, file), "utf8")));
  const code = modules.find((one) => one.includes("function createRouter(")) ?? "";
  const lean = omitServerCode(code);
  expect(code.length - lean.length).toBeGreaterThan(10_000);
  expect(lean).toContain("function createRouter(");
});

test("a version of React Router without such a function fails the build", () => {
  expect(() => omitServerCode(main())).toThrow(/has no function singleFetchActionStrategy/);
});
