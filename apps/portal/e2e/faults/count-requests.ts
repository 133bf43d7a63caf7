import type { Page, Request } from "playwright-core";

/** Counts the requests of a page for an operation: all of them, and the most that ran concurrently. */
export function countRequests(page: Page, operation: string): Readonly<{ made: number; atOnce: number }> {
  const counted = { made: 0, atOnce: 0 };
  const underWay = new Set<Request>();
  page.on("request", (request) => {
    if (!new URL(request.url()).pathname.endsWith(`/${operation}`)) return;
    underWay.add(request);
    counted.made += 1;
    counted.atOnce = Math.max(counted.atOnce, underWay.size);
  });
  page.on("response", (response) => underWay.delete(response.request()));
  page.on("requestfailed", (request) => underWay.delete(request));
  return counted;
}
