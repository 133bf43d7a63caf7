import { integer, pgTable, text } from "drizzle-orm/pg-core";
import { at } from "./columns.ts";
import { users } from "./user.ts";

/** Uploaded files; their bytes are in the file store. */
export const uploads = pgTable("upload", {
  uploadId: text("upload_id").primaryKey(),
  userId: integer("user_id")
    .notNull()
    .references(() => users.userId),
  fileName: text("file_name").notNull(),
  mediaType: text("media_type").notNull(),
  size: integer("size").notNull(),
  /** The hash of the file as it arrived; null for a file that the provider made, and for rows older than this column. */
  digest: text("digest"),
  createdAt: at("created_at").notNull(),
});
