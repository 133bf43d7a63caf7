import { bigint, index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import type { LetterKind } from "../../mailbox/letter.ts";
import { at } from "./columns.ts";
import { languageNames } from "../names.ts";
import { users } from "./user.ts";

/**
 * Every letter: what it is about, until the mail server has it. Its words are written, and its link or code is made, at
 * the moment it is handed over; only a provider with demo accounts keeps a copy of them, for the mailbox.
 */
export const mails = pgTable(
  "mail",
  {
    mailId: bigint("mail_id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    userId: integer("user_id")
      .notNull()
      .references(() => users.userId),
    kind: text("kind").$type<LetterKind>().notNull(),
    to: text("recipient").notNull(),
    language: text("language", { enum: languageNames }).notNull(),
    /** Of the portal that it was asked at: its links lead there. */
    origin: text("origin").notNull(),
    /** Figures and names of the catalogue that the letter tells; none any more once it was handed over. */
    facts: jsonb("facts"),
    askedAt: at("asked_at").notNull(),
    /** When the mail server took it, or the mailbox where there is no mail server. */
    sentAt: at("sent_at"),
    subject: text("subject"),
    text: text("text"),
    html: text("html"),
    link: text("link"),
    code: text("code"),
  },
  (table) => [
    index("mail_recipient").on(table.to, table.mailId),
    index("mail_user").on(table.userId, table.mailId),
    index("mail_asked").on(table.askedAt),
  ],
);
