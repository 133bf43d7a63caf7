import type { Deps } from "../deps.ts";
import { crowdOf } from "../http/network.ts";
import { consume } from "../http/rate-limit.ts";
import { verifyDigest } from "./password.ts";
import type { UserRow } from "./session.store.ts";

/**
 * The limit of all calls together that verify the password of a signed-in user, because a thief in the session could guess the
 * password by each of them.
 */
const PROOFS = { points: 10, seconds: 600 };

/** Verifies the password of a signed-in user before a change; a 429 past the limit. */
export async function verifyOwnPassword(
  { sql, clock }: Pick<Deps, "sql" | "clock">,
  { user, address }: { readonly user: UserRow; readonly address: string },
  digest: string,
): Promise<boolean> {
  await consume(sql, `own password:${user.userId}`, PROOFS, clock.now());
  return verifyDigest(user.passwordHash, digest, crowdOf(address));
}
