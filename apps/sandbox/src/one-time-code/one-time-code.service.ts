import { createHmac, timingSafeEqual } from "node:crypto";
import { and, desc, eq } from "drizzle-orm";
import type { Sql } from "../db/database.ts";
import { oneTimeCodes } from "../db/schema/one-time-code.ts";
import { users } from "../db/schema/user.ts";
import type { Deps } from "../deps.ts";
import { Problem, Refusal } from "../http/problem.ts";
import { sendLetter } from "../mailbox/mailbox.service.ts";
import type { UserRow } from "../session/session.store.ts";

/** For how many minutes a code works. */
export const MINUTES = 5;
const MOST_WRONG_TRIES = 5;
/** A user who did not get a code may ask for another one after this. */
const RESEND_SECONDS = 60;

/** Whose code it is, and which session asked for it: a code of one session is worth nothing in another. */
interface Holder {
  readonly user: UserRow;
  readonly sessionHash: string;
}

const wrong = () =>
  new Refusal("oneTimeCodeWrong", "The one-time code is wrong or has expired.", { keepsChanges: true });

/** Six digits have little to guess: the session, which is secret, keys the hash that is kept. */
const hashCode = (code: string, { user, sessionHash }: Holder): string =>
  createHmac("sha256", sessionHash).update(`${user.userId}:${code}`).digest("base64url");

/** The newest code of a user; those before it are void. Locked, so that tries at the same moment count one by one. */
async function newest(sql: Sql, userId: number) {
  const mine = and(eq(oneTimeCodes.userId, userId), eq(oneTimeCodes.purpose, "withdrawal"));
  const [row] = await sql
    .select()
    .from(oneTimeCodes)
    .where(mine)
    .orderBy(desc(oneTimeCodes.codeId))
    .limit(1)
    .for("update");
  return row ?? null;
}

/** Sends a new code for a withdrawal; the older ones are void from now on. */
export async function sendCode(
  deps: Deps,
  sql: Sql,
  holder: Holder,
): Promise<{ expiresAt: Date; resendAfterSeconds: number }> {
  const { user, sessionHash } = holder;
  const now = deps.clock.now();
  // Before the first code there is none to lock: who asks twice at once waits for the user's own row instead.
  await sql.select().from(users).where(eq(users.userId, user.userId)).for("no key update");
  const last = await newest(sql, user.userId);
  const wait = last ? RESEND_SECONDS - (now.getTime() - last.createdAt.getTime()) / 1000 : 0;
  if (last && !last.usedAt && wait > 0 && wait <= RESEND_SECONDS) {
    throw new Problem(
      429,
      "tooManyAttempts",
      "A code was sent a moment ago. Please wait before asking again.",
      {
        retryAfter: Math.ceil(wait),
      },
    );
  }
  if (last) await sql.update(oneTimeCodes).set({ voidedAt: now }).where(eq(oneTimeCodes.codeId, last.codeId));
  const code = deps.randomCode();
  const codeHash = hashCode(code, holder);
  await sql
    .insert(oneTimeCodes)
    .values({ userId: user.userId, purpose: "withdrawal", sessionHash, codeHash, createdAt: now });
  const letter = {
    to: user.email,
    subject: "Your withdrawal code",
    greeting: `Hello ${user.fullName},`,
    paragraphs: [
      `This code confirms one withdrawal and works for ${MINUTES} minutes. If you did not ask for it, change your password.`,
    ],
    code,
  };
  await sendLetter(deps, sql, letter);
  return { expiresAt: new Date(now.getTime() + MINUTES * 60_000), resendAfterSeconds: RESEND_SECONDS };
}

/** Uses a code up, in the transaction of what it confirms. A wrong try is counted even though it is refused. */
export async function spendCode(deps: Deps, sql: Sql, holder: Holder, code: string): Promise<void> {
  const now = deps.clock.now();
  const row = await newest(sql, holder.user.userId);
  if (!row || row.usedAt || row.voidedAt || row.wrongTries >= MOST_WRONG_TRIES) throw wrong();
  const age = now.getTime() - row.createdAt.getTime();
  if (age < 0 || age > MINUTES * 60_000 || row.sessionHash !== holder.sessionHash) throw wrong();
  const isRight = timingSafeEqual(Buffer.from(row.codeHash), Buffer.from(hashCode(code.trim(), holder)));
  const mine = eq(oneTimeCodes.codeId, row.codeId);
  if (!isRight) {
    await sql
      .update(oneTimeCodes)
      .set({ wrongTries: row.wrongTries + 1 })
      .where(mine);
    throw wrong();
  }
  await sql.update(oneTimeCodes).set({ usedAt: now }).where(mine);
}
