import type { Sql } from "../db/database.ts";
import type { Deps } from "../deps.ts";
import { languageNames, type supportTopics } from "../db/names.ts";
import { Problem, Refusal } from "../http/problem.ts";
import { consume } from "../http/rate-limit.ts";
import { mailboxOf } from "../mailbox/mailbox-name.ts";
import { sendLetter, sendLetterTo } from "../mailbox/mailbox.service.ts";
import { requireName } from "../profile/name.ts";
import { sessionStore, type UserRow } from "../session/session.store.ts";
import { createTransactionId } from "../transaction-id.ts";
import { type SupportRow, supportStore } from "./support.store.ts";

interface NewMessage {
  readonly companyId: number;
  readonly topic: (typeof supportTopics)[number];
  readonly name: string;
  readonly email: string;
  readonly message: string;
  readonly language: string;
}

/** Returns the language of e-mails for a language tag; English where they lack it. */
const languageOfTag = (tag: string) =>
  languageNames.find((name) => name === tag.toLowerCase().split("-")[0]) ?? "en";

/** Returns whether a session proves that a message names its user's own address. */
const isOwn = (user: UserRow | null, companyId: number, email: string): user is UserRow =>
  user !== null && user.companyId === companyId && user.email === email && user.emailVerifiedAt !== null;

/** The most messages per day that may name the same e-mail address. */
const PER_MAILBOX = { points: 10, seconds: 86_400 };
/** How many messages without a client's session may wait for staff, so that a flood cannot fill the queue or the disk. */
const MOST_WAITING = 2000;
/** The `Retry-After` of a refusal while the queue is full, in seconds. */
const FULL_FOR = 900;

/** Refuses a message without a client's session while too many of them wait, or too many name its mailbox. */
async function requireRoom({ clock }: Deps, sql: Sql, email: string): Promise<void> {
  await consume(sql, `support:${mailboxOf(email)}`, PER_MAILBOX, clock.now());
  if ((await supportStore.countUnproved(sql, MOST_WAITING)) < MOST_WAITING) return;
  const message = "We have too many messages at the moment. Please try again later, or send an e-mail.";
  throw new Problem(503, "notReady", message, { retryAfter: FULL_FOR });
}

/**
 * Stores a message for staff, notifies support, and confirms it to its sender. The confirmation contains nothing that
 * the sender wrote, since senders can name any address; only a client whose session proves the address gets a copy of
 * the text. Returns the reference.
 */
export async function receiveMessage(
  deps: Deps,
  sql: Sql,
  sender: UserRow | null,
  { companyId, topic, name: typedName, message, language: tag, email: typed }: NewMessage,
): Promise<string> {
  const name = requireName("name", typedName);
  const companyName = await supportStore.companyName(sql, companyId);
  if (companyName === null) throw new Refusal("general", "There is no such company.");
  const reference = createTransactionId(deps, "M");
  const email = typed.trim().toLowerCase();
  const language = languageOfTag(tag);
  const owner = isOwn(sender, companyId, email) ? sender : null;
  if (owner === null) await requireRoom(deps, sql, email);
  const userId = owner?.userId ?? null;
  const receivedAt = deps.clock.now();
  const kept = { reference, companyId, userId, topic, name, email, message, language, receivedAt };
  await supportStore.insert(sql, kept);
  const facts = { topic, reference, companyName };
  const { contact, backofficeUrl } = deps.config;
  if (contact.email !== null)
    await sendLetterTo(
      { ...deps, origin: backofficeUrl ?? deps.origin },
      sql,
      { email: contact.email, language: "en" },
      { kind: "messageWaiting", ...facts, isOfClient: owner !== null, isOfThread: false },
    );
  if (owner) await sendLetter(deps, sql, owner.userId, { kind: "messageCopied", ...facts, message });
  else await sendLetterTo(deps, sql, { email, language }, { kind: "messageReceived", ...facts });
  return reference;
}

/** Closes open messages without an answer or an e-mail; returns the references of the messages that were open. */
export const closeMessages = (
  deps: Deps,
  sql: Sql,
  messageIds: readonly number[],
): Promise<readonly string[]> => supportStore.closeAll(sql, messageIds, deps.clock.now());

/** Closes a message. An answer, if given, is e-mailed to the sender; the e-mail quotes none of the sender's text. */
export async function closeMessage(
  deps: Deps,
  sql: Sql,
  messageId: number,
  answer: string | null,
): Promise<SupportRow> {
  const closed = await supportStore.close(sql, messageId, { answer, closedAt: deps.clock.now() });
  if (!closed) throw new Problem(409, "transactionState", "Somebody closed this message in the meantime.");
  if (answer === null) return closed;
  const { companyId, userId, email, language, topic, reference } = closed;
  const companyName = (await supportStore.companyName(sql, companyId)) ?? "";
  const letter = { kind: "messageAnswered", topic, reference, companyName, answer } as const;
  // An e-mail to a client contains the client's phrase. An account that was deleted since has no address any more; the
  // message has, and its sender waits for an answer.
  if (userId === null || (await sessionStore.isErased(sql, userId)))
    await sendLetterTo(deps, sql, { email, language }, letter);
  else await sendLetter(deps, sql, userId, letter);
  return closed;
}
