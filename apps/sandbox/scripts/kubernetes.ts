import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { formatManifests } from "../kubernetes/manifests.ts";

const folder = join(import.meta.dirname, "../operations/kubernetes");
mkdirSync(folder, { recursive: true });
for (const [name, text] of formatManifests()) writeFileSync(join(folder, name), text);
