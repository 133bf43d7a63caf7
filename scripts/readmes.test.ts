import { execFile } from "node:child_process";
import { globSync } from "node:fs";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readExamples, readFiles } from "./readme-examples.ts";

const workspace = join(import.meta.dirname, "..");
/** The examples are compiled in this folder of the portal, where their imports resolve. */
const place = join(workspace, "apps/portal/node_modules/.cache/readmes");
const documents = globSync(
  ["packages/*/README.md", ".storybook/guides/*.mdx", "docs/guides/*.md", "docs/connect-a-provider.md"],
  { cwd: workspace },
);

const nameOf = (document: string, index: number) =>
  `${document.replaceAll(/[^\w]/g, "-").replace(/^-+/, "")}-${index + 1}.tsx`;

const config = {
  extends: join(workspace, "tsconfig.base.json"),
  compilerOptions: {
    lib: ["ES2024", "DOM", "DOM.Iterable"],
    jsx: "react-jsx",
    types: ["node"],
    noUnusedLocals: false,
    paths: {
      "@broker/sdk": [join(workspace, "packages/sdk/src/index.ts")],
      "@broker/sdk/fetch": [join(workspace, "packages/sdk/src/fetch.ts")],
      "@broker/sdk/money": [join(workspace, "packages/sdk/src/money.ts")],
      "@broker/ui/styles.css": [join(workspace, "packages/ui/styles.css.d.ts")],
    },
  },
  include: ["*.tsx"],
};

beforeAll(async () => {
  await rm(place, { recursive: true, force: true });
  await mkdir(place, { recursive: true });
  await writeFile(join(place, "tsconfig.json"), JSON.stringify(config));
});
afterAll(() => rm(place, { recursive: true }));

test("every TypeScript example in a package's README or a guide compiles unchanged", async () => {
  let count = 0;
  for (const document of documents) {
    // The files of the guides to embed are compiled by the tests of `packed`, as their apps.
    const tests = [...readFiles(join(workspace, document))].filter(([path]) => path.endsWith(".test.ts"));
    const blocks = [...readExamples(join(workspace, document)), ...tests.map(([, code]) => code)];
    await Promise.all(blocks.map((code, index) => writeFile(join(place, nameOf(document, index)), code)));
    count += blocks.length;
  }
  expect(count).toBeGreaterThan(10);
  const compiler = join(workspace, "node_modules/typescript/bin/tsc");
  const complaints = await promisify(execFile)(process.execPath, [compiler, "-p", place], {
    cwd: place,
  }).then(
    () => "",
    (error: unknown) => (error instanceof Error && "stdout" in error ? String(error.stdout) : String(error)),
  );
  expect(complaints).toBe("");
}, 120_000);
