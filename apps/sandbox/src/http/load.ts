import type { MiddlewareHandler } from "hono";
import { totalmem } from "node:os";
import { getHeapStatistics } from "node:v8";
import type { Env } from "../contract/operation.ts";
import { Problem } from "./problem.ts";

/** Requests at once; each may hold an answer of a megabyte. */
const MOST_REQUESTS = 1_000;
const FULL = 0.9;
const LOOK_MILLISECONDS = 250;
/** What looks after this process has to reach it. */
const always = new Set(["/healthz", "/readyz", "/metrics"]);

/** How much of the memory that this process may use is used, as a part of one. */
function memoryUsed(): number {
  const { used_heap_size: used, heap_size_limit: limit } = getHeapStatistics();
  // Without a limit of its own, a container's reads as more than the machine has.
  const most = Math.min(totalmem(), process.constrainedMemory() || Infinity);
  return Math.max(used / limit, process.memoryUsage.rss() / most);
}

/** Refuses what would take more memory than there is, before anything of it is done: a 503 that says when to come again. */
export function shedLoad(
  used: () => number = memoryUsed,
  now = () => performance.now(),
): MiddlewareHandler<Env> {
  let underWay = 0;
  let looked = -Infinity;
  let isFull = false;
  return async (context, next) => {
    if (now() - looked >= LOOK_MILLISECONDS) {
      looked = now();
      isFull = used() > FULL;
    }
    const isBusy = isFull || underWay >= MOST_REQUESTS;
    if (isBusy && !always.has(context.req.path))
      throw new Problem(503, "notReady", "The provider is busy. Please try again in a moment.", {
        retryAfter: 2,
      });
    underWay += 1;
    try {
      await next();
    } finally {
      underWay -= 1;
    }
  };
}
