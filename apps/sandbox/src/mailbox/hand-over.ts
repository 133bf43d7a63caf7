import * as v from "valibot";
import type { Sql } from "../db/database.ts";
import { runInTransaction } from "../db/transaction.ts";
import type { Deps } from "../deps.ts";
import { lifetimes } from "../expiry/lifetimes.ts";
import { type JobHandler, Postponed } from "../jobs/job.service.ts";
import { beginCode } from "../one-time-code/mint-code.ts";
import {
  hasResetLink,
  isReceipt,
  isUrgent,
  isVerification,
  laneOf,
  type Letter,
  readLetter,
} from "./letter.ts";
import { countLetter } from "./letter-limits.ts";
import { type MailRow, mailboxStore } from "./mailbox.store.ts";
import { mintSecret } from "./mint.ts";
import { type Written, writeLetter } from "./write-letter.ts";

interface Addressee {
  /** Null for a recipient without an account. */
  readonly userId: number | null;
  readonly email: string;
  readonly isVerified: boolean;
  readonly companyName: string;
  /** The recipient's phrase; null without an account or a phrase. */
  readonly phrase: string | null;
}

/** Returns the recipient of an e-mail; null where the account no longer exists. */
async function addresseeOf(sql: Sql, { userId, to }: MailRow, letter: Letter): Promise<Addressee | null> {
  if (userId !== null) return mailboxStore.addressee(sql, userId);
  if (!("companyName" in letter)) return null;
  return { userId, email: to, isVerified: true, companyName: letter.companyName, phrase: null };
}

const HOUR = 3_600_000;

/**
 * Returns whether an e-mail is still useful. A verified address needs no link, an older link is void once a newer link was
 * requested, and an e-mail that waited longer than the lifetime of its link is outdated.
 */
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
  const isOfLink = !isVerified || hasResetLink(kind);
  return !isOfLink || !(await mailboxStore.hasNewer(sql, mail));
}

/** Writes the text of an e-mail with its link or code; null where it is not sent any more. */
async function prepare(deps: Deps, sql: Sql, mail: MailRow, letter: Letter, whom: Addressee) {
  const secret = await mintSecret(deps, sql, mail, letter);
  if (!secret) return null;
  const { contact, capabilities } = deps.config;
  const phrase = capabilities.includes("letterPhrase") ? whom.phrase : null;
  return writeLetter(letter, secret, { ...mail, companyName: whom.companyName, contact, phrase });
}

/** Records the delivery; the lifetime of a code begins now. */
async function note(deps: Deps, sql: Sql, mail: MailRow, letter: Letter, written: Written): Promise<void> {
  const at = deps.clock.now();
  if ("codeId" in letter) await beginCode(sql, letter.codeId, at);
  await mailboxStore.markSent(sql, mail, at, deps.config.seed === "demo" ? written : null);
}

/**
 * Delivers an e-mail to the mailbox where there is no mail server; returns the time of the next attempt when the limit
 * is reached.
 */
export async function putIntoMailbox(deps: Deps, sql: Sql, mail: MailRow): Promise<Date | null> {
  const letter = readLetter(mail.kind, mail.facts);
  const whom = await addresseeOf(sql, mail, letter);
  if (!whom || !(await isWanted(deps, sql, mail, letter, whom))) {
    await mailboxStore.remove(sql, mail);
    return null;
  }
  const later = isUrgent(letter.kind) ? null : await countLetter(sql, whom, letter, deps.clock.now());
  if (later && !isReceipt(letter)) return later;
  const written = later ? null : await prepare(deps, sql, mail, letter, whom);
  if (written) await note(deps, sql, mail, letter, written);
  else await mailboxStore.remove(sql, mail);
  return null;
}

const Payload = v.object({ mailId: v.number() });

/**
 * Creates the job that delivers an e-mail. It is idempotent: the e-mail keeps its id, and each attempt has a new valid
 * link or code.
 */
export function createLetterJob(deps: Deps): JobHandler {
  const { sql, post, clock } = deps;
  return async (payload, attempt) => {
    const { mailId } = v.parse(Payload, payload);
    const mail = await mailboxStore.find(sql, mailId);
    // The e-mail was deleted after its time, or delivered by a worker that died before it could record
    // that.
    if (!mail || mail.sentAt) return;
    if (!post.isConnected) {
      const later = await runInTransaction(sql, (tx) => putIntoMailbox(deps, tx, mail));
      if (later) throw new Postponed(later);
      return;
    }
    const letter = readLetter(mail.kind, mail.facts);
    const whom = await addresseeOf(sql, mail, letter);
    if (!whom || !(await isWanted(deps, sql, mail, letter, whom))) return mailboxStore.remove(sql, mail);
    const isCounted = isUrgent(letter.kind) || attempt > 1;
    const later = isCounted ? null : await countLetter(sql, whom, letter, clock.now());
    if (later && isReceipt(letter)) return mailboxStore.remove(sql, mail);
    if (later) throw new Postponed(later);
    // The link or code is stored before the e-mail is sent, because a link that arrives must work.
    const written = await runInTransaction(sql, (tx) => prepare(deps, tx, mail, letter, whom));
    if (!written) return mailboxStore.remove(sql, mail);
    const { to, language, origin, askedAt: sentAt } = mail;
    const messageId = `<${mailId}@${new URL(origin).hostname}>`;
    await post.send(laneOf(letter.kind), { ...written, messageId, to, language, sentAt });
    await runInTransaction(sql, (tx) => note(deps, tx, mail, letter, written));
  };
}
