import type { Page } from "playwright-core";

/** The time limit of a page's code, which some tests withhold (ms). */
const PATIENCE = 5_000;

/** Returns whether the page has no code, or React has rendered it. */
function isScripted(): boolean {
  if (!document.querySelector("script[type=module]")) return true;
  const part = document.querySelector("main button, main input, main a, main");
  return part !== null && Object.keys(part).some((key) => key.startsWith("__reactProps"));
}

/**
 * Has `page.goto` wait for the code of the page as well, which follows the first paint: a button does nothing before. A call
 * with a `waitUntil` option waits only for that event.
 */
export function awaitScripts(page: Page): void {
  const open = page.goto.bind(page);
  page.goto = async (url, options) => {
    const answer = await open(url, options);
    if (options?.waitUntil === undefined)
      await page.waitForFunction(isScripted, undefined, { timeout: PATIENCE }).catch(() => undefined);
    return answer;
  };
}
