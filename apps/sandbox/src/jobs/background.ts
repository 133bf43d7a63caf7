import type { Deps } from "../deps.ts";
import { createExpiry, type Expiry } from "../expiry/expiry.service.ts";
import { tidy } from "./tidy.ts";

const TICK = 250;
const HOUR = 3_600_000;

/** Work beside the requests. */
export interface Background {
  /** Ends it, after what is under way. */
  stop(): Promise<void>;
}

/** Does due jobs a few times a second, and tidies up once an hour. */
export function startBackground(deps: Deps, work: () => Promise<unknown>): Background {
  let isStopped = false;
  let nextPurge = Date.now() + 60_000;
  let timer: NodeJS.Timeout | undefined;
  let expiry: Expiry | undefined;
  const tick = async () => {
    try {
      expiry ??= await createExpiry(deps);
      await expiry.endWhatIsOver();
      await expiry.keepLatest();
      await work();
      if (Date.now() >= nextPurge) {
        nextPurge = Date.now() + HOUR;
        await tidy(deps);
      }
    } catch (error) {
      deps.logger.error({ err: error }, "background work failed");
    }
    if (!isStopped) timer = setTimeout(() => void (running = tick()), TICK);
  };
  let running = tick();
  return {
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
