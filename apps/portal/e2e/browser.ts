import { type Browser, chromium, type Page } from "playwright-core";
import { type BrowserKind, launchOptions } from "../../../scripts/test-browser/launch-options.ts";

/** Launches the browser of the tests; a headless shell only if the environment names one. */
export function launchBrowser(kind?: BrowserKind): Promise<Browser> {
  return chromium.launch({
    ...launchOptions(kind),
    // Playwright disables the popup blocker; a portal that opens windows is tested with it.
    ignoreDefaultArgs: ["--disable-popup-blocking"],
  });
}

/** Collects the problems of a page: errors, and violations of its security policy. Empty in a good run. */
export function watchProblems(page: Page): readonly string[] {
  const problems: string[] = [];
  page.on("pageerror", (error) => problems.push(error.message));
  page.on("console", (message) => {
    if (message.type() === "error") problems.push(`${message.text()} ${message.location().url}`.trim());
  });
  return problems;
}
