import { fileURLToPath } from "node:url";
import type { LaunchOptions } from "playwright-core";

/** The whole Chromium, or its headless shell: quicker, but without a popup blocker and a PDF viewer. */
export type BrowserKind = "whole" | "shell";

const whole = process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium";
const shell = process.env["CHROMIUM_SHELL_PATH"] ?? "";

/**
 * Returns how every test starts a browser: the system's Chromium without background traffic, and on Linux with the
 * fonts of this project, so that pictures and widths do not depend on the machine.
 */
export function launchOptions(kind: BrowserKind = "shell"): LaunchOptions {
  return {
    executablePath: (kind === "shell" && shell) || whole,
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
      "--no-first-run",
      // Other hosts are not tested, and not always reachable. Blocking them by a route would cost each request of a
      // page a message to the test, and its cache.
      "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE *.localhost, EXCLUDE 127.0.0.1",
      // The shell hints fonts fully by default; the whole browser does it slightly.
      "--font-render-hinting=slight",
    ],
    env: { ...process.env, FONTCONFIG_FILE: fileURLToPath(new URL("fonts.conf", import.meta.url)) },
  };
}
