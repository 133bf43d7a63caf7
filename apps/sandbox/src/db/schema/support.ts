import { sql } from "drizzle-orm";
import { index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { languageNames, supportTopics } from "../names.ts";
import { companies } from "./catalogue.ts";
import { at } from "./columns.ts";
import { users } from "./user.ts";

/** Messages to support, waiting, answered or closed. */
export const supportMessages = pgTable(
  "support_message",
  {
    messageId: integer("message_id").primaryKey().generatedAlwaysAsIdentity({ startWith: 1001 }),
    /** The reference by which e-mails and people name the message. */
    reference: text("reference").notNull().unique(),
    companyId: integer("company_id")
      .notNull()
      .references(() => companies.companyId),
    /**
     * The client, when the message was sent in a session and names its verified address; null where the sender is not
     * proven.
     */
    userId: integer("user_id").references(() => users.userId),
    topic: text("topic", { enum: supportTopics }).notNull(),
    name: text("name").notNull(),
    email: text("email").notNull(),
    message: text("message").notNull(),
    language: text("language", { enum: languageNames }).notNull(),
    receivedAt: at("received_at").notNull(),
    /** The answer of staff; null where the message was closed without one. */
    answer: text("answer"),
    closedAt: at("closed_at"),
  },
  (table) => [
    index("support_message_open")
      .on(table.receivedAt)
      .where(sql`${table.closedAt} is null`),
    index("support_message_received").on(table.receivedAt),
    index("support_message_user").on(table.userId),
  ],
);
