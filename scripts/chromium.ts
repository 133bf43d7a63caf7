import { accessSync, constants } from "node:fs";
import { run } from "./run.ts";

const PLACES = [
  process.env["CHROMIUM_PATH"],
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

const SHELLS = [process.env["CHROMIUM_SHELL_PATH"], "/usr/bin/chromium-headless-shell"];

function findProgram(places: readonly (string | undefined)[]): string | null {
  for (const place of places) {
    if (!place) continue;
    try {
      accessSync(place, constants.X_OK);
      return place;
    } catch {
      // Not here: look on.
    }
  }
  return null;
}

/** The first Chromium on this machine, or null. */
export const findChromium = (): string | null => findProgram(PLACES);

/** The part of Chromium that draws pages, where the system has it: end-to-end tests take a third less time with it. */
export const findShell = (): string | null => findProgram(SHELLS);

/** Finds a Chromium, or installs one where the system's package manager and the rights allow it. */
export async function ensureChromium(): Promise<string> {
  const found = findChromium();
  if (found) return found;
  if (process.getuid?.() === 0) {
    const quiet = { DEBIAN_FRONTEND: "noninteractive" };
    await run("apt-get", ["update", "-qq"], quiet).catch(() => 1);
    await run(
      "apt-get",
      ["install", "-y", "-qq", "--no-install-recommends", "chromium", "fonts-liberation"],
      quiet,
    ).catch(() => 1);
    await run("apt-get", ["install", "-y", "-qq", "chromium-headless-shell"], quiet).catch(() => 1);
  }
  const installed = findChromium();
  if (installed) return installed;
  throw new Error(
    "The tests need a Chromium: install the package “chromium” (or set CHROMIUM_PATH) and start again.",
  );
}
