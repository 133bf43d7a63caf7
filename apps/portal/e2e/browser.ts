import { type Browser, chromium, type Page } from "playwright-core";
import { type BrowserKind, launchOptions } from "../../../scripts/test-browser/launch-options.ts";

/** The browser of the tests; a shell only where one was named. */
export function launchBrowser(kind?: BrowserKind): Promise<Browser> {
  return chromium.launch({
    ...launchOptions(kind),
    // The driver switches it off; a portal that opens windows is to be seen with it.
    ignoreDefaultArgs: ["--disable-popup-blocking"],
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
