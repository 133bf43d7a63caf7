import { and, desc, eq, gte, notInArray } from "drizzle-orm";
import type { Sql } from "../db/database.ts";
import { devices } from "../db/schema/sign-in.ts";
import { hashToken } from "./session.store.ts";

/** For how many days a browser is known after its last sign-in. */
export const DEVICE_DAYS = 180;
/** The browsers of one account that are known; the one that was away for the longest is forgotten first. */
const MOST_DEVICES = 20;

const since = (at: Date) => new Date(at.getTime() - DEVICE_DAYS * 86_400_000);

/** The browsers that signed in before, by the hash of what they keep. */
export const deviceStore = {
  /** The hash of a browser's token where it signed in to this account, and not too long ago. */
  async find(sql: Sql, token: string, userId: number, at: Date): Promise<string | null> {
    const tokenHash = hashToken(token);
    const [row] = await sql
      .select({ tokenHash: devices.tokenHash })
      .from(devices)
      .where(
        and(eq(devices.tokenHash, tokenHash), eq(devices.userId, userId), gte(devices.seenAt, since(at))),
      );
    return row?.tokenHash ?? null;
  },
  /** Knows a browser by a new token from now on, for this account and for all that it was known for before. */
  async renew(
    sql: Sql,
    { token, before, userId, at }: { token: string; before: string | undefined; userId: number; at: Date },
  ): Promise<void> {
    const tokenHash = hashToken(token);
    if (before !== undefined)
      await sql
        .update(devices)
        .set({ tokenHash })
        .where(and(eq(devices.tokenHash, hashToken(before)), gte(devices.seenAt, since(at))));
    await sql
      .insert(devices)
      .values({ tokenHash, userId, seenAt: at })
      .onConflictDoUpdate({ target: [devices.tokenHash, devices.userId], set: { seenAt: at } });
    const newest = sql
      .select({ tokenHash: devices.tokenHash })
      .from(devices)
      .where(eq(devices.userId, userId))
      .orderBy(desc(devices.seenAt))
      .limit(MOST_DEVICES);
    await sql.delete(devices).where(and(eq(devices.userId, userId), notInArray(devices.tokenHash, newest)));
  },
};
