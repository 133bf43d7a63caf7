import { and, eq, sql as raw } from "drizzle-orm";
import * as v from "valibot";
import type { Sql } from "../db/database.ts";
import type { laneNames } from "../db/names.ts";
import { rowsOf } from "../db/rows.ts";
import { jobs } from "../db/schema/job.ts";
import type { JobFigures } from "../telemetry/metrics.ts";

/** One of the queues of work. */
export type Lane = (typeof laneNames)[number];

/** A job that a worker has claimed. */
export type JobRow = typeof jobs.$inferSelect;

/** A job that failed this often is given up; a person must look at it. */
const MOST_TRIES = 8;

const whole = v.pipe(v.unknown(), v.transform(Number), v.number());
const Figures = v.object({ waiting: whole, running: whole, givenUp: whole, oldestSeconds: whole });

/** Still this worker's: whoever took the job over has counted a try of its own. */
const ofThisClaim = ({ jobId, tries }: JobRow) => and(eq(jobs.jobId, jobId), eq(jobs.tries, tries));

/** Jobs and who does them. */
export const jobStore = {
  async insert(sql: Sql, job: Pick<JobRow, "lane" | "kind" | "payload" | "dueAt">): Promise<void> {
    await sql.insert(jobs).values(job);
  },
  /** Takes the job of a lane that has been due the longest, for one worker only, however many look at the same moment. */
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
  /** The same for a job that was not tried at all, so that it does not count. */
  async postpone(sql: Sql, job: JobRow, dueAt: Date): Promise<void> {
    await sql
      .update(jobs)
      .set({ claimedAt: null, dueAt, tries: job.tries - 1 })
      .where(ofThisClaim(job));
  },
  /** How many jobs are not done, and for how long the oldest due one has been waiting. */
  async figures(sql: Sql, now: Date): Promise<JobFigures> {
    const isGivenUp = raw`${jobs.tries} >= ${MOST_TRIES} and ${jobs.claimedAt} is null`;
    const [row] = await rowsOf(
      sql,
      raw`select
        count(*) filter (where ${jobs.claimedAt} is null and ${jobs.tries} < ${MOST_TRIES}) as waiting,
        count(*) filter (where ${jobs.claimedAt} is not null) as running,
        count(*) filter (where ${isGivenUp}) as "givenUp",
        greatest(0, coalesce(extract(epoch from ${now.toISOString()}::timestamptz - min(${jobs.dueAt})
          filter (where not (${isGivenUp}))), 0)) as "oldestSeconds"
      from ${jobs} where ${jobs.doneAt} is null`,
    );
    return v.parse(Figures, row);
  },
};
