import { accessSync, constants } from "node:fs";
import { run } from "./run.ts";

/** Returns the first path that is an executable program; null without one. */
export function findProgram(places: readonly (string | undefined)[]): string | null {
  for (const place of places) {
    if (!place) continue;
    try {
      accessSync(place, constants.X_OK);
      return place;
    } catch {
      // The program is not at this path.
    }
  }
  return null;
}

/** Installs packages where the system's package manager and permissions allow it. */
export async function installPackages(packages: readonly string[]): Promise<void> {
  if (process.getuid?.() !== 0) return;
  const quiet = { DEBIAN_FRONTEND: "noninteractive" };
  const apt = (...args: string[]) => run("apt-get", args, quiet).catch(() => 1);
  await apt("update", "-qq");
  await apt("install", "-y", "-qq", "--no-install-recommends", ...packages);
}
