import { execFileSync } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  changedModules,
  digestDeclarations,
  type Digests,
  entryDeclarations,
} from "./public-declarations.ts";
import { type PublishedPackage, publishedPackages } from "./published.ts";

/** The committed digests of all public types, by package. */
const FILE = join(import.meta.dirname, "public-types.json");
const workspace = join(import.meta.dirname, "..");
const HELP = "describe it in a file of .changeset, and run `node scripts/public-types.ts update`";

/** Returns the digests of a package that is built; the sandbox is built when it is packed, so its types are made here. */
async function digestsOf({ folder, name, manifest }: PublishedPackage, place: string): Promise<Digests> {
  const exports: unknown = Object(manifest["publishConfig"]).exports ?? manifest["exports"];
  const room = join(workspace, folder);
  if (name !== "@broker/sandbox")
    return digestDeclarations(entryDeclarations(exports, room), (file) =>
      readFileSync(join(room, file), "utf8"),
    );
  const project = join(room, "tsconfig.testing.json");
  execFileSync("tsc", ["--project", project, "--outDir", join(place, "dist")], { stdio: "inherit" });
  return digestDeclarations(entryDeclarations(exports, place), (file) =>
    readFileSync(join(place, file), "utf8"),
  );
}

const place = await mkdtemp(join(tmpdir(), "types-"));
const packages = await publishedPackages();
const found = await Promise.all(
  packages.map(async (one) => [one.name, await digestsOf(one, place)] as const),
);
await rm(place, { recursive: true });

if (process.argv[2] === "update") {
  await writeFile(FILE, `${JSON.stringify(Object.fromEntries(found), null, 2)}\n`);
} else {
  const committed: Readonly<Record<string, Digests>> = JSON.parse(await readFile(FILE, "utf8"));
  for (const [name, digests] of found) {
    const changed = changedModules(committed[name], digests);
    if (changed.length === 0) continue;
    console.error(`The public types of ${name} changed, in ${changed.join(", ")}: ${HELP}.`);
    process.exitCode = 1;
  }
}
