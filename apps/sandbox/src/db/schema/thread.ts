import { sql } from "drizzle-orm";
import { bigint, check, index, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { movementKinds, supportTopics } from "../names.ts";
import { at } from "./columns.ts";
import { uploads } from "./upload.ts";
import { users } from "./user.ts";

/** Threads of messages between a client and support. */
export const threads = pgTable(
  "message_thread",
  {
    threadId: text("thread_id").primaryKey(),
    userId: integer("user_id")
      .notNull()
      .references(() => users.userId),
    topic: text("topic", { enum: supportTopics }).notNull(),
    /** The transaction that it is about; both null where it is about none. */
    transactionKind: text("transaction_kind", { enum: movementKinds }),
    transactionId: text("transaction_id"),
    openedAt: at("opened_at").notNull(),
    /** The newest message; 0 before the first one is written, in the same transaction. */
    lastMessageId: bigint("last_message_id", { mode: "number" }).notNull(),
    lastAt: at("last_at").notNull(),
    /** The newest message that the client has seen; 0 for none. */
    readUpTo: bigint("read_up_to", { mode: "number" }).notNull(),
    /** The time of the first message of the client that has no answer; null while none waits. */
    waitingSince: at("waiting_since"),
    firstAnsweredAt: at("first_answered_at"),
    closedAt: at("closed_at"),
  },
  (table) => [
    index("message_thread_user").on(table.userId, table.lastAt),
    index("message_thread_waiting")
      .on(table.waitingSince)
      .where(sql`${table.waitingSince} is not null`),
    index("message_thread_last").on(table.lastAt),
    index("message_thread_opened").on(table.openedAt),
    check("message_thread_transaction", sql`num_nulls(transaction_kind, transaction_id) <> 1`),
    check("message_thread_closed", sql`closed_at is null or waiting_since is null`),
  ],
);

/** The messages of threads. */
export const threadMessages = pgTable(
  "thread_message",
  {
    messageId: bigint("message_id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    threadId: text("thread_id")
      .notNull()
      .references(() => threads.threadId),
    /** The client of the thread, also for an answer. */
    userId: integer("user_id")
      .notNull()
      .references(() => users.userId),
    author: text("author", { enum: ["client", "staff"] }).notNull(),
    /** The member of staff who answered; null for a message of the client. */
    staffId: integer("staff_id").references(() => users.userId),
    text: text("text").notNull(),
    sentAt: at("sent_at").notNull(),
    /** The client's own key of the message, under which it is sent once; null for an answer. */
    key: text("key"),
  },
  (table) => [
    index("thread_message_thread").on(table.threadId, table.messageId),
    index("thread_message_user").on(table.userId, table.sentAt),
    uniqueIndex("thread_message_key").on(table.userId, table.key),
    index("thread_message_staff_sent").on(table.staffId, table.sentAt),
    check(
      "thread_message_author",
      sql`(author = 'client') = (key is not null) and (author = 'staff') = (staff_id is not null)`,
    ),
  ],
);

/** The files that were sent with messages. A row is deleted together with the row of its upload. */
export const messageFiles = pgTable(
  "message_file",
  {
    uploadId: text("upload_id")
      .primaryKey()
      .references(() => uploads.uploadId, { onDelete: "cascade" }),
    messageId: bigint("message_id", { mode: "number" })
      .notNull()
      .references(() => threadMessages.messageId),
    /** The client of the thread, also for a file of an answer. */
    userId: integer("user_id")
      .notNull()
      .references(() => users.userId),
    /** The place among the files of the message, from 1. */
    place: integer("place").notNull(),
  },
  (table) => [
    uniqueIndex("message_file_place").on(table.messageId, table.place),
    index("message_file_user").on(table.userId),
    check("message_file_few", sql`place between 1 and 3`),
  ],
);
