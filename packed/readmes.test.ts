import { globSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { basename, extname, join } from "node:path";
import { expect, inject, test } from "vitest";
import { readExamples } from "../scripts/readme-examples.ts";
import { install, link, typecheck } from "./fresh-app.ts";

const workspace = join(import.meta.dirname, "..");
/** The folder of the examples. It is separate, so that the packages cannot use the modules that the examples install. */
const folder = join(inject("app"), "readmes");
const packages = ["sdk", "hooks", "ui", "screens", "embed", "mocks"];
/** The modules that the examples import besides the packages, each with a folder of the workspace that has it. */
const others = {
  msw: "packages/mocks",
  "react-router-dom": "apps/portal",
  vitest: "packages/mocks",
  xstate: "packages/hooks",
} as const;

/** The pages of Storybook that are documents: its own, and the guides; blocks with a path are files of an app (guides.test.ts). */
const pages = globSync([".storybook/**/*.mdx", "docs/guides/*.md"], { cwd: workspace });

test("every TypeScript example in the README of a published package, and on a page of Storybook, compiles against the tarballs", async () => {
  await mkdir(folder);
  await Promise.all([
    install("packages/mocks", folder),
    ...Object.entries(others).map(([name, from]) => link(join(workspace, from), name, folder)),
  ]);
  const compilerOptions = { types: ["vite/client"], skipLibCheck: true };
  await writeFile(
    join(folder, "tsconfig.json"),
    JSON.stringify({ extends: "../tsconfig.json", compilerOptions, include: ["*.tsx"] }),
  );
  const examples = packages.flatMap((name) =>
    readExamples(join(workspace, "packages", name, "README.md")).map((code) => ({ name, code })),
  );
  expect(new Set(examples.map(({ name }) => name))).toEqual(new Set(packages));
  const shown = pages.flatMap((page) =>
    readExamples(join(workspace, page)).map((code) => ({ name: basename(page, extname(page)), code })),
  );
  expect(shown.length).toBeGreaterThan(10);
  await Promise.all(
    [...examples, ...shown].map(({ name, code }, index) =>
      writeFile(join(folder, `${name}-${index + 1}.tsx`), code),
    ),
  );
  expect(await typecheck(folder)).toBe("");
}, 120_000);
