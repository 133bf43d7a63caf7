import { spawnSync } from "node:child_process";
import { join } from "node:path";

/** Seeds one database that all providers of the run copy: seeding takes most of a first start. */
export default function setup(): void {
  const script = join(import.meta.dirname, "../../sandbox/src/seed/build-template.ts");
  const { status } = spawnSync(process.execPath, [script], { stdio: "inherit" });
  if (status !== 0) throw new Error("The demo database could not be seeded.");
}
