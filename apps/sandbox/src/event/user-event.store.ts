import { sql as raw } from "drizzle-orm";
import * as v from "valibot";
import type { Sql } from "../db/database.ts";
import { eventKinds } from "../db/names.ts";
import { rowsOf } from "../db/rows.ts";
import { userEvents } from "../db/schema/user-event.ts";

/** A change of a user's data. */
export type UserEvent = Pick<typeof userEvents.$inferInsert, "userId" | "kind" | "subject" | "at">;

const instant = v.pipe(
  v.string(),
  v.transform((text) => new Date(text)),
);
const Read = v.object({
  snapshot: v.string(),
  isLive: v.boolean(),
  isFuture: v.boolean(),
  events: v.array(
    v.object({
      id: v.number(),
      kind: v.picklist(eventKinds),
      subject: v.nullable(v.string()),
      at: instant,
    }),
  ),
});
const Opened = v.object({ snapshot: v.string(), isRecent: v.boolean() });
const Session = v.object({ tokenHash: v.string(), createdAt: instant, seenAt: instant });

/** The owner of a stream: a user, and the session that it ends with. */
interface Owner {
  readonly userId: number;
  readonly tokenHash: string;
}

/** Queries of the events of users. */
export const userEventStore = {
  async insert(sql: Sql, event: UserEvent): Promise<void> {
    await sql.insert(userEvents).values(event);
  },
  /**
   * Reads the events of a user that were committed after a snapshot, in the order in which they were written, and
   * returns the snapshot up to which they are complete. No order of ids is needed: a transaction that commits late is in
   * the next read.
   */
  async readAfter(sql: Sql, { userId, tokenHash }: Owner, snapshot: string, most: number) {
    const [row] = await rowsOf(
      sql,
      raw`select pg_current_snapshot()::text as snapshot,
        exists (select 1 from session where token_hash = ${tokenHash}) as "isLive",
        pg_snapshot_xmax(${snapshot}::pg_snapshot) > pg_snapshot_xmax(pg_current_snapshot()) as "isFuture",
        coalesce((select jsonb_agg(jsonb_build_object('id', event_id, 'kind', kind, 'subject', subject, 'at', at)
            order by event_id)
          from (select event_id, kind, subject, at from user_event
            where user_id = ${userId}::int and written_by >= pg_snapshot_xmin(${snapshot}::pg_snapshot)
              and not pg_visible_in_snapshot(written_by, ${snapshot}::pg_snapshot)
            order by event_id limit ${most}) as missed), '[]') as events`,
    );
    return v.parse(Read, row);
  },
  /** Returns the current snapshot, and whether a user has an event since a time. */
  async current(sql: Sql, userId: number, since: Date) {
    const [row] = await rowsOf(
      sql,
      raw`select pg_current_snapshot()::text as snapshot,
        exists (select 1 from user_event where user_id = ${userId}::int
          and at >= ${since.toISOString()}::timestamptz) as "isRecent"`,
    );
    return v.parse(Opened, row);
  },
  /** Lists the open sessions among some sessions, with the times by which they expire. */
  async sessionsOf(sql: Sql, hashes: readonly string[]) {
    const rows = await rowsOf(
      sql,
      raw`select token_hash as "tokenHash", to_json(created_at)#>>'{}' as "createdAt", to_json(seen_at)#>>'{}' as "seenAt"
        from session where token_hash in (select jsonb_array_elements_text(${JSON.stringify(hashes)}::jsonb))`,
    );
    return v.parse(v.array(Session), rows);
  },
};
