import { sql as raw } from "drizzle-orm";
import * as v from "valibot";
import type { Sql } from "../db/database.ts";
import { rowsOf } from "../db/rows.ts";
import { jobs } from "../db/schema/job.ts";
import type { JobFigures } from "../telemetry/metrics.ts";
import { MOST_TRIES } from "./job.store.ts";

const whole = v.pipe(v.unknown(), v.transform(Number), v.number());
const Figures = v.object({ waiting: whole, running: whole, givenUp: whole, oldestSeconds: whole });

/** How many jobs are not done, and for how long the oldest due one has been waiting. */
export async function jobFigures(sql: Sql, now: Date): Promise<JobFigures> {
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
}
