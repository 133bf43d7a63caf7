import { and, desc, eq, gte, inArray, isNull, lte, ne, or } from "drizzle-orm";
import type { Sql } from "../db/database.ts";
import { sessions } from "../db/schema/session.ts";
import { devices } from "../db/schema/sign-in.ts";

/** A row of the sessions. */
export type SessionRow = typeof sessions.$inferSelect;

const MOST_LISTED = 100;

/** Forgets the browsers of ended sessions, so that a later sign-in in such a browser is reported as from a new device. */
async function forgetDevices(sql: Sql, userId: number, ended: readonly Pick<SessionRow, "deviceHash">[]) {
  const hashes = ended.flatMap(({ deviceHash }) => deviceHash ?? []);
  if (hashes.length === 0) return;
  await sql.delete(devices).where(and(eq(devices.userId, userId), inArray(devices.tokenHash, hashes)));
}

/** Queries of the sessions of a user, which the user lists and ends. */
export const securityStore = {
  /**
   * Lists the sessions of a user that began and were used after given times, beginning with the session of the call. Sessions
   * of frames are left out, because they end with the session that opened them.
   */
  async listSessions(
    sql: Sql,
    userId: number,
    { own, begunSince, usedSince, now }: { own: string; begunSince: Date; usedSince: Date; now: Date },
  ): Promise<readonly SessionRow[]> {
    const isLive = and(
      gte(sessions.createdAt, begunSince),
      lte(sessions.createdAt, now),
      gte(sessions.seenAt, usedSince),
    );
    return sql
      .select()
      .from(sessions)
      .where(and(eq(sessions.userId, userId), isNull(sessions.purpose), isLive))
      .orderBy(desc(eq(sessions.tokenHash, own)), desc(sessions.seenAt), desc(sessions.createdAt))
      .limit(MOST_LISTED);
  },
  /** Ends a session of a user; returns false where the user has no such session. */
  async endSession(sql: Sql, userId: number, sessionId: string): Promise<boolean> {
    const ended = await sql
      .delete(sessions)
      .where(and(eq(sessions.userId, userId), eq(sessions.sessionId, sessionId)))
      .returning({ deviceHash: sessions.deviceHash });
    await forgetDevices(sql, userId, ended);
    return ended.length > 0;
  },
  /** Ends all sessions of a user except one session and the sessions of its frames, and returns their number. */
  async endOthers(sql: Sql, userId: number, own: string): Promise<number> {
    const isNoFrameOfOwn = or(isNull(sessions.parentHash), ne(sessions.parentHash, own));
    const ended = await sql
      .delete(sessions)
      .where(and(eq(sessions.userId, userId), ne(sessions.tokenHash, own), isNoFrameOfOwn))
      .returning({ deviceHash: sessions.deviceHash });
    await forgetDevices(sql, userId, ended);
    return ended.length;
  },
};
