import { and, eq } from "drizzle-orm";
import type { Sql } from "../db/database.ts";
import type { stepUpPurposes } from "../db/names.ts";
import { stepUpProofs } from "../db/schema/second-factor.ts";
import { sessions } from "../db/schema/session.ts";

/** A row of the proofs. */
export type ProofRow = typeof stepUpProofs.$inferSelect;

/** The call that a proof is for. */
export type StepUpPurpose = (typeof stepUpPurposes)[number];

const isOf = (sessionHash: string, purpose: StepUpPurpose) =>
  and(eq(stepUpProofs.sessionHash, sessionHash), eq(stepUpProofs.purpose, purpose));

/** Queries of the proofs of second factors. */
export const stepUpStore = {
  /** Inserts a proof, or renews the proof of the same session and purpose; returns false if the session has ended. */
  async prove(sql: Sql, proof: ProofRow): Promise<boolean> {
    const isSession = eq(sessions.tokenHash, proof.sessionHash);
    const open = await sql
      .select({ id: sessions.sessionId })
      .from(sessions)
      .where(isSession)
      .for("key share");
    if (open.length === 0) return false;
    await sql
      .insert(stepUpProofs)
      .values(proof)
      .onConflictDoUpdate({
        target: [stepUpProofs.sessionHash, stepUpProofs.purpose],
        set: { codeHash: proof.codeHash, provedAt: proof.provedAt },
      });
    return true;
  },
  /** Locks the proof of a session for a purpose; null where there is none, or a concurrent call used it. */
  async lock(sql: Sql, sessionHash: string, purpose: StepUpPurpose): Promise<ProofRow | null> {
    const [row] = await sql.select().from(stepUpProofs).where(isOf(sessionHash, purpose)).for("update");
    return row ?? null;
  },
  async find(sql: Sql, sessionHash: string, purpose: StepUpPurpose): Promise<ProofRow | null> {
    const [row] = await sql.select().from(stepUpProofs).where(isOf(sessionHash, purpose));
    return row ?? null;
  },

  async delete(sql: Sql, { sessionHash, purpose }: ProofRow): Promise<void> {
    await sql.delete(stepUpProofs).where(isOf(sessionHash, purpose));
  },
  async deleteAllOf(sql: Sql, userId: number): Promise<void> {
    await sql.delete(stepUpProofs).where(eq(stepUpProofs.userId, userId));
  },
};
