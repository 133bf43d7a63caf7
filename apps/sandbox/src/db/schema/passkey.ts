import { bigint, index, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { passkeyPurposes, stepUpPurposes } from "../names.ts";
import { at } from "./columns.ts";
import { sessions } from "./session.ts";
import { users } from "./user.ts";

/** The passkeys of users. Binary values are stored as base64url, the notation of the contract. */
export const passkeys = pgTable(
  "passkey",
  {
    passkeyId: text("passkey_id").primaryKey(),
    userId: integer("user_id")
      .notNull()
      .references(() => users.userId),
    name: text("name").notNull(),
    credentialId: text("credential_id").notNull(),
    publicKey: text("public_key").notNull(),
    /** The random id of the user that the authenticator stores; the same for all passkeys of one user. */
    userHandle: text("user_handle").notNull(),
    /** The signature counter of the authenticator at its last use; 0 for an authenticator without a counter. */
    uses: bigint("uses", { mode: "number" }).notNull(),
    transports: text("transports").array().notNull(),
    /** The hash of the challenge with which the passkey was added; a second request with the same challenge is a repetition. */
    addedBy: text("added_by").notNull(),
    createdAt: at("created_at").notNull(),
    lastUsedAt: at("last_used_at"),
  },
  (table) => [
    uniqueIndex("passkey_credential").on(table.credentialId),
    index("passkey_user").on(table.userId),
  ],
);

/** The challenges that passkeys have to sign. The first answer to a challenge deletes its row. */
export const passkeyChallenges = pgTable(
  "passkey_challenge",
  {
    challengeHash: text("challenge_hash").primaryKey(),
    purpose: text("purpose", { enum: passkeyPurposes }).notNull(),
    /** The session that adds or proves a passkey; null for a sign-in. */
    sessionHash: text("session_hash").references(() => sessions.tokenHash, { onDelete: "cascade" }),
    /** The hash of the cookie that binds a sign-in to its browser; null for a challenge of a session. */
    browserHash: text("browser_hash"),
    /** The user handle that the authenticator stores with a new passkey; null for the use of a passkey. */
    userHandle: text("user_handle"),
    /** The call that the passkey confirms; null for a challenge of another purpose. */
    stepUpPurpose: text("step_up_purpose", { enum: stepUpPurposes }),
    createdAt: at("created_at").notNull(),
  },
  (table) => [
    index("passkey_challenge_session").on(table.sessionHash),
    index("passkey_challenge_browser").on(table.browserHash),
    index("passkey_challenge_created").on(table.createdAt),
  ],
);
