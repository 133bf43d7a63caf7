import type { Sql } from "../db/database.ts";
import type { Deps } from "../deps.ts";
import { Problem } from "../http/problem.ts";
import { consume } from "../http/rate-limit.ts";
import { sendLetter } from "../mailbox/mailbox.service.ts";
import { requireEmail } from "../profile/eligibility.ts";
import { profileStore } from "../profile/profile.store.ts";
import type { UserRow } from "../session/session.store.ts";
import { requireStepUp } from "../step-up/step-up.service.ts";

/** The rate limit of changes, each of which is reported by e-mail. */
const CHANGES = { points: 5, seconds: 3600 };

/**
 * The phrase has no full stop, slash or colon, so that no e-mail program shows a part of it as a link, and no invisible letter.
 */
const PHRASE = /^(?!.*\p{Default_Ignorable_Code_Point})[\p{L}\p{M}\p{N}]+(?:[ '’-][\p{L}\p{M}\p{N}]+)*$/u;
/** Too few digits for a telephone number: an e-mail of ours must not ask its reader to call a stranger. */
const MOST_DIGITS = 3;

/** Validates a phrase and returns it trimmed, with single spaces. */
function requirePhrase(phrase: string): string {
  const plain = phrase.normalize("NFC").trim().replaceAll(/ +/g, " ");
  const digits = plain.match(/\p{N}/gu) ?? [];
  if (plain.length >= 4 && digits.length <= MOST_DIGITS && PHRASE.test(plain)) return plain;
  const message = "A phrase has at least four letters and spaces, and at most three digits.";
  throw new Problem(400, "malformed", message, { errors: [{ path: "phrase", code: "pattern", message }] });
}

/** Sets or removes the phrase in the e-mails to a user, and reports the change by e-mail. Returns whether it differs. */
export async function changePhrase(
  deps: Deps,
  sql: Sql,
  holder: { readonly user: UserRow; readonly sessionHash: string },
  given: string | null,
): Promise<boolean> {
  const { user } = holder;
  // The owner of an unverified address may be another person, to whom a stranger could write by a phrase.
  requireEmail(user);
  const letterPhrase = given === null ? null : requirePhrase(given);
  if (letterPhrase === user.letterPhrase) return false;
  const spendProof = await requireStepUp(deps, sql, holder, "UpdateLetterPhrase");
  await consume(sql, `letter phrase:${user.userId}`, CHANGES, deps.clock.now());
  await profileStore.change(sql, user.userId, { letterPhrase });
  await spendProof();
  await sendLetter(deps, sql, user.userId, {
    kind: letterPhrase === null ? "phraseRemoved" : "phraseChanged",
  });
  return true;
}
