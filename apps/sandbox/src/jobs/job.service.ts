import type { Sql } from "../db/database.ts";
import type { Deps } from "../deps.ts";
import { OwnError } from "../telemetry/error-description.ts";
import { type JobRow, jobStore, type Lane } from "./job.store.ts";
import { atOnceIn } from "./lanes.ts";

/**
 * The lifetime of a worker's claim to a job, and the interval at which a running worker renews it, in seconds of real
 * time.
 */
export interface Claims {
  readonly seconds: number;
  readonly renewSeconds: number;
}
const USUAL: Claims = { seconds: 60, renewSeconds: 15 };

/** Runs a job for the given attempt. It may run twice when a worker dies, so it must be idempotent. */
export type JobHandler = (payload: unknown, attempt: number) => Promise<void>;

/** The handlers by kind of job. */
export type JobHandlers = Readonly<Record<string, JobHandler>>;

/** Thrown by a job that is not due yet; it runs again at `at`, and this is not counted as an attempt. */
export class Postponed extends Error {
  override readonly name = "Postponed";
  readonly at: Date;
  constructor(at: Date) {
    super(`Not before ${at.toISOString()}`);
    this.at = at;
  }
}

/** Enqueues a job within a transaction, due at the earliest at `dueAt`. */
export const enqueue = (sql: Sql, job: Pick<JobRow, "lane" | "kind" | "payload" | "dueAt">): Promise<void> =>
  jobStore.insert(sql, job);

/** The longest time between two attempts: letters arrive soon after the mail server has returned. */
const LONGEST_DELAY = 15 * 60_000;

async function attempt({ sql, clock, logger }: Deps, handlers: JobHandlers, job: JobRow): Promise<void> {
  const { jobId, kind, payload, tries } = job;
  try {
    const handler = handlers[kind];
    if (!handler) throw new OwnError(`Nobody does jobs of the kind ${kind}`);
    await handler(payload, tries);
    await jobStore.finish(sql, job, clock.now());
  } catch (error) {
    if (error instanceof Postponed) return jobStore.postpone(sql, job, error.at);
    logger.error({ err: error, jobId, kind }, "job failed");
    const delay = Math.min(2 ** tries * 1000, LONGEST_DELAY);
    await jobStore.repeat(sql, job, new Date(clock.now().getTime() + delay));
  }
}

/** Runs a job and renews its claim meanwhile, so that no other worker starts it. */
async function doClaimed(deps: Deps, handlers: JobHandlers, job: JobRow, claims: Claims): Promise<void> {
  const renew = () =>
    jobStore
      .renew(deps.sql, job, deps.clock.now())
      .catch((error: unknown) => deps.logger.warn({ err: error, jobId: job.jobId }, "claim not renewed"));
  const timer = setInterval(() => void renew(), claims.renewSeconds * 1000);
  try {
    await attempt(deps, handlers, job);
  } catch (error) {
    // The claim expires, and another worker takes the job over.
    deps.logger.error({ err: error, jobId: job.jobId }, "job outcome not stored");
  } finally {
    clearInterval(timer);
  }
}

/**
 * Runs all due jobs of a lane, some concurrently, and returns their number. Each job is claimed just before it runs. A
 * failed job is repeated later, with a longer delay each time.
 */
export async function runDueJobs(
  deps: Deps,
  handlers: JobHandlers,
  lane: Lane,
  claims: Claims = USUAL,
): Promise<number> {
  const underWay = new Set<Promise<void>>();
  let done = 0;
  for (;;) {
    if (underWay.size >= atOnceIn[lane]) await Promise.race(underWay);
    const now = deps.clock.now();
    const stale = new Date(now.getTime() - claims.seconds * 1000);
    const job = await jobStore.claim(deps.sql, lane, now, stale);
    if (job) {
      done += 1;
      const work = doClaimed(deps, handlers, job, claims).finally(() => underWay.delete(work));
      underWay.add(work);
    } else if (underWay.size > 0) {
      // A job may enqueue another one, as the search for an address enqueues its letter.
      await Promise.race(underWay);
    } else {
      return done;
    }
  }
}
