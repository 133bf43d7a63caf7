import { is, sql as raw } from "drizzle-orm";
import { PgTransaction } from "drizzle-orm/pg-core";
import type { Sql } from "../db/database.ts";
import { rateLimits } from "../db/schema/rate-limit.ts";
import { prepared } from "../db/statement.ts";

const now = raw`${raw.placeholder("now")}::timestamptz`;
const isOver = raw`${rateLimits.resetsAt} <= ${now}`;
const tally = (sql: Sql) =>
  sql
    .insert(rateLimits)
    .values({
      key: raw.placeholder("key"),
      points: raw.placeholder("points"),
      resetsAt: raw.placeholder("resetsAt"),
    })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        points: raw`case when ${isOver} then 0 else ${rateLimits.points} end + excluded.points`,
        resetsAt: raw`case when ${isOver} then excluded.resets_at else ${rateLimits.resetsAt} end`,
      },
    });
const counted = {
  points: rateLimits.points,
  resetsAtSeconds: raw<number>`extract(epoch from ${rateLimits.resetsAt})::float8`,
};

const countWithin = prepared("count_try_within", (sql) => tally(sql).returning(counted));
// A limit may forget its last moments when the database's machine fails: it is not worth a wait for the disk. The
// setting holds for the whole transaction, so that what counts beside other work must not change it.
const countAlone = prepared("count_try", (sql) =>
  tally(sql).returning({ ...counted, commit: raw`set_config('synchronous_commit', 'off', true)` }),
);

/** How often something was tried in its window, and when that ends. */
interface Count {
  readonly points: number;
  readonly resetsAtSeconds: number;
}

/** The counts of limited tries. */
export const rateLimitStore = {
  /** Adds some tries to what was counted under a key, or begins its next window with them. */
  async add(
    sql: Sql,
    tries: { readonly key: string; readonly points: number; readonly resetsAt: Date; readonly now: string },
  ): Promise<Count> {
    const count = is(sql, PgTransaction) ? countWithin : countAlone;
    const [row] = await count(sql, tries);
    if (!row) throw new Error("A count gave no row");
    return row;
  },
};
