import type { Sql } from "../db/database.ts";
import type { Deps } from "../deps.ts";
import { OwnError } from "../telemetry/error-description.ts";
import { type JobRow, jobStore, type Lane } from "./job.store.ts";

/** How many jobs of a lane a process does at once. */
export const atOnceIn: Readonly<Record<Lane, number>> = { codes: 5, letters: 3, reports: 4 };

/** For how long a job is its worker's alone, and how often a worker that is still at it says so; in seconds of real time. */
export interface Claims {
  readonly seconds: number;
  readonly renewSeconds: number;
}
const USUAL: Claims = { seconds: 60, renewSeconds: 15 };

/** What a job does, for the first time or another. It may come twice when a worker dies in between, so it must bear being repeated. */
export type JobHandler = (payload: unknown, attempt: number) => Promise<void>;

/** The kinds of jobs, and what does them. */
export type JobHandlers = Readonly<Record<string, JobHandler>>;

/** Thrown by a job whose time has not come; it is tried again at `at`, and this was no try. */
export class Postponed extends Error {
  override readonly name = "Postponed";
  readonly at: Date;
  constructor(at: Date) {
    super(`Not before ${at.toISOString()}`);
    this.at = at;
  }
}

/** Notes work to be done after this transaction, at the earliest at `dueAt`. */
export const enqueue = (sql: Sql, job: Pick<JobRow, "lane" | "kind" | "payload" | "dueAt">): Promise<void> =>
  jobStore.insert(sql, job);

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
    await jobStore.repeat(sql, job, new Date(clock.now().getTime() + 2 ** tries * 1000));
  }
}

/** Does one job, and keeps it claimed for as long as that takes: nobody else is to begin with it meanwhile. */
async function doClaimed(deps: Deps, handlers: JobHandlers, job: JobRow, claims: Claims): Promise<void> {
  const renew = () =>
    jobStore
      .renew(deps.sql, job, deps.clock.now())
      .catch((error: unknown) => deps.logger.warn({ err: error, jobId: job.jobId }, "claim not renewed"));
  const timer = setInterval(() => void renew(), claims.renewSeconds * 1000);
  try {
    await attempt(deps, handlers, job);
  } catch (error) {
    // Its claim ends by itself, and then somebody else takes it over.
    deps.logger.error({ err: error, jobId: job.jobId }, "outcome of a job not noted");
  } finally {
    clearInterval(timer);
  }
}

/**
 * Does all that is due in a lane, some of it at once, and says how much it was. Each job is claimed when its turn has
 * come, and not before. One that fails comes again later, each time after a longer wait.
 */
export async function runDueJobs(
  deps: Deps,
  handlers: JobHandlers,
  lane: Lane,
  claims: Claims = USUAL,
): Promise<number> {
  const underWay = new Set<Promise<void>>();
  for (let done = 0; ; done += 1) {
    if (underWay.size >= atOnceIn[lane]) await Promise.race(underWay);
    const now = deps.clock.now();
    const stale = new Date(now.getTime() - claims.seconds * 1000);
    const job = await jobStore.claim(deps.sql, lane, now, stale);
    if (!job) {
      await Promise.all(underWay);
      return done;
    }
    const work = doClaimed(deps, handlers, job, claims).finally(() => underWay.delete(work));
    underWay.add(work);
  }
}
