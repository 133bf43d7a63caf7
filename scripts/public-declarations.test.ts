import { expect, test } from "vitest";
import { changedModules, digestDeclarations } from "./public-declarations.ts";

const entry = `import { Deposit } from "./deposit/deposit.js";
/** The state of a deposit. */
export declare function useDeposit(options?: { accept: "image/*" }): Deposit;
export { Deposit };
//# sourceMappingURL=index.d.ts.map`;
const deposit = `/** A deposit. */
interface Deposit { readonly amount: string; }
export { Deposit };`;

const digest = (files: Readonly<Record<string, string>>) =>
  digestDeclarations(["./dist/index.d.ts"], (file) => files[file] ?? "");
const files = { "dist/index.d.ts": entry, "dist/deposit/deposit.d.ts": deposit, "dist/other.d.ts": "" };
const changedBy = (file: keyof typeof files, from: string, to: string) =>
  changedModules(digest(files), digest({ ...files, [file]: files[file].replace(from, to) }));

test("the digests of an entry are those of all modules that it reaches, and of no other", () => {
  expect(Object.keys(digest(files))).toEqual(["dist/deposit/deposit.d.ts", "dist/index.d.ts"]);
});

test.each([
  ["a renamed export", "dist/index.d.ts", "useDeposit(", "useDeposits(", ["dist/index.d.ts"]],
  [
    "a parameter's type behind a comment sign in a text",
    "dist/index.d.ts",
    "): Deposit",
    "): null",
    ["dist/index.d.ts"],
  ],
  [
    "the type of a property in another module",
    "dist/deposit/deposit.d.ts",
    "string",
    "number",
    ["dist/deposit/deposit.d.ts"],
  ],
  [
    "a property that may be missing",
    "dist/deposit/deposit.d.ts",
    "amount:",
    "amount?:",
    ["dist/deposit/deposit.d.ts"],
  ],
  ["the words of a comment", "dist/index.d.ts", "The state of a deposit.", "A */ /* state.", []],
  ["spaces", "dist/deposit/deposit.d.ts", "; }", ";\n}", []],
] as const)("%s changes the digests of %s by what it means only", (_what, file, from, to, wanted) => {
  expect(changedBy(file, from, to)).toEqual(wanted);
});

test("the hash in the name of a shared module is no part of its digest", () => {
  const of = (name: string) =>
    digest({ "dist/index.d.ts": `export * from "./${name}.js";`, [`dist/${name}.d.ts`]: deposit });
  expect(of("client-BU8KiFQz")).toEqual(of("client-Qd31ab_c"));
  expect(Object.keys(of("client-BU8KiFQz"))).toContain("dist/client.d.ts");
});
