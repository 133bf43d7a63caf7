import { index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { at } from "./columns.ts";
import { users } from "./user.ts";

/** Wrong passwords that came in a row, by where they came from and what they were for. */
export const signInFailures = pgTable(
  "sign_in_failure",
  {
    key: text("key").primaryKey(),
    failures: integer("failures").notNull(),
    /** Nobody tries again under this key before. */
    waitsUntil: at("waits_until").notNull(),
    /** Without another failure the row is as good as none from then on. */
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
  },
  (table) => [
    primaryKey({ columns: [table.tokenHash, table.userId] }),
    index("device_user").on(table.userId, table.seenAt),
    index("device_seen").on(table.seenAt),
  ],
);
