import { and, eq, sql as raw } from "drizzle-orm";
import * as v from "valibot";
import type { Sql } from "../db/database.ts";
import type { laneNames } from "../db/names.ts";
import { rowsOf } from "../db/rows.ts";
import { jobs } from "../db/schema/job.ts";
import type { JobFigures } from "../telemetry/metrics.ts";

/** A lane of the job queue. */
export type Lane = (typeof laneNames)[number];

/** A job that a worker has claimed. */
export type JobRow = typeof jobs.$inferSelect;

/** The number of failed attempts after which a job is counted as failing, a few minutes after it was due. */
const FAILING_TRIES = 8;
/** The number of attempts after which a job is abandoned, after about a day, so that a person must check it. */
export const MOST_TRIES = 100;

const whole = v.pipe(v.unknown(), v.transform(Number), v.number());
const Figures = v.object({
  waiting: whole,
  running: whole,
  failing: whole,
  givenUp: whole,
  oldestSeconds: whole,
});

/** Matches a job while this worker holds its claim: another worker would have counted an attempt. */
const ofThisClaim = ({ jobId, tries }: JobRow) => and(eq(jobs.jobId, jobId), eq(jobs.tries, tries));

/** Queries of jobs and claims. */
export const jobStore = {
  async insert(sql: Sql, job: Pick<JobRow, "lane" | "kind" | "payload" | "dueAt">): Promise<void> {
    await sql.insert(jobs).values(job);
  },
  /** Claims the job of a lane that has been due the longest, for one worker, however many try at once. */
  async claim(sql: Sql, lane: Lane, now: Date, staleBefore: Date): Promise<JobRow | null> {
    const [at, stale] = [now.toISOString(), staleBefore.toISOString()];
    const next = raw`select ${jobs.jobId} from ${jobs}
      where ${jobs.lane} = ${lane} and ${jobs.doneAt} is null and ${jobs.tries} < ${MOST_TRIES}
        and ${jobs.dueAt} <= ${at}::timestamptz
        and (${jobs.claimedAt} is null or ${jobs.claimedAt} < ${stale}::timestamptz)
      order by ${jobs.dueAt}, ${jobs.jobId} limit 1 for update skip locked`;
    const [claimed] = await sql
      .update(jobs)
      .set({ claimedAt: now, tries: raw`${jobs.tries} + 1` })
      .where(raw`${jobs.jobId} = (${next})`)
      .returning();
    return claimed ?? null;
  },
  async renew(sql: Sql, job: JobRow, now: Date): Promise<void> {
    await sql.update(jobs).set({ claimedAt: now }).where(ofThisClaim(job));
  },
  async finish(sql: Sql, job: JobRow, now: Date): Promise<void> {
    await sql.update(jobs).set({ doneAt: now }).where(ofThisClaim(job));
  },
  async repeat(sql: Sql, job: JobRow, dueAt: Date): Promise<void> {
    await sql.update(jobs).set({ claimedAt: null, dueAt }).where(ofThisClaim(job));
  },
  /** Releases a job that was not attempted, to run at `dueAt` without counting an attempt. */
  async postpone(sql: Sql, job: JobRow, dueAt: Date): Promise<void> {
    await sql
      .update(jobs)
      .set({ claimedAt: null, dueAt, tries: job.tries - 1 })
      .where(ofThisClaim(job));
  },
  /** Returns the number of open jobs, and how long the oldest due one has been waiting. */
  async figures(sql: Sql, now: Date): Promise<JobFigures> {
    const isGivenUp = raw`${jobs.tries} >= ${MOST_TRIES} and ${jobs.claimedAt} is null`;
    const [row] = await rowsOf(
      sql,
      raw`select
        count(*) filter (where ${jobs.claimedAt} is null and ${jobs.tries} < ${MOST_TRIES}) as waiting,
        count(*) filter (where ${jobs.claimedAt} is not null) as running,
        count(*) filter (where ${jobs.tries} between ${FAILING_TRIES} and ${MOST_TRIES - 1}) as failing,
        count(*) filter (where ${isGivenUp}) as "givenUp",
        greatest(0, coalesce(extract(epoch from ${now.toISOString()}::timestamptz - min(${jobs.dueAt})
          filter (where not (${isGivenUp}))), 0)) as "oldestSeconds"
      from ${jobs} where ${jobs.doneAt} is null`,
    );
    return v.parse(Figures, row);
  },
};
