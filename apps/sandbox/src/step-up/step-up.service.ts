import { createHash } from "node:crypto";
import type { Sql } from "../db/database.ts";
import type { Deps } from "../deps.ts";
import { lifetimes } from "../expiry/lifetimes.ts";
import { Problem, Refusal } from "../http/problem.ts";
import { sessionStore, type UserRow } from "../session/session.store.ts";
import { createCodeRefusal, spendFactorCode } from "../second-factor/factor-code.ts";
import { toPlainCode } from "../second-factor/recovery-code.ts";
import { cancelRemoval } from "../second-factor/removal.service.ts";
import type { Changer } from "../session/changer.ts";
import { changeByCode, isOff } from "../second-factor/second-factor.service.ts";
import { secondFactorStore } from "../second-factor/second-factor.store.ts";
import { type ProofRow, type StepUpPurpose, stepUpStore } from "./step-up.store.ts";

const LIFETIME = lifetimes.stepUpMinutes * 60_000;

/** The caller of a guarded call, in the session that a proof belongs to. */
interface Holder {
  readonly user: Pick<UserRow, "userId">;
  readonly sessionHash: string;
}

const hashCode = ({ userId }: Pick<UserRow, "userId">, purpose: StepUpPurpose, code: string): string =>
  createHash("sha256")
    .update(JSON.stringify([userId, purpose, toPlainCode(code)]))
    .digest("base64url");

/** Returns a proof that is not used and not outdated; null for any other. */
export function toFresh({ clock }: Deps, proof: ProofRow | null): ProofRow | null {
  const age = proof ? clock.now().getTime() - proof.provedAt.getTime() : -1;
  return age < 0 || age > LIFETIME ? null : proof;
}

/** Stores the proof of a call in a session; throws where the session has ended. */
export async function proveStepUp(
  deps: Deps,
  sql: Sql,
  { user: { userId }, sessionHash }: Holder,
  { purpose, codeHash }: Pick<ProofRow, "purpose" | "codeHash">,
): Promise<void> {
  const proof = { sessionHash, purpose, userId, codeHash, provedAt: deps.clock.now() };
  if (!(await stepUpStore.prove(sql, proof))) throw new Problem(401, "signedOut", "Please sign in.");
}

/**
 * Proves the second factor for one call in this session, by a code of the app or a recovery code. A repetition with the same
 * code has the same answer while the proof is unused, because browsers repeat a request whose answer was lost.
 */
export const completeStepUp = (
  deps: Deps,
  changer: Changer,
  { purpose, code }: { readonly purpose: StepUpPurpose; readonly code: string },
): Promise<void> =>
  changeByCode(deps, changer, async (sql, row) => {
    const { userId } = changer.user;
    if (!row?.confirmedAt) throw isOff();
    const { sessionHash } = changer;
    const codeHash = hashCode(changer.user, purpose, code);
    const earlier = toFresh(deps, await stepUpStore.lock(sql, sessionHash, purpose));
    if (earlier?.codeHash === codeHash) return;
    if (!(await spendFactorCode(deps, sql, userId, { code }))) throw createCodeRefusal();
    await proveStepUp(deps, sql, { user: changer.user, sessionHash }, { purpose, codeHash });
    // A user who has a code is not locked out.
    await cancelRemoval(deps, sql, userId);
  });

/**
 * Requires a proof for a call of a user who has a second factor, and locks it, so that one of several concurrent calls uses it.
 * Returns the function that uses the proof up at the end of the same transaction; after a call that fails, the proof can still
 * be used.
 */
export async function requireStepUp(
  deps: Deps,
  sql: Sql,
  { user: { userId }, sessionHash }: Holder,
  purpose: StepUpPurpose,
): Promise<() => Promise<void>> {
  const isAsked = deps.config.capabilities.includes("stepUp") && (await secondFactorStore.isOn(sql, userId));
  if (!isAsked) return () => Promise.resolve();
  // Every other use of a proof locks the user first too.
  await sessionStore.lockUser(sql, userId);
  const proof = toFresh(deps, await stepUpStore.lock(sql, sessionHash, purpose));
  if (!proof) throw new Refusal("stepUpNeeded", "Please confirm this with a code of your authenticator app.");
  return () => stepUpStore.delete(sql, proof);
}
