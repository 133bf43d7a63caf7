import type { Input } from "../contract/call.ts";
import type { Sql } from "../db/database.ts";
import type { Deps } from "../deps.ts";
import { inboxStore } from "../event/inbox.store.ts";
import { recordUserEvent } from "../event/user-event.service.ts";
import { createMalformed, Problem, Refusal } from "../http/problem.ts";
import type { UploadRow } from "../http/upload.ts";
import { sendLetterTo } from "../mailbox/mailbox.service.ts";
import { formatTime } from "../pages/page.ts";
import { listedStore } from "../paging/listed.store.ts";
import { sessionStore } from "../session/session.store.ts";
import { createTransactionId } from "../transaction-id.ts";
import { messageFileStore } from "./message-file.store.ts";
import { areSame, listFiles, requireFileRoom, requireTaken, rowsOf } from "./message-files.ts";
import { type MessageRow, type ThreadRow, threadStore } from "./thread.store.ts";

const HOUR = 3_600_000;
/** The most messages that a client sends within an hour. */
const MOST_AN_HOUR = 20;
/** The maximum length of a message; a line break counts as one character. */
const LONGEST = 4000;
/** The most threads of a client that wait for an answer. */
const MOST_WAITING = 10;

/** Creates the refusal of a thread that does not exist, or is another client's. */
export const createUnknown = (): Refusal => new Refusal("threadUnknown", "There is no such conversation.");

/** Throws a refusal with the time of the next possible message for a client who has sent too many. */
async function requireRoom(sql: Sql, userId: number, now: Date): Promise<void> {
  const since = new Date(now.getTime() - HOUR);
  const oldest = await threadStore.findSent(sql, userId, since, MOST_AN_HOUR - 1);
  if (oldest === null) return;
  const from = new Date(oldest.getTime() + HOUR + 1);
  throw new Refusal(
    "messageLimit",
    `You have sent ${MOST_AN_HOUR} messages within an hour. You can write again from ${formatTime(from)}.`,
    { data: { possibleFrom: from.toISOString() } },
  );
}

/** Throws a refusal if the maximum number of a client's threads wait for an answer. */
async function requireFewWaiting(sql: Sql, userId: number): Promise<void> {
  if ((await threadStore.countWaiting(sql, userId)) < MOST_WAITING) return;
  throw new Refusal(
    "general",
    `${MOST_WAITING} of your conversations wait for our answer. Please write in one of these.`,
  );
}

/** Opens a thread about a topic, and about a transaction of the client if the message names one. */
async function openThread(
  deps: Deps,
  sql: Sql,
  userId: number,
  { Topic: topic, TransactionId }: Input<"SendMessage">,
  openedAt: Date,
): Promise<ThreadRow> {
  const transactionId = TransactionId ?? null;
  if (topic === undefined) throw createMalformed("A new conversation needs a topic.");
  await requireFewWaiting(sql, userId);
  const transactionKind =
    transactionId === null ? null : await listedStore.kindOf(sql, userId, transactionId);
  if (transactionId !== null && transactionKind === null)
    throw new Refusal("transactionUnknown", "There is no such transaction.");
  const thread = {
    threadId: createTransactionId(deps, "C"),
    userId,
    topic,
    transactionKind,
    transactionId,
    openedAt,
    lastMessageId: 0,
    lastAt: openedAt,
    readUpTo: 0,
    waitingSince: null,
    firstAnsweredAt: null,
    closedAt: null,
  };
  await threadStore.open(sql, thread);
  return thread;
}

/** Finds the thread of a message, or opens a new thread. A thread that does not wait for an answer begins to wait. */
async function findOrOpen(
  deps: Deps,
  sql: Sql,
  userId: number,
  input: Input<"SendMessage">,
  now: Date,
): Promise<ThreadRow> {
  const { ThreadId: threadId, Topic: topic, TransactionId: transactionId } = input;
  if (threadId === undefined) return openThread(deps, sql, userId, input, now);
  if (topic !== undefined || transactionId !== undefined)
    throw createMalformed("A conversation keeps its topic and its transaction.");
  const thread = await threadStore.lock(sql, threadId, userId);
  if (!thread) throw createUnknown();
  if (thread.waitingSince === null) await requireFewWaiting(sql, userId);
  return thread;
}

/** Returns whether a request repeats the message that was sent under its key. */
async function isSame(
  sql: Sql,
  { message, thread }: { readonly message: MessageRow; readonly thread: ThreadRow },
  input: Input<"SendMessage">,
): Promise<boolean> {
  const { Text: text, ThreadId: threadId, Topic: topic, TransactionId: transactionId } = input;
  if (message.text !== toLines(text)) return false;
  const isThere =
    threadId === undefined
      ? topic === thread.topic && (transactionId ?? null) === thread.transactionId
      : threadId === thread.threadId;
  if (!isThere) return false;
  const files = await messageFileStore.listOf(sql, [message]);
  return areSame(input, files.get(message.messageId) ?? []);
}

