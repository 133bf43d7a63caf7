import { createHmac } from "node:crypto";
import type { Sql } from "../db/database.ts";
import type { Deps } from "../deps.ts";
import { lifetimes } from "../expiry/lifetimes.ts";
import { type CodeRow, oneTimeCodeStore } from "./one-time-code.store.ts";

const MINUTE = 60_000;

/** Keyed by the session, so that equal codes of two sessions differ at rest. Who reads the database can still try all of them. */
export const hashCode = (code: string, { userId, sessionHash }: Pick<CodeRow, "userId" | "sessionHash">) =>
  createHmac("sha256", sessionHash).update(`${userId}:${code}`).digest("base64url");

/** When a code stops working: its minutes begin when its letter was handed over, or may have been. */
function endOfCode({ createdAt, sentAt }: Pick<CodeRow, "createdAt" | "sentAt">): Date {
  return sentAt
    ? new Date(sentAt.getTime() + lifetimes.codeMinutes * MINUTE)
    : new Date(createdAt.getTime() + lifetimes.codeWaitMinutes * MINUTE);
}

/** Whether a code is still good for anything. */
export function isAlive(row: CodeRow, now: Date): boolean {
  const isOver = row.usedAt !== null || row.voidedAt !== null;
  return !isOver && now >= row.createdAt && now <= endOfCode(row);
}

/** Makes the six digits for a letter that is being handed over, and keeps their hash; null where nobody waits for them any more. */
export async function mintCode(deps: Deps, sql: Sql, codeId: number): Promise<string | null> {
  const row = await oneTimeCodeStore.lock(sql, codeId);
  if (!row || !isAlive(row, deps.clock.now())) return null;
  const code = deps.randomCode();
  await oneTimeCodeStore.addHash(sql, codeId, hashCode(code, row));
  return code;
}

/** Begins the minutes of a code: its letter is where it can be read. */
export const beginCode = (sql: Sql, codeId: number, at: Date): Promise<void> =>
  oneTimeCodeStore.update(sql, codeId, { sentAt: at });
