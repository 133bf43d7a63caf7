import * as v from "valibot";
import type { Sql } from "../db/database.ts";
import { inTransaction } from "../db/transaction.ts";
import type { Deps } from "../deps.ts";
import { lifetimes } from "../expiry/lifetimes.ts";
import { type JobHandler, Postponed } from "../jobs/job.service.ts";
import { beginCode } from "../one-time-code/mint-code.ts";
import { isUrgent, isVerification, type Letter, readLetter } from "./letter.ts";
import { whenThereIsRoom } from "./letter-limits.ts";
import { type MailRow, mailboxStore } from "./mailbox.store.ts";
import { mintSecret } from "./mint.ts";
import { type Written, writeLetter } from "./write-letter.ts";

type Addressee = NonNullable<Awaited<ReturnType<typeof mailboxStore.addressee>>>;

const HOUR = 3_600_000;

/** Whether a letter still tells something: an address is verified once, of two links that were asked for the later one is good, and what waited for as long as a link lives nobody expects any more. */
async function isWanted(
  { clock }: Deps,
  sql: Sql,
  mail: MailRow,
  { kind }: Letter,
  { isVerified }: Addressee,
) {
  if (isVerified === isVerification(kind)) return false;
  const age = clock.now().getTime() - mail.askedAt.getTime();
  if (isVerification(kind) && age > lifetimes.verifyHours * HOUR) return false;
  const isOfLink = !isVerified || kind === "resetPassword";
  return !isOfLink || !(await mailboxStore.hasNewer(sql, mail));
}

/** Makes the words of a letter with its link or code; null where it is not to be sent any more. */
async function prepare(deps: Deps, sql: Sql, mail: MailRow, letter: Letter, whom: Addressee) {
  const secret = await mintSecret(deps, sql, mail, letter);
  if (!secret) return null;
  const { contact } = deps.config;
  return writeLetter(letter, secret, { ...mail, companyName: whom.companyName, contact });
}

/** Notes that a letter is where it is to be read: a code's minutes begin now. */
async function note(deps: Deps, sql: Sql, mail: MailRow, letter: Letter, written: Written): Promise<void> {
  const at = deps.clock.now();
  if ("codeId" in letter) await beginCode(sql, letter.codeId, at);
  await mailboxStore.markSent(sql, mail, at, deps.config.seed === "demo" ? written : null);
}

/** Puts a letter into the mailbox where there is no mail server; gives when to try again where there were too many. */
export async function putIntoMailbox(deps: Deps, sql: Sql, mail: MailRow): Promise<Date | null> {
  const letter = readLetter(mail.kind, mail.facts);
  const whom = await mailboxStore.addressee(sql, mail.userId);
  if (!whom || !(await isWanted(deps, sql, mail, letter, whom))) {
    await mailboxStore.remove(sql, mail);
    return null;
  }
  const later = isUrgent(letter.kind) ? null : await whenThereIsRoom(sql, whom, deps.clock.now());
  if (later) return later;
  const written = await prepare(deps, sql, mail, letter, whom);
  if (written) await note(deps, sql, mail, letter, written);
  else await mailboxStore.remove(sql, mail);
  return null;
}

const Payload = v.object({ mailId: v.number() });

/** The job that hands a letter over. Repeating it is safe: the letter keeps its id, and each try has a link or code of its own that works. */
export function letterJob(deps: Deps): JobHandler {
  const { sql, post, clock } = deps;
  return async (payload, attempt) => {
    const { mailId } = v.parse(Payload, payload);
    const mail = await mailboxStore.find(sql, mailId);
    // Deleted after its time, or handed over by a worker that died before it could say so.
    if (!mail || mail.sentAt) return;
    if (!post.isConnected) {
      const later = await inTransaction(sql, (tx) => putIntoMailbox(deps, tx, mail));
      if (later) throw new Postponed(later);
      return;
    }
    const letter = readLetter(mail.kind, mail.facts);
    const whom = await mailboxStore.addressee(sql, mail.userId);
    if (!whom || !(await isWanted(deps, sql, mail, letter, whom))) return mailboxStore.remove(sql, mail);
    const isCounted = isUrgent(letter.kind) || attempt > 1;
    const later = isCounted ? null : await whenThereIsRoom(sql, whom, clock.now());
    if (later) throw new Postponed(later);
    // Kept before it leaves: a link that arrives must work.
    const written = await inTransaction(sql, (tx) => prepare(deps, tx, mail, letter, whom));
    if (!written) return mailboxStore.remove(sql, mail);
    const { to, language, origin, askedAt: sentAt } = mail;
    const messageId = `<${mailId}@${new URL(origin).hostname}>`;
    await post.send(isUrgent(letter.kind) ? "codes" : "letters", {
      ...written,
      messageId,
      to,
      language,
      sentAt,
    });
    await inTransaction(sql, (tx) => note(deps, tx, mail, letter, written));
  };
}
