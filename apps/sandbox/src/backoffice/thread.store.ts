import { asc, desc, eq, isNotNull, isNull, sql as raw } from "drizzle-orm";
import * as v from "valibot";
import type { ReadSql } from "../db/database.ts";
import { rowsOf } from "../db/rows.ts";
import { threadMessages, threads } from "../db/schema/thread.ts";
import { users } from "../db/schema/user.ts";
import { messageFileStore } from "../thread/message-file.store.ts";
import { PAGE_SIZE, type Part } from "./queue.store.ts";

/** The maximum number of messages on the page of a thread. */
export const MOST_MESSAGES = 200;

const Median = v.object({ seconds: v.nullable(v.pipe(v.unknown(), v.transform(Number))) });

const withClient = (sql: ReadSql) =>
  sql
    .select({ thread: threads, last: threadMessages, user: users })
    .from(threads)
    .innerJoin(threadMessages, eq(threadMessages.messageId, threads.lastMessageId))
    .innerJoin(users, eq(users.userId, threads.userId));

/** A thread in the queue, with its newest message and its client. */
export type QueuedThread = Awaited<ReturnType<typeof withClient>>[number];

/** Queries of threads of messages for staff. */
export const deskThreadStore = {
  /** Lists the threads that wait, the longest wait first, or the others, newest first; one extra row indicates a further page. */
  list: (sql: ReadSql, { isOpen, page }: Part) =>
    withClient(sql)
      .where(isOpen ? isNotNull(threads.waitingSince) : isNull(threads.waitingSince))
      .orderBy(...(isOpen ? [asc(threads.waitingSince)] : [desc(threads.lastAt)]), threads.threadId)
      .limit(PAGE_SIZE + 1)
      .offset(page * PAGE_SIZE),
  async find(sql: ReadSql, threadId: string): Promise<QueuedThread | null> {
    const [row] = await withClient(sql).where(eq(threads.threadId, threadId));
    return row ?? null;
  },
  /** Lists the newest messages of a thread, oldest first, each with its files and the member of staff who answered. */
  async messagesOf(sql: ReadSql, threadId: string) {
    const newest = await sql
      .select({ message: threadMessages, staffName: users.fullName })
      .from(threadMessages)
      .leftJoin(users, eq(users.userId, threadMessages.staffId))
      .where(eq(threadMessages.threadId, threadId))
      .orderBy(desc(threadMessages.messageId))
      .limit(MOST_MESSAGES + 1);
    const shown = newest.slice(0, MOST_MESSAGES).toReversed();
    const files = await messageFileStore.listOf(
      sql,
      shown.map(({ message }) => message),
    );
    return {
      messages: shown.map(({ message, staffName }) => ({
        message,
        staffName,
        files: files.get(message.messageId) ?? [],
      })),
      hasEarlier: newest.length > MOST_MESSAGES,
    };
  },
  /** Returns the median time to the first answer of the threads opened since a time, in milliseconds; null where none has one. */
  async medianFirstAnswer(sql: ReadSql, since: Date): Promise<number | null> {
    const [row] = await rowsOf(
      sql,
      raw`select percentile_cont(0.5) within group (order by extract(epoch from first_answered_at - opened_at)) as seconds
        from message_thread where opened_at >= ${since.toISOString()}::timestamptz and first_answered_at is not null`,
    );
    const { seconds } = v.parse(Median, row);
    return seconds === null ? null : seconds * 1000;
  },
};
