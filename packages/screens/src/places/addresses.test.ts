import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..");

/** Returns the strings of a source that look like a path of an app, without comments. */
const pathsIn = (code: string) =>
  [
    ...code.replaceAll(/\/\*[^]*?\*\/|(?<=^|\s)\/\/.*$/gm, "").matchAll(/["'`](\/(?:[a-z$][^"'`]*)?)["'`]/gi),
  ].map(([, path = ""]) => path);

test("a path is distinguished from similar strings", () => {
  expect(pathsIn('const a = "/profile?tab=legal"; // "/x"\nconst b = `/docs/${name}.pdf`;')).toEqual([
    "/profile?tab=legal",
    "/docs/${name}.pdf",
  ]);
  expect(pathsIn('import x from "./profile.ts"; const half = 1 / 2; /* "/dashboard" */')).toEqual([]);
});

test("no screen contains an address of an app: the host defines all of them as `Places`", () => {
  const sources = globSync("**/*.{ts,tsx}", { cwd: root }).filter(
    (file) => !/\.(test|stories)\.tsx?$|^testing\/|^locales\/|\.messages\.ts$/.test(file),
  );
  expect(sources.length).toBeGreaterThan(150);
  const found = sources.flatMap((file) =>
    pathsIn(readFileSync(join(root, file), "utf8")).map((path) => `${file}: ${path}`),
  );
  // `toReturnPath` of the hooks returns the root where an address leads nowhere.
  expect(found).toEqual(["session/login.screen.tsx: /"]);
});
