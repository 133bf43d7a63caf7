import { glob, readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { createRequire } from "node:module";
import { parseAst } from "vite";
import { expect, test } from "vitest";
import { withoutDragAndDrop, withoutSelection } from "./lean-libraries.ts";

const packages = join(import.meta.dirname, "../../packages");
const { resolve } = createRequire(join(packages, "ui/package.json"));
const components = join(dirname(resolve("react-aria-components/ListBox")), "../private");
const hooks = join(components, "../../../react-aria/dist/private");

test.each(["ListBox", "GridList", "Table", "Tree"])(
  "the %s of the installed React Aria is left without drag and drop, as a module that parses",
  async (name) => {
    const code = await readFile(join(components, `${name}.mjs`), "utf8");
    const lean = withoutDragAndDrop(code);
    expect(code).toContain("dragAndDropHooks?.useDraggableCollectionState");
    expect(lean).not.toMatch(
      /dragAndDropHooks|\w+DropIndicatorWrapper\s*\}|new \(0, \$\w+\$export\$\w+\)\(\)/,
    );
    // A row reads nothing of it from its list.
    expect(lean).not.toMatch(/\{[^{}\n]*(?:dragState|dropState)[^{}\n]*\} = \(0, [$\w]+useContext\)/);
    expect(() => parseAst(lean)).not.toThrow();
  },
);

test.each(["useGridSelectionAnnouncement", "useHighlightSelectionDescription"])(
  "the %s of the installed React Aria does nothing",
  async (name) => {
    const code = await readFile(join(hooks, `grid/${name}.mjs`), "utf8");
    const lean = withoutSelection(code);
    expect(code).toContain("useLocalizedStringFormatter");
    expect(lean.match(/^function .*export.*$/m)?.[0]).toMatch(
      /^function [$\w]+\([^)]*\) \{ return \{\}; \}$/,
    );
    expect(() => parseAst(lean)).not.toThrow();
  },
);

test("no list of the screens can be dragged, and none of their rows selected", async () => {
  const found: string[] = [];
  for await (const file of glob("{ui,screens}/src/**/*.{ts,tsx}", { cwd: packages })) {
    const code = await readFile(join(packages, file), "utf8");
    const selects = file.startsWith("screens/") && /\bselection=\{/.test(code);
    if (selects || /dragAndDropHooks|useDragAndDrop/.test(code)) found.push(file);
  }
  expect(found).toEqual([]);
});
