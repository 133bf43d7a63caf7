import { addOperation } from "../contract/operation.ts";
import { toWireDate } from "../contract/wire-values.ts";
import type { Deps } from "../deps.ts";
import type { App } from "../http/env.ts";
import { type MessageFileRow, messageFileStore, pathOfFile } from "./message-file.store.ts";
import { messageFileKinds } from "./message-files.ts";
import { createUnknown, markThreadRead, requireFilesWanted, sendMessage } from "./thread.service.ts";
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

const mediaTypes = ["application/pdf", "image/jpeg", "image/png"] as const;

const toWireFile = ({ messageId, place, fileName, mediaType, size }: MessageFileRow) => ({
  name: fileName,
  mediaType: mediaTypes.find((type) => type === mediaType) ?? "application/pdf",
  size,
  url: pathOfFile(messageId, place),
});

const toWireMessage = (
  { messageId, author, text, sentAt, key }: MessageRow,
  files: readonly MessageFileRow[],
) => ({
  messageId: String(messageId),
  author,
  text,
  at: toWireDate(sentAt),
  key,
  files: files.map(toWireFile),
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
      const files = await messageFileStore.listOf(sql, messages);
      return {
        thread: toWireThread(found),
        messages: messages.map((message) => toWireMessage(message, files.get(message.messageId) ?? [])),
      };
    }),
  );
  addOperation(
    app,
    deps,
    "SendMessage",
    async ({ sql, user, input, upload, changed }) => {
      const { threadId, messageId, isNew } = await sendMessage(deps, sql, user.userId, input, upload);
      if (isNew) changed(`message ${messageId} in conversation ${threadId}`);
      return { threadId, messageId: String(messageId) };
    },
    {
      limit: ATTEMPTS,
      uploads: {
        kinds: messageFileKinds,
        allowed: ({ sql, user, input }) => requireFilesWanted(deps, sql, user.userId, input),
      },
    },
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
