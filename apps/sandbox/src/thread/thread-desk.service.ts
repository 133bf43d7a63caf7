import type { Sql } from "../db/database.ts";
import type { Deps } from "../deps.ts";
import { recordUserEvent } from "../event/user-event.service.ts";
import { Problem } from "../http/problem.ts";
import type { NewUpload } from "../http/upload.store.ts";
import { sendLetter } from "../mailbox/mailbox.service.ts";
import { sessionStore } from "../session/session.store.ts";
import { messageFileStore } from "./message-file.store.ts";
import { requireStaffFileRoom } from "./message-files.ts";
import { type ThreadRow, threadStore } from "./thread.store.ts";

/** Why an answer to a deleted account is refused. */
export const NO_READER = "This account was deleted. No client would read an answer.";

/** Creates the problem of an answer that no client would read. */
export const createNoReader = (): Problem => new Problem(409, "transactionState", NO_READER);

/** Returns a thread if staff have read it up to its newest message; throws if they have not. */
export function requireRead(thread: ThreadRow | null, upTo: number): ThreadRow {
  if (!thread) throw new Problem(404, "notFound", "There is no such conversation.");
  // This also refuses an answer that is sent twice.
  if (thread.lastMessageId !== upTo)
    throw new Problem(
      409,
      "transactionState",
      "There is a newer message in this conversation. Please read it before you answer.",
    );
  return thread;
}

/** Locks a thread for a decision of staff, who have read it up to a message. */
const lockRead = async (sql: Sql, threadId: string, upTo: number): Promise<ThreadRow> =>
  requireRead(await threadStore.lock(sql, threadId), upTo);

/** An answer of staff to a thread; `upTo` is the newest message that they have read. */
interface ThreadAnswer {
  readonly threadId: string;
  readonly upTo: number;
  readonly text: string;
  /** The files of the answer, which belong to the client too; their bytes are stored already. */
  readonly files: readonly NewUpload[];
}

/**
 * Answers a thread that a member of staff has read up to its newest message. The client gets the answer by e-mail too,
 * and an entry of the inbox, in the same transaction.
 */
export async function answerThread(
  deps: Deps,
  sql: Sql,
  staffId: number,
  { threadId, upTo, text, files }: ThreadAnswer,
): Promise<void> {
  const sentAt = deps.clock.now();
  if (files.length > 0) {
    // Answers with files of one member of staff follow each other, so that the limit holds on every replica.
    await sessionStore.lockUser(sql, staffId);
    await requireStaffFileRoom(
      sql,
      staffId,
      sentAt,
      files.map(({ size }) => size),
    );
  }
  const { userId, topic, firstAnsweredAt } = await lockRead(sql, threadId, upTo);
  if (await sessionStore.isErased(sql, userId)) throw createNoReader();
  const messageId = await threadStore.write(
    sql,
    { threadId, userId, author: "staff", staffId, text, sentAt, key: null },
    { waitingSince: null, firstAnsweredAt: firstAnsweredAt ?? sentAt },
  );
  await messageFileStore.write(sql, { messageId, userId }, files);
  const answer = { topic, reference: threadId, answer: text, files: files.length };
  await sendLetter(deps, sql, userId, { kind: "threadAnswered", ...answer });
}

/** Closes a thread that a member of staff has read up to its newest message. Nothing is sent. */
export async function closeThread(deps: Deps, sql: Sql, threadId: string, upTo: number): Promise<void> {
  const { userId } = await lockRead(sql, threadId, upTo);
  if (!(await threadStore.close(sql, threadId, deps.clock.now())))
    throw new Problem(409, "transactionState", "Somebody closed this conversation in the meantime.");
  await recordUserEvent(deps, sql, { userId, kind: "message", subject: threadId });
}
