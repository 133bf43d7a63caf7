import { once } from "node:events";
import { Worker } from "node:worker_threads";
import pLimit from "p-limit";
import { Problem } from "./problem.ts";

/** What takes longer was made to take long: a small PDF can unpack to gigabytes. */
const MOST_MILLISECONDS = 3_000;
const MOST_WAITING = 20;

let worker: Promise<Worker> | null = null;
const inTurn = pLimit(1);

async function start(): Promise<Worker> {
  const file = import.meta.url.endsWith(".ts") ? "./pdf-worker.ts" : "./pdf-worker.js";
  const started = new Worker(new URL(file, import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: 256 },
  });
  started.unref();
  await once(started, "message");
  return started;
}

async function check(bytes: Uint8Array): Promise<boolean> {
  worker ??= start();
  const current = await worker;
  const enough = new AbortController();
  const timer = setTimeout(() => enough.abort(), MOST_MILLISECONDS);
  try {
    // Between threads a message has no origin to name.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    current.postMessage(bytes);
    const [answer]: unknown[] = await once(current, "message", { signal: enough.signal });
    return answer === true;
  } catch {
    // Out of time or out of memory: what it holds goes with it, and the next PDF gets a new one.
    worker = null;
    await current.terminate();
    return false;
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Whether bytes open as a PDF with a page. They are opened beside the requests, one at a time and for a few seconds at
 * most, so that no PDF can hold everybody else up; when too many wait it is a 503.
 */
export async function opensAsPdf(bytes: Uint8Array): Promise<boolean> {
  if (inTurn.pendingCount >= MOST_WAITING)
    throw new Problem(503, "notReady", "Too many files arrive at this moment. Please try again.", {
      retryAfter: 5,
    });
  return inTurn(() => check(bytes));
}
