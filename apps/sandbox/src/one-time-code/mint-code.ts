import { createHmac } from "node:crypto";
import type { Sql } from "../db/database.ts";
import type { Deps } from "../deps.ts";
import { lifetimes } from "../expiry/lifetimes.ts";
import { type CodeRow, oneTimeCodeStore } from "./one-time-code.store.ts";

const MINUTE = 60_000;

/**
 * Hashes a code with the session as the key, so that equal codes have different hashes. A reader of the database can
 * still try all codes.
 */
export const hashCode = (code: string, { userId, sessionHash }: Pick<CodeRow, "userId" | "sessionHash">) =>
  createHmac("sha256", sessionHash).update(`${userId}:${code}`).digest("base64url");

/** Returns when a code expires: its lifetime begins when its e-mail was delivered, or may have been. */
function endOfCode({ createdAt, sentAt }: Pick<CodeRow, "createdAt" | "sentAt">): Date {
  return sentAt
    ? new Date(sentAt.getTime() + lifetimes.codeMinutes * MINUTE)
    : new Date(createdAt.getTime() + lifetimes.codeWaitMinutes * MINUTE);
}

/** Returns whether a code can still be used. */
export function isAlive(row: CodeRow, now: Date): boolean {
  const isOver = row.usedAt !== null || row.voidedAt !== null;
  return !isOver && now >= row.createdAt && now <= endOfCode(row);
}

/** Creates the code of an e-mail on delivery, and stores its hash; null where the code is no longer needed. */
export async function mintCode(deps: Deps, sql: Sql, codeId: number): Promise<string | null> {
  const row = await oneTimeCodeStore.lock(sql, codeId);
  if (!row || !isAlive(row, deps.clock.now())) return null;
  const code = deps.randomCode();
  await oneTimeCodeStore.addHash(sql, codeId, hashCode(code, row));
  return code;
}

/** Begins the lifetime of a code, because its e-mail was delivered. */
export const beginCode = (sql: Sql, codeId: number, at: Date): Promise<void> =>
  oneTimeCodeStore.update(sql, codeId, { sentAt: at });
