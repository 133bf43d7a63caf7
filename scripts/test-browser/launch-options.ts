import { fileURLToPath } from "node:url";
import type { LaunchOptions } from "playwright-core";

/** All of Chromium, or the part of it that draws pages: quicker, but without a popup blocker and a PDF viewer. */
export type BrowserKind = "whole" | "shell";

const whole = process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium";
const shell = process.env["CHROMIUM_SHELL_PATH"] ?? "";

/**
 * How every test starts a browser: the system's Chromium without its own traffic to the outside, and on Linux with the
 * fonts of this project instead of those of the machine, so that no picture and no width depends on what is installed.
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
      // The shell hints letters fully unless told otherwise; the whole browser does it slightly.
      "--font-render-hinting=slight",
    ],
    env: { ...process.env, FONTCONFIG_FILE: fileURLToPath(new URL("fonts.conf", import.meta.url)) },
  };
}
