import type { Sql } from "../db/database.ts";
import type { Deps } from "../deps.ts";
import { enqueue } from "../jobs/job.service.ts";
import { recordUserEvent } from "../event/user-event.service.ts";
import { recordEntry } from "../event/record-entry.ts";
import { userEventOf } from "./event-of.ts";
import { putIntoMailbox } from "./hand-over.ts";
import { isUrgent, isVerification, laneOf, type Letter } from "./letter.ts";
import { mailboxStore } from "./mailbox.store.ts";
import type { Language } from "../db/names.ts";

/**
 * Enqueues an e-mail to a client in the client's language, in the transaction of its cause, so that it is sent exactly if the
 * transaction is committed. Also records the event that the e-mail reports, for client programs and in the inbox. An unverified
 * address receives verification e-mails only; a user who has switched off a kind of e-mail receives none of it. Nothing is
 * recorded for an erased account.
 */
export async function sendLetter(deps: Deps, sql: Sql, userId: number, letter: Letter): Promise<void> {
  const whom = await mailboxStore.addressee(sql, userId);
  if (whom?.isErased) return;
  const event = userEventOf(letter);
  if (event) {
    const { change, ...told } = event;
    await recordUserEvent(deps, sql, { userId, ...told });
    if (!(await recordEntry(deps, sql, { userId, change, ...told }))) return;
  }
  if (!whom || whom.isVerified === isVerification(letter.kind)) return;
  const { kind, ...facts } = letter;
  const now = deps.clock.now();
  const { email: to, language } = whom;
  const mail = await mailboxStore.insert(sql, {
    userId,
    kind,
    to,
    language,
    origin: deps.origin,
    facts,
    askedAt: now,
  });
  // E-mails are counted on delivery: a transaction of money that locked the counts of two clients would
  // make others wait.
  // A report holds the locks of the user's links, whose order a new link would turn round.
  if (isUrgent(kind) && kind !== "signInReported" && !deps.post.isConnected) {
    await putIntoMailbox(deps, sql, mail);
    return;
  }
  await enqueue(sql, { lane: laneOf(kind), kind: "letter", payload: { mailId: mail.mailId }, dueAt: now });
}

/** Enqueues an e-mail about a support message, to an address that may have no account. */
export async function sendLetterTo(
  deps: Deps,
  sql: Sql,
  { email: to, language }: { readonly email: string; readonly language: Language },
  letter: Extract<Letter, { companyName: string }>,
): Promise<void> {
  const { kind, ...facts } = letter;
  const { origin, clock } = deps;
  const askedAt = clock.now();
  const mail = await mailboxStore.insert(sql, { userId: null, kind, to, language, origin, facts, askedAt });
  await enqueue(sql, {
    lane: laneOf(kind),
    kind: "letter",
    payload: { mailId: mail.mailId },
    dueAt: askedAt,
  });
}
