import { execFile } from "node:child_process";
import { promisify } from "node:util";

/** Licences under which a package may be part of the product. */
const allowed = new Set([
  "0BSD",
  "Apache-2.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "ISC",
  "MIT",
  "MIT-0",
  "OFL-1.1",
]);

/** Packages under other licences, each with the reason why it may be used. */
const exceptions: Readonly<Record<string, string>> = {
  "@img/sharp-libvips": "A library of its own that the provider loads, and is not linked into it.",
  "caniuse-lite": "Data that builds read; nothing of it is delivered.",
  isbot:
    "In the public domain by the Unlicense, and only in the example on TanStack Router, which is not published.",
  lightningcss: "A program that builds run; nothing of it is delivered.",
  "type-fest": "MIT or CC0-1.0, of which MIT is taken.",
  "require-like": "MIT by its LICENSE file; its manifest has no field for it.",
};

interface Row {
  readonly name: string;
  readonly versions: readonly string[];
  readonly licence: string;
}

/** Returns the installed packages that run in the product or build it, sorted by name. */
async function readRows(): Promise<readonly Row[]> {
  const { stdout } = await promisify(execFile)(
    "pnpm",
    ["--recursive", "licenses", "list", "--prod", "--json"],
    { maxBuffer: 1e8 },
  );
  const groups: unknown = JSON.parse(stdout.slice(stdout.indexOf("{")));
  return Object.entries<unknown>(Object(groups))
    .flatMap(([licence, packages]) =>
      (Array.isArray(packages) ? packages : []).map((one: unknown) => ({
        name: String(Object(one).name),
        versions: [Object(one).versions].flat().map(String),
        licence,
      })),
    )
    .toSorted((one, other) => one.name.localeCompare(other.name));
}

const isException = (name: string) =>
  Object.keys(exceptions).some((one) => name === one || name.startsWith(`${one}-`));

const rows = await readRows();
if (process.argv.includes("--report"))
  console.log(
    [
      "| package | version | licence |",
      "| --- | --- | --- |",
      ...rows.map(({ name, versions, licence }) => `| ${name} | ${versions.join(", ")} | ${licence} |`),
    ].join("\n"),
  );
const refused = rows.filter(({ name, licence }) => !allowed.has(licence) && !isException(name));
for (const { name, licence } of refused)
  console.error(`${name} has the licence ${licence}: replace it, or give a reason in scripts/licences.ts.`);
if (rows.length === 0) console.error("pnpm listed no packages.");
console.error(`${rows.length} packages, ${refused.length} refused.`);
process.exitCode = refused.length > 0 || rows.length === 0 ? 1 : 0;
