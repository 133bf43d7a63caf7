import { sql as raw } from "drizzle-orm";
import type { Sql } from "../db/database.ts";
import { rateLimits } from "../db/schema/rate-limit.ts";
import { prepareStatement, prepareWrite, type Write } from "../db/statement.ts";
import { isTransaction } from "../db/transaction.ts";

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

const countWithin = prepareStatement("count_try_within", (sql) => tally(sql).returning(counted));
// Counts may lose their last moments when the database's machine fails, so they do not wait for the disk.
// The setting lasts for the whole transaction, so a count beside other work must not change it.
const countAlone = prepareStatement("count_try", (sql) =>
  tally(sql).returning({ ...counted, commit: raw`set_config('synchronous_commit', 'off', true)` }),
);

// The count is one statement with other writes, so that the database undoes these too if the limit is reached.
const countWithOthers = prepareWrite(
  "tried",
  (
    value,
  ) => raw`insert into rate_limit (key, points, resets_at) values (${value("key")}, 1, ${value("resetsAt")})
    on conflict (key) do update set
      points = case when rate_limit.resets_at <= ${value("now")}::timestamptz then 0 else rate_limit.points end + 1,
      resets_at = case when rate_limit.resets_at <= ${value("now")}::timestamptz then excluded.resets_at
        else rate_limit.resets_at end
    returning rate_room(points, ${value("most")}) as done`,
);

/** An attempt to count: its key, the end of a window that begins now, and the time. */
interface Counting {
  readonly key: string;
  readonly resetsAt: Date;
  readonly now: string;
}

/** The number of attempts in a window, and its end. */
interface Count {
  readonly points: number;
  readonly resetsAtSeconds: number;
}

/** Queries of the counts of attempts. */
export const rateLimitStore = {
  /** Counts an attempt together with other writes; beyond the limit the database refuses all of them. */
  tried: ({ resetsAt, ...attempt }: Counting & { readonly most: number }): Write =>
    countWithOthers({ ...attempt, resetsAt: resetsAt.toISOString() }),
  /** Adds attempts to the current window of a key, or begins its next window. */
  async add(sql: Sql, tries: Counting & { readonly points: number }): Promise<Count> {
    const count = isTransaction(sql) ? countWithin : countAlone;
    const [row] = await count(sql, { ...tries });
    if (!row) throw new Error("A count gave no row");
    return row;
  },
};
