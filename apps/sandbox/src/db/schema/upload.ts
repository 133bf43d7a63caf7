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
  createdAt: at("created_at").notNull(),
});
