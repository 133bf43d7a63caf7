import { ServerResponse } from "node:http";
import { totalmem } from "node:os";
import { getHeapStatistics } from "node:v8";
import type { Context, MiddlewareHandler } from "hono";
import type { Env } from "./env.ts";
import { Problem } from "./problem.ts";
import { createRoom } from "./room.ts";

const FULL = 0.9;
const LOOK_MILLISECONDS = 250;
/** The paths that are always served, because operators depend on them. */
const always = new Set(["/healthz", "/readyz", "/metrics"]);

/** Returns the fraction of the available memory that this process uses. */
function memoryUsed(): number {
  const { used_heap_size: used, heap_size_limit: limit } = getHeapStatistics();
  // In a container without a limit, this reads as more than the machine has.
  const most = Math.min(totalmem(), process.constrainedMemory() || Infinity);
  return Math.max(used / limit, process.memoryUsage.rss() / most);
}

/** The limits of concurrent requests. */
export interface Load {
  /** Returns the fraction of memory in use. */
  readonly used: () => number;
  /** Returns milliseconds. */
  readonly now: () => number;
  /** The maximum number of concurrent requests until their answers are sent; each may hold an answer of a megabyte. */
  readonly atOnce: number;
  /** The maximum number per address, so that clients that read nothing cannot block all others. */
  readonly ofOne: number;
  /** The time in which an answer must be read, in milliseconds. */
  readonly sending: number;
}

const usual: Load = {
  used: memoryUsed,
  now: () => performance.now(),
  atOnce: 1_000,
  ofOne: 250,
  sending: 300_000,
};

const busy = () =>
  new Problem(503, "notReady", "The provider is busy. Please try again in a moment.", { retryAfter: 2 });

/** Returns the Node.js response; null for a request without a network connection. */
function outgoing(context: Context<Env>): ServerResponse | null {
  const found: unknown = Reflect.get(Object(context.env), "outgoing");
  return found instanceof ServerResponse ? found : null;
}

/** Refuses requests that would exceed the memory, before any work: a 503 with a Retry-After. */
export function shedLoad(given: Partial<Load> = {}): MiddlewareHandler<Env> {
  const { used, now, atOnce, ofOne, sending } = { ...usual, ...given };
  const takeRoom = createRoom(ofOne);
  let underWay = 0;
  let looked = -Infinity;
  let isFull = false;
  return async (context, next) => {
    if (now() - looked >= LOOK_MILLISECONDS) {
      looked = now();
      isFull = used() > FULL;
    }
    const isSpared = always.has(context.req.path);
    if ((isFull || underWay >= atOnce) && !isSpared) throw busy();
    const answer = outgoing(context);
    const release = isSpared ? () => {} : takeRoom(context.var.address);
    if (!release) throw busy();
    underWay += 1;
    const end = () => {
      underWay -= 1;
      release();
    };
    try {
      await next();
    } finally {
      // An open stream holds no answer; its own limits count it.
      if (!answer || answer.closed || context.get("stream")) end();
      else {
        // The slot is freed once the answer was read or aborted: an unread answer holds its memory.
        const cut = setTimeout(() => answer.destroy(), sending).unref();
        answer.once("close", () => {
          clearTimeout(cut);
          end();
        });
      }
    }
  };
}
