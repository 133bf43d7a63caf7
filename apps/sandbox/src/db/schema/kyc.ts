import { sql } from "drizzle-orm";
import { index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { kycDocumentStates, kycRefusalReasons, kycSides } from "../names.ts";
import { at } from "./columns.ts";
import { sessions } from "./session.ts";
import { uploads } from "./upload.ts";
import { users } from "./user.ts";

/** The documents of identity checks; one case per user. */
export const kycCases = pgTable(
  "kyc_case",
  {
    userId: integer("user_id")
      .primaryKey()
      .references(() => users.userId),
    firstName: text("first_name").notNull(),
    lastName: text("last_name").notNull(),
    contactNumber: text("contact_number").notNull(),
    dateOfBirth: at("date_of_birth").notNull(),
    address: text("address").notNull(),
    nationality: text("nationality").notNull(),
    documentType: text("document_type").notNull(),
    documentNumber: text("document_number").notNull(),
    frontId: text("front_id")
      .notNull()
      .references(() => uploads.uploadId),
    /** Null for a document without a back side. */
    backId: text("back_id").references(() => uploads.uploadId),
    /** The review of each side, from a decision that refuses documents to the next decision; null before. */
    frontState: text("front_state", { enum: kycDocumentStates }),
    frontReason: text("front_reason", { enum: kycRefusalReasons }),
    frontComment: text("front_comment"),
    backState: text("back_state", { enum: kycDocumentStates }),
    backReason: text("back_reason", { enum: kycRefusalReasons }),
    backComment: text("back_comment"),
    submittedAt: at("submitted_at").notNull(),
    decidedAt: at("decided_at"),
    reason: text("reason"),
    /** The last day of an approved document, at midnight UTC; null if staff entered no day. */
    documentValidUntil: at("document_valid_until"),
    /** The latest notice to the client about the last day: `soon` before it, `over` after it; null before the first notice. */
    expiryTold: text("expiry_told", { enum: ["soon", "over"] }),
  },
  (table) => [
    index("kyc_case_submitted").on(table.submittedAt),
    index("kyc_case_expiring")
      .on(table.documentValidUntil)
      .where(sql`document_valid_until is not null and expiry_told is distinct from 'over'`),
  ],
);

/**
 * The link by which a phone sends the photo of one side of a user's document; one per user. A row is deleted together with
 * the row of its photo.
 */
export const kycCaptures = pgTable(
  "kyc_capture",
  {
    userId: integer("user_id")
      .primaryKey()
      .references(() => users.userId),
    /** The id of the link in the calls of its user; a phone cannot open the link by it. */
    captureId: text("capture_id").notNull().unique("kyc_capture_id"),
    tokenHash: text("token_hash").notNull().unique("kyc_capture_token"),
    /** The session that created the link; null once this session has ended, which ends the link too. */
    sessionHash: text("session_hash").references(() => sessions.tokenHash, { onDelete: "set null" }),
    side: text("side", { enum: kycSides }).notNull(),
    createdAt: at("created_at").notNull(),
    /** When a phone first opened the link; null before. */
    openedAt: at("opened_at"),
    /** The photo; null before it has arrived. */
    uploadId: text("upload_id").references(() => uploads.uploadId, { onDelete: "cascade" }),
  },
  (table) => [
    index("kyc_capture_session").on(table.sessionHash),
    index("kyc_capture_upload").on(table.uploadId),
    index("kyc_capture_created").on(table.createdAt),
  ],
);
