import { addOperation } from "../contract/operation.ts";
import { toWireDate } from "../contract/wire-values.ts";
import type { Deps } from "../deps.ts";
import type { App } from "../http/env.ts";
import { createUnknown, markThreadRead, sendMessage } from "./thread.service.ts";
import { type ListedThread, type MessageRow, threadStore } from "./thread.store.ts";

/** The rate limit of attempts to send, of which 20 an hour may succeed. */
const ATTEMPTS = { points: 120, seconds: 3600 };
const MARKS = { points: 240, seconds: 3600 };
/** The number of characters of a message that the list shows. */
const EXCERPT = 200;

function stateOf({ closedAt, waitingSince }: ListedThread["thread"]): "waiting" | "answered" | "closed" {
  if (closedAt !== null) return "closed";
  return waitingSince === null ? "answered" : "waiting";
}

const toWireThread = ({ thread, last, key, unread }: ListedThread) => ({
  threadId: thread.threadId,
  topic: thread.topic,
  transactionKind: thread.transactionKind,
  transactionId: thread.transactionId,
  state: stateOf(thread),
  openedAt: toWireDate(thread.openedAt),
  key,
  unread,
  last: {
    author: last.author,
    // No half of a surrogate pair.
    text: last.text.slice(0, EXCERPT).replace(/[\uD800-\uDBFF]$/, ""),
    at: toWireDate(last.sentAt),
  },
});

const toWireMessage = ({ messageId, author, text, sentAt, key }: MessageRow) => ({
  messageId: String(messageId),
  author,
  text,
  at: toWireDate(sentAt),
  key,
});

/** Adds the operations of messages between a client and support. */
export function threadRoutes(app: App, deps: Deps): void {
  addOperation(app, deps, "GetThreads", ({ read, user }) =>
    read(async (sql) => ({ threads: (await threadStore.listOf(sql, user.userId)).map(toWireThread) })),
  );
  addOperation(app, deps, "GetThread", ({ read, user, input: { threadId } }) =>
    read(async (sql) => {
      const found = await threadStore.find(sql, user.userId, threadId);
      if (!found) throw createUnknown();
      const messages = await threadStore.messagesOf(sql, threadId);
      return { thread: toWireThread(found), messages: messages.map(toWireMessage) };
    }),
  );
  addOperation(
    app,
    deps,
    "SendMessage",
    async ({ sql, user, input, changed }) => {
      const { threadId, messageId, isNew } = await sendMessage(deps, sql, user.userId, input);
      if (isNew) changed(`message ${messageId} in conversation ${threadId}`);
      return { threadId, messageId: String(messageId) };
    },
    { limit: ATTEMPTS },
  );
  addOperation(
    app,
    deps,
    "MarkThreadRead",
    async ({ sql, user, input }) => {
      await markThreadRead(deps, sql, user.userId, input);
      return null;
    },
    { limit: MARKS },
  );
}
