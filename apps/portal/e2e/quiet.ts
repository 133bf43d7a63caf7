import type { Page, Request } from "playwright-core";

/** The time without a request after which a page is quiet, and the longest time until then (ms). */
const QUIET = 500;
const PATIENCE = 30_000;

const pending = new WeakMap<Page, ReadonlySet<Request>>();

/** Returns whether an address is that of the stream of events, which stays open. */
export const isStream = (address: string): boolean => address.includes("/api/Event/Stream");

/** Remembers the requests of a page that have no whole answer yet, except the stream of events, which stays open. */
export function watchRequests(page: Page): void {
  const requests = new Set<Request>();
  pending.set(page, requests);
  page.on("request", (request) => {
    if (!isStream(request.url())) requests.add(request);
  });
  page.on("requestfinished", (request) => void requests.delete(request));
  page.on("requestfailed", (request) => void requests.delete(request));
}

/** Waits until a watched page has had no request for half a second, with its stream of events open. */
export async function untilQuiet(page: Page): Promise<void> {
  const requests = pending.get(page);
  if (!requests) throw new Error("The requests of this page are not watched");
  const begun = Date.now();
  for (let since = begun; Date.now() - since < QUIET;) {
    await page.waitForTimeout(QUIET / 10);
    if (requests.size > 0) since = Date.now();
    if (Date.now() - begun > PATIENCE)
      throw new Error(`The page is not quiet: ${[...requests].map((one) => one.url()).join(", ")}`);
  }
}
