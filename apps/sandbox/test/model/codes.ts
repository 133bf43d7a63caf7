import type { Confirmed, Person, Purpose } from "./records.ts";
import { MINUTE } from "./tries.ts";

const SESSION = 30 * MINUTE;
const CODE = 5 * MINUTE;
const RESEND = MINUTE;
const PROOF = 5 * MINUTE;

/**
 * Returns whether a session is valid; an expired one that a request has used is gone, wherever the clock is set
 * afterwards.
 */
export function isSignedIn(person: Person, now: number): boolean {
  if (person.session === null) return false;
  const age = now - person.session.at;
  if (age < 0 || age > SESSION) person.session = null;
  return person.session !== null;
}

/**
 * Ends everything of a user that had expired at a time that the provider has read, so that setting the clock back does
 * not revive it.
 */
export function endWhatIsOver(person: Person, latest: number): void {
  if (person.session && latest - person.session.at > SESSION) person.session = null;
  if (person.code && latest - person.code.at > CODE) person.code.isOver = true;
  for (const [purpose, { at }] of person.proofs) if (latest - at > PROOF) person.proofs.delete(purpose);
}

/** Returns whether a call needs a proof of the second factor that its user does not have. */
export function needsProof({ lastStep, proofs, session }: Person, purpose: Purpose, now: number): boolean {
  if (lastStep === null) return false;
  const proof = proofs.get(purpose);
  return proof === undefined || proof.session !== session || now < proof.at || now - proof.at > PROOF;
}

const isSame = (code: Confirmed, { destination, cents }: Confirmed): boolean =>
  code.destination === destination && code.cents === cents;

/** Returns whether a new code may be sent: for another withdrawal at once, for the same one after a minute. */
export const mayResend = ({ code }: Person, wanted: Confirmed, now: number): boolean =>
  !code || code.isUsed || !isSame(code, wanted) || now - code.at >= RESEND || now < code.at;

/**
 * Returns whether a code is accepted for a withdrawal. A wrong attempt counts against the newest code. A code that
 * was sent for another withdrawal is refused, and can still confirm the withdrawal for which it was sent.
 */
export function tryCode(person: Person, value: string, wanted: Confirmed, now: number): boolean {
  const { code } = person;
  if (!code || code.isUsed || code.isOver || code.wrongTries >= 5) return false;
  const age = now - code.at;
  if (age < 0 || age > CODE || code.session !== person.session) return false;
  if (code.value !== value) code.wrongTries += 1;
  if (code.value !== value) return false;
  return code.cents === null ? code.destination === wanted.destination : isSame(code, wanted);
}
