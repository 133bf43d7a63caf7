import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..");
const source = (file: string) => readFileSync(join(root, file), "utf8");
const isCode = (file: string) => /\.tsx?$/.test(file);

/** Lists the files that a file imports, statically or dynamically, transitively. */
function imported(file: string): readonly string[] {
  return (
    [...source(file).matchAll(/(?:from|import\()\s*"(\.{1,2}\/[^"]+)"/g)]
      .map(([, path = ""]) => join(dirname(file), path))
      // An example in a comment may name files that do not exist.
      .filter((path) => isCode(path) && existsSync(join(root, path)))
  );
}

function reaches(file: string, wanted: string, seen = new Set<string>()): boolean {
  if (file === wanted) return true;
  if (seen.has(file)) return false;
  seen.add(file);
  // A screen within a screen is tested by itself.
  return imported(file).some((one) => !one.endsWith(".screen.tsx") && reaches(one, wanted, seen));
}

const CONTACT = join("frame", "company-contact.tsx");
const screens = globSync("**/*.screen.tsx", { cwd: root }).filter((file) => reaches(file, CONTACT));

test("some screens tell users to contact support", () => {
  expect(screens.length).toBeGreaterThan(5);
});

test.each(screens)("%s shows the contact channels that its sentences refer to", (file) => {
  expect(source(file)).toContain("<ContactProvider>");
});
