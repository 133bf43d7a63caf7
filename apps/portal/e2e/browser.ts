import { type Browser, chromium, type Page } from "playwright-core";

/** All of Chromium, or the part of it that draws pages: quicker, but without a popup blocker and a PDF viewer. */
export type BrowserKind = "whole" | "shell";

/** The system's Chromium, without its own traffic to the outside; a shell only where one was named. */
export function launchBrowser(kind: BrowserKind = "shell"): Promise<Browser> {
  const whole = process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium";
  return chromium.launch({
    executablePath: (kind === "shell" && process.env["CHROMIUM_SHELL_PATH"]) || whole,
    // The driver switches it off; a portal that opens windows is to be seen with it.
    ignoreDefaultArgs: ["--disable-popup-blocking"],
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
      "--no-first-run",
    ],
  });
}

/** Whatever a page complains about: errors, and what its security policy blocked. Empty in a good run. */
export function watchProblems(page: Page): readonly string[] {
  const problems: string[] = [];
  page.on("pageerror", (error) => problems.push(error.message));
  page.on("console", (message) => {
    if (message.type() === "error") problems.push(message.text());
  });
  return problems;
}
