import { expect, test } from "vitest";
import { launchBrowser } from "./browser.ts";
import { sharePortal } from "./portal.ts";

const portal = sharePortal();

test("hovering over a link of a public page prefetches the linked page, and the policy allows it", async () => {
  // A separate browser: the other tests intercept requests, and browsers then prefetch nothing.
  const browser = await launchBrowser();
  const context = await browser.newContext({ baseURL: portal().provider.url });
  const prefetched: string[] = [];
  context.on("request", (request) => {
    if (request.headers()["sec-purpose"]?.startsWith("prefetch"))
      prefetched.push(new URL(request.url()).pathname);
  });
  const page = await context.newPage();
  await page.goto("/platforms");
  const link = page.locator('main a[href^="/"]:visible').first();
  const href = await link.getAttribute("href");
  await link.hover();
  await expect.poll(() => prefetched).toEqual([href?.split("?")[0]]);
  await browser.close();
});
