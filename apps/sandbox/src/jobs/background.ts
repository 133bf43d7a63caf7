import { laneNames } from "../db/names.ts";
import type { Deps } from "../deps.ts";
import { createExpiry, type Expiry } from "../expiry/expiry.service.ts";
import type { Worker } from "./job-handlers.ts";
import { tidy } from "./tidy.ts";

const TICK = 250;
const HOUR = 3_600_000;

/** Background work beside the requests. */
export interface Background {
  /** Stops the work, after the running jobs have finished. */
  stop(): Promise<void>;
}

/** Starts due jobs several times per second, each lane independently, and the purge once an hour. */
export function startBackground(deps: Deps, worker: Worker): Background {
  let isStopped = false;
  const stops: (() => Promise<void>)[] = [];
  const repeat = (work: () => Promise<unknown>) => {
    let timer: NodeJS.Timeout | undefined;
    const tick = async () => {
      await work().catch((error: unknown) => deps.logger.error({ err: error }, "background work failed"));
      if (!isStopped) timer = setTimeout(() => void (running = tick()), TICK);
    };
    let running = tick();
    stops.push(() => {
      clearTimeout(timer);
      return running;
    });
  };
  for (const lane of laneNames) repeat(() => worker.run(lane));
  let nextPurge = Date.now() + 60_000;
  let expiry: Expiry | undefined;
  repeat(async () => {
    expiry ??= await createExpiry(deps);
    await expiry.endWhatIsOver();
    await expiry.keepLatest();
    if (Date.now() < nextPurge) return;
    nextPurge = Date.now() + HOUR;
    await tidy(deps);
  });
  return {
    async stop() {
      isStopped = true;
      await Promise.all(stops.map((stop) => stop()));
    },
  };
}
