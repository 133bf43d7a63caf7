import type { Input } from "../contract/call.ts";
import type { Sql } from "../db/database.ts";
import { runInTransaction } from "../db/transaction.ts";
import type { Deps } from "../deps.ts";
import { Refusal } from "../http/problem.ts";
import { cancelRemoval } from "../second-factor/removal.service.ts";
import { type Changer, lockChanger } from "../session/changer.ts";
import { isOff } from "../second-factor/second-factor.service.ts";
import { secondFactorStore } from "../second-factor/second-factor.store.ts";
import { hashToken } from "../session/session.store.ts";
import { proveStepUp, toFresh } from "../step-up/step-up.service.ts";
import { type StepUpPurpose, stepUpStore } from "../step-up/step-up.store.ts";
import { createPasskeyChallenge, takePasskeyChallenge } from "./challenges.ts";
import { passkeyStore } from "./passkey.store.ts";
import { createPasskeyRefusal } from "./registration.service.ts";
import { relyingPartyOf } from "./relying-party.ts";
import { type Assertion, challengeOf, verifyAssertion } from "./web-authn.ts";

const ownerOf = ({ sessionHash }: Changer, call: StepUpPurpose) =>
  ({ purpose: "stepUp", sessionHash, call }) as const;

/** Begins the proof of a passkey for a call that was refused without one. */
export async function beginPasskeyStepUp(deps: Deps, sql: Sql, changer: Changer, call: StepUpPurpose) {
  const { userId } = changer.user;
  if (!(await secondFactorStore.isOn(sql, userId))) throw isOff();
  const own = await passkeyStore.listOf(sql, userId);
  if (own.length === 0)
    throw new Refusal(
      "passkeyUnknown",
      "You have no passkey. Please enter a code of your authenticator app.",
    );
  const challenge = await createPasskeyChallenge(deps, sql, ownerOf(changer, call));
  const { rpId } = relyingPartyOf(deps.config);
  return { challenge, rpId, known: own.map(({ credentialId }) => credentialId) };
}

/** Returns the value of the column `codeHash` for a proof by a passkey: the hash of its challenge in place of a code. */
const proofBy = (challenge: string): string => `passkey:${hashToken(challenge)}`;

/** Locks the caller's passkey and counts its use; throws where its answer is not accepted. */
async function acceptPasskey(deps: Deps, sql: Sql, userId: number, given: Assertion, challenge: string) {
  const found = await passkeyStore.find(sql, given.credentialId);
  const passkey = found?.userId === userId ? await passkeyStore.lock(sql, found.passkeyId) : null;
  const uses = passkey && (await verifyAssertion(deps, passkey, given, challenge));
  if (!passkey || uses === null) throw createPasskeyRefusal();
  await passkeyStore.noteUse(sql, passkey.passkeyId, { uses, lastUsedAt: deps.clock.now() });
}

/**
 * Proves the second factor for one call in this session by a passkey. A repeated request has the same answer while the proof is
 * unused.
 */
export async function completePasskeyStepUp(
  deps: Deps,
  changer: Changer,
  { purpose, ...given }: Input<"CompletePasskeyStepUp">,
): Promise<void> {
  const { user, sessionHash } = changer;
  const signed = challengeOf(given.clientDataJSON);
  const earlier = toFresh(deps, await stepUpStore.find(deps.sql, sessionHash, purpose));
  if (signed && earlier?.codeHash === proofBy(signed)) return;
  const { challenge } = await takePasskeyChallenge(deps, ownerOf(changer, purpose), given.clientDataJSON);
  await runInTransaction(deps.sql, async (sql) => {
    await lockChanger(sql, changer);
    if (!(await secondFactorStore.isOn(sql, user.userId))) throw isOff();
    await acceptPasskey(deps, sql, user.userId, given, challenge);
    await proveStepUp(deps, sql, { user, sessionHash }, { purpose, codeHash: proofBy(challenge) });
    // A user who has a passkey is not locked out.
    await cancelRemoval(deps, sql, user.userId);
  });
}
