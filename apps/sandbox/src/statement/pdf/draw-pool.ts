import { fileURLToPath } from "node:url";
import { Piscina } from "piscina";
import type { DrawTask } from "./draw-worker.ts";

const workerName = import.meta.url.endsWith(".ts") ? "./draw-worker.ts" : "./draw-worker.js";
/** One thread below the priority of requests: a statement of thousands of movements takes seconds of a processor. */
const threads = new Piscina<DrawTask, Uint8Array>({
  filename: fileURLToPath(new URL(workerName, import.meta.url)),
  minThreads: 0,
  maxThreads: 1,
  idleTimeout: 60_000,
  niceIncrement: 10,
});

/** Draws a statement as a tagged PDF, in a thread of its own. */
export const drawInThread = (task: DrawTask): Promise<Uint8Array> => threads.run(task);
