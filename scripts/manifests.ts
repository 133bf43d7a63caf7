import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type Manifest, publishedPackages, readManifest } from "./published.ts";

/** What the manifest of each published package repeats of the workspace's own. */
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

/** Writes the fields that come from the workspace's manifest into those of the packages. */
if (import.meta.main) {
  const root = await readManifest(".");
  for (const { folder, manifest } of await publishedPackages())
    await writeFile(
      join(folder, "package.json"),
      `${JSON.stringify({ ...manifest, ...sharedFields(root, folder) }, null, 2)}\n`,
    );
}
