import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { run } from "./run.ts";

const folders = ["api-spec", ...(await readdir("packages")).map((name) => `packages/${name}`)];
const packed = await mkdtemp(join(tmpdir(), "packed-"));
let code = 0;

/** What would be published is packed, and judged as a consumer would meet it. */
for (const folder of folders) {
  const manifest: unknown = JSON.parse(await readFile(join(folder, "package.json"), "utf8"));
  if (typeof manifest !== "object" || manifest === null || "private" in manifest) continue;
  code ||= await run("pnpm", ["--dir", folder, "pack", "--pack-destination", packed, "--silent"]);
}
for (const file of await readdir(packed)) {
  const tarball = join(packed, file);
  code ||= await run("publint", ["run", tarball, "--strict"]);
  code ||= await run("attw", [
    tarball,
    "--profile",
    "esm-only",
    "--format",
    "ascii",
    "--exclude-entrypoints",
    "styles.css",
    "openapi.json",
    "package.json",
  ]);
}
await rm(packed, { recursive: true });
process.exitCode = code;
