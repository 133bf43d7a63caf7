import { bigint, index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import type { LetterKind } from "../../mailbox/letter.ts";
import { at } from "./columns.ts";
import { languageNames } from "../names.ts";
import { users } from "./user.ts";

/**
 * All e-mails, as the facts of which they are written until the mail server accepts them. The text and its link or code
 * are made when it is delivered; only a provider with demo accounts stores a copy, for the mailbox.
 */
export const mails = pgTable(
  "mail",
  {
    mailId: bigint("mail_id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    /** Null for a recipient without an account, such as the sender of a support message. */
    userId: integer("user_id").references(() => users.userId),
    kind: text("kind").$type<LetterKind>().notNull(),
    to: text("recipient").notNull(),
    language: text("language", { enum: languageNames }).notNull(),
    /** The origin of the portal that the request came from; links in the e-mail lead there. */
    origin: text("origin").notNull(),
    /** Figures and names of the catalogue that the e-mail contains; null after delivery. */
    facts: jsonb("facts"),
    askedAt: at("asked_at").notNull(),
    /** The time of delivery to the mail server, or to the mailbox where there is no mail server. */
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
