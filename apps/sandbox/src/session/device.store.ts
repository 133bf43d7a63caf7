import { and, desc, eq, gte, notInArray, sql as raw } from "drizzle-orm";
import type { Sql } from "../db/database.ts";
import { sessions } from "../db/schema/session.ts";
import { devices } from "../db/schema/sign-in.ts";
import { hashToken } from "./session.store.ts";

/** The number of days for which a browser is remembered after its last sign-in. */
export const DEVICE_DAYS = 180;
/** The maximum number of remembered browsers per account; beyond it, the browser with the oldest sign-in is forgotten. */
const MOST_DEVICES = 20;

/** The name of the counter of wrong passwords of a browser at an account. */
const countedAs = raw<string>`coalesce(${devices.countedAs}, ${devices.tokenHash})`;

const since = (at: Date) => new Date(at.getTime() - DEVICE_DAYS * 86_400_000);

/** Queries of browsers that signed in before, by the hash of their token. */
export const deviceStore = {
  /** Finds a browser by its token when it signed in to this account recently enough, and returns the name of its counter. */
  async find(sql: Sql, token: string, userId: number, at: Date): Promise<string | null> {
    const tokenHash = hashToken(token);
    const [row] = await sql
      .select({ countedAs })
      .from(devices)
      .where(
        and(eq(devices.tokenHash, tokenHash), eq(devices.userId, userId), gte(devices.seenAt, since(at))),
      );
    return row?.countedAs ?? null;
  },
  /**
   * Renews a browser's token, for this account and all accounts that it was remembered for. The counters of the others
   * continue: who shares a browser could otherwise guess a password without end between own sign-ins.
   */
  async renew(
    sql: Sql,
    { token, before, userId, at }: { token: string; before: string | undefined; userId: number; at: Date },
  ): Promise<void> {
    const tokenHash = hashToken(token);
    if (before !== undefined) {
      await sql
        .update(devices)
        .set({ tokenHash, countedAs })
        .where(and(eq(devices.tokenHash, hashToken(before)), gte(devices.seenAt, since(at))));
      // The end of a session forgets its browser, also if the browser has signed in to another account since.
      await sql
        .update(sessions)
        .set({ deviceHash: tokenHash })
        .where(eq(sessions.deviceHash, hashToken(before)));
    }
    await sql
      .insert(devices)
      .values({ tokenHash, userId, seenAt: at })
      .onConflictDoUpdate({
        target: [devices.tokenHash, devices.userId],
        set: { seenAt: at, countedAs: null },
      });
    const newest = sql
      .select({ tokenHash: devices.tokenHash })
      .from(devices)
      .where(eq(devices.userId, userId))
      .orderBy(desc(devices.seenAt))
      .limit(MOST_DEVICES);
    await sql.delete(devices).where(and(eq(devices.userId, userId), notInArray(devices.tokenHash, newest)));
  },
};
