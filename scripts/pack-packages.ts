import { mkdir, rm } from "node:fs/promises";
import { pack, packedFolder, publishedPackages } from "./published.ts";

/** Packs every published package once, for all checks that need a tarball. */
const destination = packedFolder;
if (destination === undefined) throw new Error("PACKED_DIR names no folder for the tarballs.");
await rm(destination, { recursive: true, force: true });
await mkdir(destination, { recursive: true });
const packages = await publishedPackages();
for (const tarball of await Promise.all(packages.map(({ folder }) => pack(folder, destination))))
  console.log(tarball);
