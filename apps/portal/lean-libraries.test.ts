import { glob, readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { createRequire } from "node:module";
import { parseAst } from "vite";
import { expect, test } from "vitest";
import { withoutDragAndDrop } from "./lean-libraries.ts";

const packages = join(import.meta.dirname, "../../packages");
const { resolve } = createRequire(join(packages, "ui/package.json"));
const listFile = (name: string) =>
  join(dirname(resolve("react-aria-components/ListBox")), `../private/${name}.mjs`);

test.each(["ListBox", "GridList", "Table", "Tree"])(
  "the %s of the installed React Aria is left without drag and drop, as a module that parses",
  async (name) => {
    const code = await readFile(listFile(name), "utf8");
    const lean = withoutDragAndDrop(code);
    expect(code).toContain("dragAndDropHooks?.useDraggableCollectionState");
    expect(lean).not.toMatch(/dragAndDropHooks|\w+DropIndicatorWrapper\s*\}/);
    // A row reads nothing of it from its list.
    expect(lean).not.toMatch(/\{[^{}\n]*(?:dragState|dropState)[^{}\n]*\} = \(0, [$\w]+useContext\)/);
    expect(() => parseAst(lean)).not.toThrow();
  },
);

test("no list of the product can be dragged", async () => {
  const found: string[] = [];
  for await (const file of glob("{ui,screens}/src/**/*.{ts,tsx}", { cwd: packages }))
    if (/dragAndDropHooks|useDragAndDrop/.test(await readFile(join(packages, file), "utf8")))
      found.push(file);
  expect(found).toEqual([]);
});
