import type { Sql } from "../db/database.ts";
import type { Deps } from "../deps.ts";
import { enqueue } from "../jobs/job.service.ts";
import { putIntoMailbox } from "./hand-over.ts";
import { isUrgent, isVerification, type Letter } from "./letter.ts";
import { mailboxStore } from "./mailbox.store.ts";

/**
 * Sends a letter to a client, in the client's language: noted with what caused it, in one transaction, so that it goes
 * out exactly if that happened. To an address that nobody has verified goes nothing but what verifies it.
 */
export async function sendLetter(deps: Deps, sql: Sql, userId: number, letter: Letter): Promise<void> {
  const whom = await mailboxStore.addressee(sql, userId);
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
  // Letters are counted when they are handed over and not here: a transaction of money that holds the counts of two
  // clients would make it wait for others that hold them too.
  if (isUrgent(kind) && !deps.post.isConnected) {
    await putIntoMailbox(deps, sql, mail);
    return;
  }
  const lane = isUrgent(kind) ? "codes" : "letters";
  await enqueue(sql, { lane, kind: "letter", payload: { mailId: mail.mailId }, dueAt: now });
}
