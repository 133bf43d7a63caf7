import { findProgram, installPackages } from "./programs.ts";

const PLACES = [
  process.env["CHROMIUM_PATH"],
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

const SHELLS = [process.env["CHROMIUM_SHELL_PATH"], "/usr/bin/chromium-headless-shell"];

/** Returns the first Chromium on this machine; null without one. */
export const findChromium = (): string | null => findProgram(PLACES);

/** Returns the headless shell of Chromium where the system has it: it runs end-to-end tests in a third less time. */
export const findShell = (): string | null => findProgram(SHELLS);

/** Finds a Chromium, or installs it if the system's package manager and permissions allow it. */
export async function ensureChromium(): Promise<string> {
  const found = findChromium();
  if (found) return found;
  await installPackages(["chromium", "fonts-liberation"]);
  await installPackages(["chromium-headless-shell"]);
  const installed = findChromium();
  if (installed) return installed;
  throw new Error(
    "The tests need a Chromium: install the package “chromium” (or set CHROMIUM_PATH) and start again.",
  );
}
