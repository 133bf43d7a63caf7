import { bigint, boolean, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { at, createOriginColumns } from "./columns.ts";
import { users } from "./user.ts";

/** Consecutive sign-in failures, by origin and account. */
export const signInFailures = pgTable(
  "sign_in_failure",
  {
    key: text("key").primaryKey(),
    failures: integer("failures").notNull(),
    /** The earliest time of the next attempt under this key. */
    waitsUntil: at("waits_until").notNull(),
    /** The time from which the row is ignored unless another failure follows. */
    forgottenAt: at("forgotten_at").notNull(),
  },
  (table) => [index("sign_in_failure_forgotten").on(table.forgottenAt)],
);

/** Browsers that signed in to an account before; several accounts can share one. It opens nothing. */
export const devices = pgTable(
  "device",
  {
    tokenHash: text("token_hash").notNull(),
    userId: integer("user_id")
      .notNull()
      .references(() => users.userId),
    seenAt: at("seen_at").notNull(),
    /**
     * The name of the counter of wrong passwords: the hash of the token at the last sign-in of this user in this browser; null
     * while the token is unchanged since then. A sign-in to another account changes the token, and the counter must stay the
     * same.
     */
    countedAs: text("counted_as"),
  },
  (table) => [
    primaryKey({ columns: [table.tokenHash, table.userId] }),
    index("device_user").on(table.userId, table.seenAt),
    index("device_seen").on(table.seenAt),
  ],
);

/** The sign-ins of clients, and the attempts with a wrong password, for their owners to read. */
export const signIns = pgTable(
  "sign_in",
  {
    signInId: bigint("sign_in_id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    /** Null for an attempt at an account that does not exist, whose row is deleted with the next purge. */
    userId: integer("user_id").references(() => users.userId),
    signedInAt: at("signed_in_at").notNull(),
    succeeded: boolean("succeeded").notNull(),
    ...createOriginColumns(),
  },
  (table) => [
    index("sign_in_user").on(table.userId, table.succeeded, table.signedInAt),
    index("sign_in_at").on(table.signedInAt),
  ],
);