/** Finds the message that a request repeats, by its key; null for a new key. Throws for another message under a known key. */
async function findRepeated(sql: Sql, userId: number, input: Input<"SendMessage">) {
  const prior = await threadStore.findByKey(sql, userId, input.Key);
  if (prior && !(await isSame(sql, prior, input)))
    throw new Problem(422, "keyReused", "This key belongs to another message.");
  return prior;
}

/**
 * Throws before any file of a message is read if the message would be refused. A message that has arrived already under
 * its key is not refused, whatever was sent since.
 */
export async function requireFilesWanted(
  deps: Pick<Deps, "config" | "clock">,
  sql: Sql,
  userId: number,
  input: Input<"SendMessage">,
): Promise<{ readonly isRepeated: boolean }> {
  const files = listFiles(input);
  if (files.length === 0) return { isRepeated: false };
  requireTaken(deps, input);
  if (await findRepeated(sql, userId, input)) return { isRepeated: true };
  const { ThreadId: threadId } = input;
  if (threadId !== undefined && !(await threadStore.find(sql, userId, threadId))) throw createUnknown();
  const now = deps.clock.now();
  await requireRoom(sql, userId, now);
  await requireFileRoom(
    sql,
    userId,
    now,
    files.map(([, { size }]) => size),
  );
  return { isRepeated: false };
}

/** Converts the line breaks of forms to line feeds. */
const toLines = (text: string): string => text.replaceAll("\r\n", "\n").trim();

/** Notifies support by e-mail that a conversation waits, once for each wait. */
async function tellSupport(deps: Deps, sql: Sql, { threadId, topic, userId }: ThreadRow): Promise<void> {
  const { contact, backofficeUrl } = deps.config;
  if (contact.email === null) return;
  const companyName = await threadStore.companyOf(sql, userId);
  await sendLetterTo(
    { ...deps, origin: backofficeUrl ?? deps.origin },
    sql,
    { email: contact.email, language: "en" },
    { kind: "messageWaiting", topic, reference: threadId, companyName, isOfClient: true, isOfThread: true },
  );
}

/** A message that was sent, and whether it is new. */
interface Sent {
  readonly threadId: string;
  readonly messageId: number;
  readonly isNew: boolean;
}

/**
 * Sends a message of a client with its files, in a new thread or in one of the client's. A repeated message under
 * its key is not sent again, and its ids are returned. Messages of one client follow each other, so that the limits and the key hold on every
 * replica.
 */
export async function sendMessage(
  deps: Deps,
  sql: Sql,
  userId: number,
  input: Input<"SendMessage">,
  upload: UploadRow,
): Promise<Sent> {
  const text = toLines(input.Text);
  // The contract limits the text as forms send it, in which a line break has two characters.
  if (text.length > LONGEST) throw createMalformed(`A message has at most ${LONGEST} characters.`);
  if (!(await sessionStore.lockUser(sql, userId))) throw new Problem(401, "signedOut", "Please sign in.");
  const prior = await findRepeated(sql, userId, input);
  if (prior) return { threadId: prior.thread.threadId, messageId: prior.message.messageId, isNew: false };
  const sentAt = deps.clock.now();
  await requireRoom(sql, userId, sentAt);
  const files = rowsOf(input, upload);
  await requireFileRoom(
    sql,
    userId,
    sentAt,
    files.map(({ size }) => size),
  );
  const thread = await findOrOpen(deps, sql, userId, input, sentAt);
  const { threadId } = thread;
  const message = {
    threadId,
    userId,
    author: "client",
    staffId: null,
    text,
    sentAt,
    key: input.Key,
  } as const;
  const messageId = await threadStore.write(sql, message, {
    waitingSince: thread.waitingSince ?? sentAt,
    firstAnsweredAt: thread.firstAnsweredAt,
  });
  await messageFileStore.write(sql, { messageId, userId }, files);
  if (thread.waitingSince === null) await tellSupport(deps, sql, thread);
  // For the client's other devices.
  await recordUserEvent(deps, sql, { userId, kind: "message", subject: threadId });
  return { threadId, messageId, isNew: true };
}

/** Marks the answers of a thread up to a message as read, with the entries of the inbox about them. */
export async function markThreadRead(
  { clock }: Pick<Deps, "clock">,
  sql: Sql,
  userId: number,
  { threadId, messageId }: Input<"MarkThreadRead">,
): Promise<void> {
  const upTo = Number(messageId);
  if (!(await threadStore.markRead(sql, userId, threadId, upTo))) throw createUnknown();
  const later = await threadStore.findAnswerAfter(sql, threadId, upTo);
  const entryIds = await inboxStore.unreadAbout(sql, userId, threadId, later);
  if (entryIds.length > 0) await inboxStore.markRead(sql, userId, entryIds, clock.now());
}
