import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const here = import.meta.dirname;

/** The literal paths of the app in what is published, comments and queries apart. */
const linked = globSync("**/*.{ts,tsx}", { cwd: here })
  .filter((file) => !/test|stories|^locales|\.messages\.ts$/.test(file))
  .flatMap((file) => {
    const code = readFileSync(`${here}/${file}`, "utf8").replaceAll(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, "");
    return [...code.matchAll(/["`](\/[a-z][a-z/-]*)(?=["`?])/g)].map(([, path = ""]) => path);
  });

test("the README names every path that a screen links to", () => {
  const readme = readFileSync(`${here}/../README.md`, "utf8");
  const [, section = ""] = /## Paths that screens link to\n([^]*?)\n## /.exec(readme) ?? [];
  const named = [...section.matchAll(/^\| `.*/gm)].flatMap(([row]) =>
    [...row.matchAll(/`(\/[a-z/-]+)`/g)].map(([, path = ""]) => path),
  );
  expect(linked.length).toBeGreaterThan(20);
  expect([...new Set(linked)].toSorted()).toEqual(named.toSorted());
});
