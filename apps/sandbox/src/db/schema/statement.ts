import { index, integer, pgTable, text, unique } from "drizzle-orm/pg-core";
import { sql } from "drizzle-orm";
import { statementKinds } from "../names.ts";
import { at, money } from "./columns.ts";
import { uploads } from "./upload.ts";
import { users } from "./user.ts";

/** Statements and confirmations of clients. A trigger refuses changes once their files are stored. */
export const statements = pgTable(
  "statement",
  {
    statementId: text("statement_id")
      .primaryKey()
      .default(sql`gen_random_uuid()::text`),
    userId: integer("user_id")
      .notNull()
      .references(() => users.userId),
    kind: text("kind", { enum: statementKinds }).notNull(),
    /** The month, the year, or the id of the transaction. */
    subject: text("subject").notNull(),
    requestedAt: at("requested_at").notNull(),
    /** When its files were stored; null until then, as all fields below. */
    madeAt: at("made_at"),
    /** The hash of the code that is printed on it. */
    codeHash: text("code_hash").unique("statement_code"),
    pdfId: text("pdf_id").references(() => uploads.uploadId),
    pdfSha256: text("pdf_sha256"),
    /** Null for the confirmation of a transaction. */
    csvId: text("csv_id").references(() => uploads.uploadId),
    csvSha256: text("csv_sha256"),
    /** The sum of all accounts at its end in US dollars; of a confirmation, the amount of the transaction. */
    total: money("total"),
  },
  (table) => [
    unique("statement_once").on(table.userId, table.kind, table.subject),
    index("statement_pdf").on(table.pdfId),
    index("statement_csv").on(table.csvId),
  ],
);
