import { sql } from "drizzle-orm";
import { bigint, index, integer, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import { stepUpPurposes } from "../names.ts";
import { at, createOriginColumns } from "./columns.ts";
import { sessions } from "./session.ts";
import { users } from "./user.ts";

const owner = () =>
  integer("user_id")
    .notNull()
    .references(() => users.userId);

/** The authenticator app of a user; without `confirmed_at` its set-up is under way, and sign-in asks for no code. */
export const authenticators = pgTable("authenticator", {
  userId: integer("user_id")
    .primaryKey()
    .references(() => users.userId),
  /** The secret, encrypted with the key of the configuration. */
  sealedSecret: text("sealed_secret").notNull(),
  createdAt: at("created_at").notNull(),
  confirmedAt: at("confirmed_at"),
  /** The latest time step whose code was used; it never decreases, so that each code works once. */
  lastStep: bigint("last_step", { mode: "number" }).notNull().default(0),
});

/** The recovery codes of a user, as hashes; a new set deletes the earlier one. */
export const recoveryCodes = pgTable(
  "recovery_code",
  {
    userId: owner(),
    codeHash: text("code_hash").notNull(),
    usedAt: at("used_at"),
  },
  (table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
);

/** The sign-ins whose password was right and whose code is missing; using one deletes its row. */
export const signInChallenges = pgTable(
  "sign_in_challenge",
  {
    tokenHash: text("token_hash").primaryKey(),
    userId: owner(),
    /** The hash of a cookie that only the browser of the sign-in has. */
    browserHash: text("browser_hash").notNull(),
    wrongTries: integer("wrong_tries").notNull().default(0),
    createdAt: at("created_at").notNull(),
  },
  (table) => [
    index("sign_in_challenge_user").on(table.userId),
    index("sign_in_challenge_created").on(table.createdAt),
  ],
);

/** The proofs of a second factor, at most one per session and purpose; using one deletes its row. */
export const stepUpProofs = pgTable(
  "step_up_proof",
  {
    sessionHash: text("session_hash")
      .notNull()
      .references(() => sessions.tokenHash, { onDelete: "cascade" }),
    purpose: text("purpose", { enum: stepUpPurposes }).notNull(),
    userId: owner(),
    /** The hash of the code; a request with the same hash is a repeated one. */
    codeHash: text("code_hash").notNull(),
    provedAt: at("proved_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.sessionHash, table.purpose] }),
    index("step_up_proof_user").on(table.userId),
    index("step_up_proof_proved").on(table.provedAt),
  ],
);

/** The requests to remove a lost second factor, which wait for a time and for staff. */
export const factorRemovals = pgTable(
  "factor_removal",
  {
    removalId: bigint("removal_id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    userId: owner(),
    askedAt: at("asked_at").notNull(),
    /** The earliest time of an approval. */
    decidableAt: at("decidable_at").notNull(),
    ...createOriginColumns(),
    closedAt: at("closed_at"),
    outcome: text("outcome", { enum: ["approved", "rejected", "cancelled"] }),
    /** The comment of staff, which the client reads. */
    reason: text("reason"),
  },
  (table) => [
    index("factor_removal_asked").on(table.askedAt),
    // One open request per user, also of two concurrent ones.
    uniqueIndex("factor_removal_open")
      .on(table.userId)
      .where(sql`closed_at is null`),
  ],
);
