import type { Sql } from "../db/database.ts";
import type { Deps } from "../deps.ts";
import { lifetimes } from "../expiry/lifetimes.ts";
import { Refusal } from "../http/problem.ts";
import { randomBytesOf } from "../second-factor/seal.ts";
import { type ChallengeOwner, passkeyChallengeStore } from "./passkey-challenge.store.ts";
import { challengeOf } from "./web-authn.ts";

const outdatedBefore = ({ clock }: Deps) =>
  new Date(clock.now().getTime() - lifetimes.challengeMinutes * 60_000);

/** Returns a random value of 256 bits in the notation of WebAuthn. */
export const createRandomValue = (deps: Deps): string => randomBytesOf(deps, 32).toString("base64url");

/** Creates a challenge of a session or a browser, and voids earlier challenges. */
export async function createPasskeyChallenge(
  deps: Deps,
  sql: Sql,
  owner: ChallengeOwner,
  userHandle: string | null = null,
): Promise<string> {
  const challenge = createRandomValue(deps);
  const more = { userHandle, at: deps.clock.now(), outdatedBefore: outdatedBefore(deps) };
  await passkeyChallengeStore.insert(sql, challenge, owner, more);
  return challenge;
}

/**
 * Uses the challenge that client data name, before anything is verified: a challenge is answered once, rightly or not.
 * Throws one refusal for every reason.
 */
export async function takePasskeyChallenge(
  deps: Deps,
  owner: ChallengeOwner | null,
  clientDataJSON: string,
): Promise<{ readonly challenge: string; readonly userHandle: string | null }> {
  const challenge = challengeOf(clientDataJSON);
  const row =
    owner && challenge
      ? await passkeyChallengeStore.take(deps.sql, challenge, owner, outdatedBefore(deps))
      : null;
  if (!challenge || !row) throw new Refusal("challengeInvalid", "This took too long. Please begin again.");
  return { challenge, userHandle: row.userHandle };
}
