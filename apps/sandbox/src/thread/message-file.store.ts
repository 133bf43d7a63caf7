import { and, asc, eq, gt, inArray } from "drizzle-orm";
import type { ReadSql, Sql } from "../db/database.ts";
import { messageFiles, threadMessages } from "../db/schema/thread.ts";
import { uploads } from "../db/schema/upload.ts";
import type { NewUpload } from "../http/upload.store.ts";
import type { MessageRow } from "./thread.store.ts";

const selected = {
  messageId: messageFiles.messageId,
  place: messageFiles.place,
  fileName: uploads.fileName,
  mediaType: uploads.mediaType,
  size: uploads.size,
  digest: uploads.digest,
};

const listed = (sql: ReadSql) =>
  sql.select(selected).from(messageFiles).innerJoin(uploads, eq(uploads.uploadId, messageFiles.uploadId));

/** A file that was sent with a message. */
export type MessageFileRow = Awaited<ReturnType<typeof listed>>[number];

/** Who sends files with a message: a client to support, or a member of staff to a client. */
export interface FileSender {
  readonly author: MessageRow["author"];
  readonly id: number;
}

/** Returns the address of a file of a message. */
export const pathOfFile = (messageId: number, place: number): string =>
  `/api/files/message/${messageId}/${place}`;

/** Queries of the files that are sent with messages. */
export const messageFileStore = {
  /** Lists the files of some messages by the id of the message, each in the order of the message. */
  async listOf(
    sql: ReadSql,
    messages: readonly Pick<MessageRow, "messageId">[],
  ): Promise<ReadonlyMap<number, readonly MessageFileRow[]>> {
    const ids = messages.map(({ messageId }) => messageId);
    const rows =
      ids.length === 0
        ? []
        : await listed(sql)
            .where(inArray(messageFiles.messageId, ids))
            .orderBy(asc(messageFiles.messageId), asc(messageFiles.place));
    return Map.groupBy(rows, ({ messageId }) => messageId);
  },
  /** Lists the sizes of the files that a client or a member of staff has sent since a time, the oldest first. */
  listSent: (sql: Sql, { author, id }: FileSender, since: Date): Promise<{ sentAt: Date; size: number }[]> =>
    sql
      .select({ sentAt: threadMessages.sentAt, size: uploads.size })
      .from(messageFiles)
      .innerJoin(uploads, eq(uploads.uploadId, messageFiles.uploadId))
      .innerJoin(threadMessages, eq(threadMessages.messageId, messageFiles.messageId))
      .where(
        and(
          eq(author === "staff" ? threadMessages.staffId : threadMessages.userId, id),
          eq(threadMessages.author, author),
          gt(threadMessages.sentAt, since),
        ),
      )
      .orderBy(asc(threadMessages.sentAt)),
  /** Writes the rows of a message's files; their bytes are stored already. */
  async write(
    sql: Sql,
    { messageId, userId }: Pick<MessageRow, "messageId" | "userId">,
    files: readonly NewUpload[],
  ): Promise<void> {
    if (files.length === 0) return;
    await sql.insert(uploads).values([...files]);
    await sql
      .insert(messageFiles)
      .values(files.map(({ uploadId }, index) => ({ uploadId, messageId, userId, place: index + 1 })));
  },
};
