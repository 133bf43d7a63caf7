import { and, desc, eq, gte, inArray, isNull, lt, sql as raw } from "drizzle-orm";
import * as v from "valibot";
import type { ReadSql, Sql } from "../db/database.ts";
import { rowsOf } from "../db/rows.ts";
import { inboxEntries, mutedChannels } from "../db/schema/inbox.ts";

/** The maximum number of entries of a user; an older one is deleted when a newer one is written. */
const MOST_ENTRIES = 200;

/** A row of the inbox. */
export type InboxRow = typeof inboxEntries.$inferSelect;
/** A new entry, and its user. */
export type NewEntry = Omit<InboxRow, "entryId">;
/** A channel of a kind of event that a user has switched off. */
export type MutedChannel = typeof mutedChannels.$inferSelect;

const Written = v.object({ isEmailOff: v.boolean() });

/** Queries of the inbox entries of users, and of the channels by which they are notified. */
export const inboxStore = {
  /**
   * Writes an entry unless its user has switched the inbox off for its kind, and returns whether they have the e-mails.
   * A row beyond the limit that another transaction has locked is left to the next entry: waiting for it could end in a
   * deadlock between two transactions about the same two users.
   */
  async write(
    sql: Sql,
    { userId, kind, change, subject, at, readAt }: NewEntry,
  ): Promise<v.InferOutput<typeof Written>> {
    const [row] = await rowsOf(
      sql,
      raw`with muted as (
          select channel from muted_channel where user_id = ${userId}::int and kind = ${kind}),
        surplus as (
          delete from inbox_entry where entry_id in (
            select entry_id from inbox_entry where entry_id = any (array(
              select entry_id from inbox_entry where user_id = ${userId}::int
              order by entry_id desc offset ${MOST_ENTRIES - 1}::int))
            for update skip locked)),
        written as (
          insert into inbox_entry (user_id, kind, change, subject, at, read_at)
          select ${userId}::int, ${kind}, ${change}, ${subject}::text, ${at.toISOString()}::timestamptz,
            ${readAt?.toISOString() ?? null}::timestamptz
          where not exists (select 1 from muted where channel = 'inbox'))
        select exists (select 1 from muted where channel = 'email') as "isEmailOff"`,
    );
    return v.parse(Written, row);
  },
  /** Lists the newest entries of a user since a time. */
  listOf: (sql: ReadSql, userId: number, since: Date) =>
    sql
      .select()
      .from(inboxEntries)
      .where(and(eq(inboxEntries.userId, userId), gte(inboxEntries.at, since)))
      .orderBy(desc(inboxEntries.entryId))
      .limit(MOST_ENTRIES),
  /** Marks entries of a user as read; entries of other users, and entries that are read already, are skipped. */
  async markRead(sql: Sql, userId: number, entryIds: readonly number[], readAt: Date): Promise<void> {
    const unread = sql
      .select({ entryId: inboxEntries.entryId })
      .from(inboxEntries)
      .where(
        and(
          eq(inboxEntries.userId, userId),
          isNull(inboxEntries.readAt),
          inArray(inboxEntries.entryId, [...entryIds]),
        ),
      )
      // One order of locks, so that two tabs do not wait for each other.
      .orderBy(inboxEntries.entryId)
      .for("update");
    await sql.update(inboxEntries).set({ readAt }).where(inArray(inboxEntries.entryId, unread));
  },
  /** Lists the unread entries of a user about a subject that are older than a time. */
  async unreadAbout(sql: Sql, userId: number, subject: string, before: Date | null): Promise<number[]> {
    const found = await sql
      .select({ entryId: inboxEntries.entryId })
      .from(inboxEntries)
      .where(
        and(
          eq(inboxEntries.userId, userId),
          eq(inboxEntries.subject, subject),
          isNull(inboxEntries.readAt),
          before === null ? undefined : lt(inboxEntries.at, before),
        ),
      );
    return found.map(({ entryId }) => entryId);
  },
  mutedOf: (sql: ReadSql, userId: number) =>
    sql.select().from(mutedChannels).where(eq(mutedChannels.userId, userId)),
  /** Switches a channel off; returns whether it was on. */
  async mute(sql: Sql, channel: MutedChannel): Promise<boolean> {
    const added = await sql.insert(mutedChannels).values(channel).onConflictDoNothing().returning();
    return added.length > 0;
  },
  /** Switches a channel on; returns whether it was off. */
  async unmute(sql: Sql, { userId, kind, channel }: MutedChannel): Promise<boolean> {
    const removed = await sql
      .delete(mutedChannels)
      .where(
        and(
          eq(mutedChannels.userId, userId),
          eq(mutedChannels.kind, kind),
          eq(mutedChannels.channel, channel),
        ),
      )
      .returning();
    return removed.length > 0;
  },
};
