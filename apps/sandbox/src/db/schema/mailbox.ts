import { bigint, index, pgTable, text } from "drizzle-orm/pg-core";
import { at } from "./columns.ts";

/** Every letter that was sent, as the mailbox shows it. */
export const mails = pgTable(
  "mail",
  {
    mailId: bigint("mail_id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    to: text("recipient").notNull(),
    subject: text("subject").notNull(),
    text: text("text").notNull(),
    html: text("html").notNull(),
    link: text("link"),
    code: text("code"),
    sentAt: at("sent_at").notNull(),
  },
  (table) => [index("mail_recipient").on(table.to, table.mailId), index("mail_sent").on(table.sentAt)],
);
