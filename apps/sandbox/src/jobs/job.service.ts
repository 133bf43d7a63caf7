import { and, eq, isNull, lt, or, sql as raw } from "drizzle-orm";
import type { Sql } from "../db/database.ts";
import { jobs } from "../db/schema/job.ts";
import type { Deps } from "../deps.ts";
import { OwnError } from "../telemetry/error-description.ts";

const AT_ONCE = 20;
/** A job that failed this often is given up; a person must look at it. */
export const MOST_TRIES = 8;
/** A job whose worker died is taken over after this. */
const CLAIM_SECONDS = 60;

/** What a job does. It may come twice when a worker dies in between, so it must bear being repeated. */
export type JobHandler = (payload: unknown) => Promise<void>;

/** Notes work to be done after this transaction, at the earliest at `dueAt`. */
export async function enqueue(
  sql: Sql,
  job: { readonly kind: string; readonly payload: unknown; readonly dueAt: Date },
): Promise<void> {
  await sql.insert(jobs).values(job);
}

/** Takes what is due, each job for one worker only, however many replicas look at the same moment. */
async function claim(sql: Sql, now: Date) {
  const stale = new Date(now.getTime() - CLAIM_SECONDS * 1000);
  const isFree = and(
    isNull(jobs.doneAt),
    lt(jobs.tries, MOST_TRIES),
    raw`${jobs.dueAt} <= ${now.toISOString()}::timestamptz`,
    or(isNull(jobs.claimedAt), lt(jobs.claimedAt, stale)),
  );
  const due = sql
    .select({ id: jobs.jobId })
    .from(jobs)
    .where(isFree)
    .orderBy(jobs.dueAt)
    .limit(AT_ONCE)
    .for("update", { skipLocked: true });
  return sql
    .update(jobs)
    .set({ claimedAt: now, tries: raw`${jobs.tries} + 1` })
    .where(raw`${jobs.jobId} in ${due}`)
    .returning();
}

/** Does all that is due and says how much it was. A job that fails comes again later, each time after a longer wait. */
export async function runDueJobs(
  deps: Deps,
  handlers: Readonly<Record<string, JobHandler>>,
): Promise<number> {
  const now = deps.clock.now();
  const claimed = await claim(deps.sql, now);
  for (const { jobId, kind, payload, tries } of claimed) {
    try {
      const handler = handlers[kind];
      if (!handler) throw new OwnError(`Nobody does jobs of the kind ${kind}`);
      await handler(payload);
      await deps.sql.update(jobs).set({ doneAt: deps.clock.now() }).where(eq(jobs.jobId, jobId));
    } catch (error) {
      deps.logger.error({ err: error, jobId, kind }, "job failed");
      const dueAt = new Date(now.getTime() + 2 ** tries * 1000);
      await deps.sql.update(jobs).set({ claimedAt: null, dueAt }).where(eq(jobs.jobId, jobId));
    }
  }
  return claimed.length;
}
