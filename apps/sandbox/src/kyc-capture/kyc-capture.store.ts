import { and, eq, isNull, lt, or } from "drizzle-orm";
import type { ReadSql, Sql } from "../db/database.ts";
import { kycCaptures } from "../db/schema/kyc.ts";
import { sessions } from "../db/schema/session.ts";
import { uploads } from "../db/schema/upload.ts";
import type { NewUpload } from "../http/upload.store.ts";
import { hashToken } from "../session/session.store.ts";

/** A link for a phone. */
type CaptureRow = typeof kycCaptures.$inferSelect;

/** The values of a new link. */
export interface NewCapture extends Pick<CaptureRow, "userId" | "captureId" | "side" | "createdAt"> {
  readonly token: string;
  readonly sessionHash: string;
}

/** Selects links with the session that began each, and the photo, if it has arrived. */
const select = (sql: ReadSql) =>
  sql
    .select({ capture: kycCaptures, session: sessions, photo: uploads })
    .from(kycCaptures)
    .innerJoin(sessions, eq(sessions.tokenHash, kycCaptures.sessionHash))
    .leftJoin(uploads, eq(uploads.uploadId, kycCaptures.uploadId));

/** A link whose session is open, with its photo. */
export type OpenCapture = Awaited<ReturnType<typeof select>>[number];

/** Queries of the links by which phones send photos. */
export const kycCaptureStore = {
  /** Writes a link in place of the user's earlier one, which it returns, and deletes the row of its photo. The caller has locked the user. */
  async replace(sql: Sql, { token, ...row }: NewCapture): Promise<CaptureRow | null> {
    const [before] = await sql.delete(kycCaptures).where(eq(kycCaptures.userId, row.userId)).returning();
    if (before?.uploadId) await sql.delete(uploads).where(eq(uploads.uploadId, before.uploadId));
    await sql.insert(kycCaptures).values({ ...row, tokenHash: hashToken(token) });
    return before ?? null;
  },
  /** Finds a link by its token. */
  async findByToken(sql: ReadSql, token: string): Promise<OpenCapture | null> {
    const [found] = await select(sql).where(eq(kycCaptures.tokenHash, hashToken(token)));
    return found ?? null;
  },
  /** Finds a link by its name, for the session that began it. */
  async findOwn(
    sql: ReadSql,
    { captureId, sessionHash }: Pick<NewCapture, "captureId" | "sessionHash">,
  ): Promise<OpenCapture | null> {
    const isOwn = and(eq(kycCaptures.captureId, captureId), eq(kycCaptures.sessionHash, sessionHash));
    const [found] = await select(sql).where(isOwn);
    return found ?? null;
  },
  /** Notes that a phone has opened the link; only the first time is stored. */
  async noteOpened(sql: Sql, { captureId }: CaptureRow, openedAt: Date): Promise<void> {
    await sql
      .update(kycCaptures)
      .set({ openedAt })
      .where(and(eq(kycCaptures.captureId, captureId), isNull(kycCaptures.openedAt)));
  },
  /** Locks a link until the end of the transaction; returns false if the link was replaced or has ended meanwhile. */
  async lock(sql: Sql, { captureId }: CaptureRow): Promise<boolean> {
    const locked = await sql
      .select({ captureId: kycCaptures.captureId })
      .from(kycCaptures)
      .where(eq(kycCaptures.captureId, captureId))
      .for("update");
    return locked.length > 0;
  },
  /** Writes the photo of a locked link. */
  async addPhoto(sql: Sql, { captureId }: CaptureRow, photo: NewUpload): Promise<void> {
    await sql.insert(uploads).values(photo);
    await sql
      .update(kycCaptures)
      .set({ uploadId: photo.uploadId })
      .where(eq(kycCaptures.captureId, captureId));
  },
  /** Lists the links that are older than a time, and those whose session has ended. */
  listOutdated: (sql: Sql, before: Date): Promise<CaptureRow[]> =>
    sql
      .select()
      .from(kycCaptures)
      .where(or(lt(kycCaptures.createdAt, before), isNull(kycCaptures.sessionHash))),
  /** Deletes a link with its photo, unless another link has replaced it meanwhile. */
  async remove(sql: Sql, { captureId, uploadId }: CaptureRow): Promise<void> {
    await sql.delete(kycCaptures).where(eq(kycCaptures.captureId, captureId));
    if (uploadId) await sql.delete(uploads).where(eq(uploads.uploadId, uploadId));
  },
};
