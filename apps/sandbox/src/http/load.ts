import { ServerResponse } from "node:http";
import { totalmem } from "node:os";
import { getHeapStatistics } from "node:v8";
import type { Context, MiddlewareHandler } from "hono";
import type { Env } from "./env.ts";
import { Problem } from "./problem.ts";
import { createRoom } from "./room.ts";

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

/** What may be under way. */
export interface Load {
  /** The memory in use, as a part of one. */
  readonly used: () => number;
  /** In milliseconds. */
  readonly now: () => number;
  /** Requests at once, until their answers are sent; each may hold an answer of a megabyte. */
  readonly atOnce: number;
  /** Those of one address, so that readers who take nothing do not fill the place of everybody else. */
  readonly ofOne: number;
  /** How long an answer may take to be read, in milliseconds. */
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

/** Where an answer goes; null for a request that did not come over a network. */
function outgoing(context: Context<Env>): ServerResponse | null {
  const found: unknown = Reflect.get(Object(context.env), "outgoing");
  return found instanceof ServerResponse ? found : null;
}

/** Refuses what would take more memory than there is, before anything of it is done: a 503 that says when to come again. */
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
      if (!answer || answer.closed) end();
      else {
        // Until it was read, or given up: an answer that nobody takes holds its memory.
        const cut = setTimeout(() => answer.destroy(), sending).unref();
        answer.once("close", () => {
          clearTimeout(cut);
          end();
        });
      }
    }
  };
}
