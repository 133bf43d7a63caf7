import { and, eq, gte, inArray, lt } from "drizzle-orm";
import type { Sql } from "../db/database.ts";
import { passkeyChallenges } from "../db/schema/passkey.ts";
import { hashToken } from "../session/session.store.ts";
import type { StepUpPurpose } from "../step-up/step-up.store.ts";

/** A row of the challenges. */
type ChallengeRow = typeof passkeyChallenges.$inferSelect;

/** The purpose of a challenge, and the session or the browser that it is bound to. */
export type ChallengeOwner =
  | { readonly purpose: "registration"; readonly sessionHash: string }
  | { readonly purpose: "signIn"; readonly browser: string }
  | { readonly purpose: "stepUp"; readonly sessionHash: string; readonly call: StepUpPurpose };

const isOwned = (owner: ChallengeOwner) =>
  and(
    eq(passkeyChallenges.purpose, owner.purpose),
    "browser" in owner
      ? eq(passkeyChallenges.browserHash, hashToken(owner.browser))
      : eq(passkeyChallenges.sessionHash, owner.sessionHash),
    "call" in owner ? eq(passkeyChallenges.stepUpPurpose, owner.call) : undefined,
  );

/**
 * The number of outdated challenges that are deleted with each new challenge, so that challenges of visitors do not accumulate.
 */
const SWEPT = 20;

/** Queries of the challenges of passkeys. */
export const passkeyChallengeStore = {
  /** Inserts a challenge, and deletes earlier ones of the same owner and some outdated ones. */
  async insert(
    sql: Sql,
    challenge: string,
    owner: ChallengeOwner,
    more: { readonly userHandle: string | null; readonly at: Date; readonly outdatedBefore: Date },
  ): Promise<void> {
    await sql.delete(passkeyChallenges).where(isOwned(owner));
    const old = sql
      .select({ challengeHash: passkeyChallenges.challengeHash })
      .from(passkeyChallenges)
      .where(lt(passkeyChallenges.createdAt, more.outdatedBefore))
      .limit(SWEPT)
      .for("update", { skipLocked: true });
    await sql.delete(passkeyChallenges).where(inArray(passkeyChallenges.challengeHash, old));
    await sql.insert(passkeyChallenges).values({
      challengeHash: hashToken(challenge),
      purpose: owner.purpose,
      sessionHash: "sessionHash" in owner ? owner.sessionHash : null,
      browserHash: "browser" in owner ? hashToken(owner.browser) : null,
      userHandle: more.userHandle,
      stepUpPurpose: "call" in owner ? owner.call : null,
      createdAt: more.at,
    });
  },

  /** Uses a challenge; null if it belongs to another owner, is outdated or was used before. Of several concurrent requests one gets the challenge. */
  async take(sql: Sql, challenge: string, owner: ChallengeOwner, since: Date): Promise<ChallengeRow | null> {
    const isIt = eq(passkeyChallenges.challengeHash, hashToken(challenge));
    const [row] = await sql
      .delete(passkeyChallenges)
      .where(and(isIt, isOwned(owner), gte(passkeyChallenges.createdAt, since)))
      .returning();
    return row ?? null;
  },
};
