import type { components } from "@broker/api-spec";
import { sql } from "drizzle-orm";
import { bigint, check, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { eventKinds, inboxChannels } from "../names.ts";
import { at } from "./columns.ts";
import { users } from "./user.ts";

const owner = () =>
  integer("user_id")
    .notNull()
    .references(() => users.userId);

/**
 * The entries of inboxes: events of a user's account, without amounts and names, each written in the transaction of its cause.
 */
export const inboxEntries = pgTable(
  "inbox_entry",
  {
    entryId: bigint("entry_id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    userId: owner(),
    kind: text("kind", { enum: eventKinds }).notNull(),
    /** The name of the event in the contract. */
    change: text("change").$type<components["schemas"]["InboxChange"]>().notNull(),
    /** The id of the transaction or the statement; null where there is none. */
    subject: text("subject"),
    at: at("at").notNull(),
    readAt: at("read_at"),
  },
  (table) => [
    index("inbox_entry_user").on(table.userId, table.entryId),
    index("inbox_entry_at").on(table.at),
  ],
);

/** The channels that users have switched off, by kind of event. Those about security cannot be. */
export const mutedChannels = pgTable(
  "muted_channel",
  {
    userId: owner(),
    kind: text("kind", { enum: eventKinds }).notNull(),
    channel: text("channel", { enum: inboxChannels }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.kind, table.channel] }),
    check("muted_channel_kind", sql`${table.kind} <> 'security'`),
  ],
);
