import { and, asc, count, desc, eq, gt, gte, isNotNull, isNull, sql as raw } from "drizzle-orm";
import type { ReadSql, Sql } from "../db/database.ts";
import { companies } from "../db/schema/catalogue.ts";
import { threadMessages, threads } from "../db/schema/thread.ts";
import { users } from "../db/schema/user.ts";

/** A thread of messages. */
export type ThreadRow = typeof threads.$inferSelect;
/** A message of a thread. */
export type MessageRow = typeof threadMessages.$inferSelect;
/** A message to write. */
type NewMessage = Omit<MessageRow, "messageId">;
/** A thread with its newest message, and the number of answers that its client has not read. */
export interface ListedThread {
  readonly thread: ThreadRow;
  readonly last: MessageRow;
  readonly key: string | null;
  readonly unread: number;
}

const MOST_THREADS = 50;
const MOST_MESSAGES = 200;

const isThread = (userId: number, threadId: string) =>
  and(eq(threads.userId, userId), eq(threads.threadId, threadId));

/** Counts the answers of a thread that its client has not read. */
const unread =
  raw<number>`(select count(*) from thread_message where thread_message.thread_id = ${threads.threadId}
  and thread_message.author = 'staff' and thread_message.message_id > ${threads.readUpTo})`.mapWith(Number);
/** Finds the client's key of the first message of a thread. */
const firstKey = raw<
  string | null
>`(select key from thread_message where thread_message.thread_id = ${threads.threadId}
  order by message_id limit 1)`;

const listed = (sql: ReadSql) =>
  sql
    .select({ thread: threads, last: threadMessages, unread, key: firstKey })
    .from(threads)
    .innerJoin(threadMessages, eq(threadMessages.messageId, threads.lastMessageId));

/** Queries of threads of messages for their clients. */
export const threadStore = {
  /** Lists the newest threads of a user. */
  listOf: (sql: ReadSql, userId: number): Promise<ListedThread[]> =>
    listed(sql)
      .where(eq(threads.userId, userId))
      .orderBy(desc(threads.lastAt), desc(threads.lastMessageId))
      .limit(MOST_THREADS),
  /** Finds a thread of a user; null for an unknown thread, and for a thread of another user. */
  async find(sql: ReadSql, userId: number, threadId: string): Promise<ListedThread | null> {
    const [row] = await listed(sql).where(isThread(userId, threadId));
    return row ?? null;
  },
  /** Lists the newest messages of a thread, oldest first. */
  async messagesOf(sql: ReadSql, threadId: string): Promise<MessageRow[]> {
    const newest = await sql
      .select()
      .from(threadMessages)
      .where(eq(threadMessages.threadId, threadId))
      .orderBy(desc(threadMessages.messageId))
      .limit(MOST_MESSAGES);
    return newest.toReversed();
  },
  /** Finds the message that a user has sent under a key, and its thread. */
  async findByKey(
    sql: Sql,
    userId: number,
    key: string,
  ): Promise<{ readonly message: MessageRow; readonly thread: ThreadRow } | null> {
    const [row] = await sql
      .select({ message: threadMessages, thread: threads })
      .from(threadMessages)
      .innerJoin(threads, eq(threads.threadId, threadMessages.threadId))
      .where(and(eq(threadMessages.userId, userId), eq(threadMessages.key, key)));
    return row ?? null;
  },
  /**
   * Returns the time of the message of a user that is followed by a given number of later messages, among those since a time;
   * null if there are fewer messages.
   */
  async findSent(sql: Sql, userId: number, since: Date, later: number): Promise<Date | null> {
    const { sentAt } = threadMessages;
    const [row] = await sql
      .select({ sentAt })
      .from(threadMessages)
      .where(
        and(
          eq(threadMessages.userId, userId),
          eq(threadMessages.author, "client"),
          gte(threadMessages.sentAt, since),
        ),
      )
      .orderBy(desc(sentAt))
      .offset(later)
      .limit(1);
    return row?.sentAt ?? null;
  },
  /** Counts the threads of a user that wait for an answer. */
  async countWaiting(sql: Sql, userId: number): Promise<number> {
    const [row] = await sql
      .select({ found: count() })
      .from(threads)
      .where(and(eq(threads.userId, userId), isNotNull(threads.waitingSince)));
    return row?.found ?? 0;
  },
  /** Returns the name of a client's company. */
  async companyOf(sql: Sql, userId: number): Promise<string> {
    const [row] = await sql
      .select({ name: companies.name })
      .from(companies)
      .innerJoin(users, eq(users.companyId, companies.companyId))
      .where(eq(users.userId, userId));
    return row?.name ?? "";
  },
  async open(sql: Sql, thread: ThreadRow): Promise<void> {
    await sql.insert(threads).values(thread);
  },
  /** Finds a thread, and locks it until the end of the transaction; of a user, if one is named. */
  async lock(sql: Sql, threadId: string, userId?: number): Promise<ThreadRow | null> {
    const isIt = userId === undefined ? eq(threads.threadId, threadId) : isThread(userId, threadId);
    const [row] = await sql.select().from(threads).where(isIt).for("update");
    return row ?? null;
  },
  /** Writes a message, and makes it the newest of its thread. Returns its id. */
  async write(
    sql: Sql,
    message: NewMessage,
    standing: Pick<ThreadRow, "waitingSince" | "firstAnsweredAt">,
  ): Promise<number> {
    const [row] = await sql
      .insert(threadMessages)
      .values(message)
      .returning({ messageId: threadMessages.messageId });
    if (!row) throw new Error("A message was not written");
    await sql
      .update(threads)
      .set({ ...standing, lastMessageId: row.messageId, lastAt: message.sentAt, closedAt: null })
      .where(eq(threads.threadId, message.threadId));
    return row.messageId;
  },
  /** Closes a thread that is open; returns false where it is closed already. */
  async close(sql: Sql, threadId: string, closedAt: Date): Promise<boolean> {
    const rows = await sql
      .update(threads)
      .set({ closedAt, waitingSince: null })
      .where(and(eq(threads.threadId, threadId), isNull(threads.closedAt)))
      .returning({ threadId: threads.threadId });
    return rows.length > 0;
  },
  /** Marks the messages of a thread up to one as read by its client, never beyond the newest; returns false where there is no such thread. */
  async markRead(sql: Sql, userId: number, threadId: string, messageId: number): Promise<boolean> {
    const { readUpTo, lastMessageId } = threads;
    const rows = await sql
      .update(threads)
      .set({ readUpTo: raw`greatest(${readUpTo}, least(${lastMessageId}, ${messageId}::bigint))` })
      .where(isThread(userId, threadId))
      .returning({ threadId: threads.threadId });
    return rows.length > 0;
  },
  /** Returns the time of the first answer of a thread after a message; null where there is none. */
  async findAnswerAfter(sql: Sql, threadId: string, messageId: number): Promise<Date | null> {
    const [later] = await sql
      .select({ sentAt: threadMessages.sentAt })
      .from(threadMessages)
      .where(
        and(
          eq(threadMessages.threadId, threadId),
          eq(threadMessages.author, "staff"),
          gt(threadMessages.messageId, messageId),
        ),
      )
      .orderBy(asc(threadMessages.messageId))
      .limit(1);
    return later?.sentAt ?? null;
  },
};
