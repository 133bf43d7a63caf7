import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { sandbox } from "./provider.ts";

/** Seeds one database that all providers of the run copy: seeding takes most of a first start. */
export default function setup(): void {
  const script = join(sandbox, "seed/build-template.ts");
  const { status } = spawnSync(process.execPath, [script], { stdio: "inherit" });
  if (status !== 0) throw new Error("The demo database could not be seeded.");
}
