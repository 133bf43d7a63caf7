import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { page, renewed, roles } from "./architecture.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const files = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], {
  cwd: root,
  encoding: "utf8",
}).split("\n");
/** React Router names its entries so. */
const ofTools = new Set(["entry.client.tsx", "entry.server.tsx"]);

const squeezed = (text: string) => text.replaceAll(/[ -]+/g, " ");

test("docs/architecture.md has the map and the roles of the code (else: node scripts/architecture.ts)", async () => {
  const text = readFileSync(page, "utf8");
  // The formatter widens the columns of tables.
  expect(squeezed(await renewed(text))).toBe(squeezed(text));
});

test("every role in a file name is one of the list", () => {
  const sources = files.filter((file) => /^(packages|apps)\/[^/]+\/(src|app)\/.*\.tsx?$/.test(file));
  expect(sources.length).toBeGreaterThan(500);
  const unknown = sources.filter((file) => {
    const [, ...parts] = basename(file)
      .replace(/(\.d)?\.tsx?$/, "")
      .split(".");
    return !ofTools.has(basename(file)) && parts.some((part) => !(part in roles));
  });
  expect(unknown).toEqual([]);
});

test("every role of the list is used", () => {
  const names = files.map((file) => basename(file));
  const unused = Object.keys(roles).filter((role) => !names.some((name) => name.includes(`.${role}.ts`)));
  expect(unused).toEqual([]);
});

test("every file that docs/architecture.md names is there", () => {
  const named = [...readFileSync(page, "utf8").matchAll(/\]\(\.\.\/([^)#]+)\)/g)].map(
    ([, path]) => path ?? "",
  );
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((path) => !files.some((file) => file === path || file.startsWith(`${path}/`)))).toEqual(
    [],
  );
});
