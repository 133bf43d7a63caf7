import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type Manifest, publishedPackages, readManifest } from "./published.ts";

/** Returns the fields that each published package's manifest repeats from the workspace's. */
export function sharedFields(root: Manifest, folder: string): Manifest {
  const url = String(root["homepage"]);
  return {
    license: root["license"],
    author: root["author"],
    homepage: `${url}/tree/main/${folder}#readme`,
    bugs: { url: `${url}/issues` },
    repository: { type: "git", url: `git+${url}.git`, directory: folder },
  };
}

/** Copies fields of the workspace's manifest to the manifests of the packages. */
if (import.meta.main) {
  const root = await readManifest(".");
  for (const { folder, manifest } of await publishedPackages())
    await writeFile(
      join(folder, "package.json"),
      `${JSON.stringify({ ...manifest, ...sharedFields(root, folder) }, null, 2)}\n`,
    );
}
