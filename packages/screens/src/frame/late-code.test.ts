import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const packages = join(import.meta.dirname, "../../..");
const sources = globSync("{screens,ui}/src/**/*.{ts,tsx}", { cwd: packages })
  .filter((file) => !/\.(test|stories)\.tsx?$/.test(file))
  .map((file) => ({ file, code: readFileSync(join(packages, file), "utf8") }));

test("no component uses React's own `lazy`, which never retries a failed load", () => {
  const bare = sources.filter(({ code }) => /\blazy\b[^;]*\} from "react"/.test(code));
  expect(bare.map(({ file }) => file)).toEqual([join("ui", "src", "late", "late.tsx")]);
});

/** Matches the text before a dynamic import that is passed to `late`. */
const givenToLate = /\blate(?:Screen|Panel|Extension)?(?:<(?:(?!await)[^])*?>)?\(\s*async \(\) => \(await $/;
/** Matches the text before a dynamic import that several components share by a name. */
const named = /\bconst (\w+) = \(\) => $/;

/** Lists the dynamic imports of components that are not passed to `late`. */
function bareImports(code: string): readonly string[] {
  return [...code.matchAll(/\bimport\([^)]*\.tsx["'`]\s*\)/g)].flatMap(({ 0: text, index }) => {
    const before = code.slice(0, index);
    if (givenToLate.test(before)) return [];
    const [, name] = named.exec(before) ?? [];
    if (name === undefined) return [text];
    const uses = [...code.matchAll(new RegExp(`\\b${name}\\b(?! =)(?:\\(\\)\\)\\.[a-z])?`, "g"))];
    // Other dynamic imports are no visible component: their callers handle failures.
    const shown = uses.filter(([use]) => !use.includes("."));
    const isLate = shown.length > 0 && shown.every((use) => givenToLate.test(code.slice(0, use.index)));
    return isLate ? [] : [text];
  });
}

test("a component whose code is late is created by `late`, with a replacement for missing code", () => {
  // Without comments, which contain examples.
  const code = sources.map(({ file, code }) => ({ file, code: code.replaceAll(/\/\*[^]*?\*\//g, "") }));
  expect(code.filter(({ code }) => /\bimport\([^)]*\.tsx/.test(code)).length).toBeGreaterThan(15);
  expect(code.flatMap(({ file, code }) => bareImports(code).map((text) => `${file}: ${text}`))).toEqual([]);
});

test.each([
  ['late(async () => (await import("./a.tsx")).A, { while: null });', 0],
  ['lateScreen<{ search: Search }>(\n  async () => (await import("../a.tsx")).A,\n);', 0],
  [
    'const importA = () => import("./a.tsx");\nlate(async () => (await importA()).A);\n(await importA()).save();',
    0,
  ],
  ['late(async () => (await import("./a.tsx")).A);\nconst B = (await import("./b.tsx")).B;', 1],
  ['late<A>(async () => (await import("./a.tsx")).A);\nmake<B>(async () => (await import("./b.tsx")).B);', 1],
  [
    'const importA = () => import("./a.tsx");\nlate(async () => (await importA()).A);\n(await importA()).B;',
    1,
  ],
  ['const importA = () => import("./a.tsx");', 1],
])("of %j, `late` is not given %i", (code, count) => {
  expect(bareImports(code)).toHaveLength(count);
});
