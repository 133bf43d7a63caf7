import type { Broker } from "../broker.ts";
import { readRecord, removeRecords, writeRecord } from "../kept-record.ts";
import { isNumber, isText, itemOf, listOf, nullableOf, oneOf, recordOf, take } from "../kept-value.ts";
import { userIdOf } from "../session/signed-in-user.ts";
import type { MessageProgress } from "./message.machine.ts";
import { namesOf } from "./message-file.rules.ts";
import { isNewThread, type MessageTarget, threadTopics } from "./message.rules.ts";

const isTruth = oneOf(true, false);
const isDraft = recordOf({ topic: nullableOf(itemOf(threadTopics)), text: isText });
const fields = {
  place: isText,
  draft: isDraft,
  fileNames: listOf(isText),
  key: nullableOf(isText),
  isDoubtful: isTruth,
};
const isRecord = recordOf({
  version: oneOf(1),
  staffUserId: isNumber,
  expiresAt: isNumber,
  messages: Array.isArray,
});

const KEY = "messageDraft";
/** Personal data is stored for a day at most. */
const LIFETIME_MS = 24 * 60 * 60_000;
/** The most drafts of a tab. */
const MOST = 20;

const placeOf = (target: MessageTarget): string =>
  isNewThread(target) ? `new ${target.transactionId ?? ""}` : target.threadId;

function listAll({ tabStorage, clock }: Broker, owner: number | null) {
  const kept = readRecord(tabStorage, KEY);
  if (!isRecord(kept) || kept.staffUserId !== owner || kept.expiresAt < clock()) return [];
  return kept.messages.flatMap((one) => take(fields, one) ?? []);
}

/** Returns the unsent message to a target from before a reload of this tab; null without such a message. */
export function loadMessage(broker: Broker, target: MessageTarget): MessageProgress | null {
  const found = listAll(broker, userIdOf(broker)).find(({ place }) => place === placeOf(target));
  if (!found) return null;
  const { topic, text } = found.draft;
  return {
    draft: { topic, text, files: [] },
    lostFiles: found.fileNames,
    key: found.key,
    isDoubtful: found.isDoubtful,
  };
}

/**
 * Stores a message that is not sent, with the names of its files, for this tab until the session ends. An empty message (no
 * topic, text, file or key) is removed.
 */
export function keepMessage(
  broker: Broker,
  target: MessageTarget,
  { draft: { topic, text, files }, lostFiles, key, isDoubtful }: MessageProgress,
): void {
  const staffUserId = userIdOf(broker);
  if (staffUserId === null) return;
  const place = placeOf(target);
  const others = listAll(broker, staffUserId).filter((one) => one.place !== place);
  const fileNames = [...lostFiles, ...namesOf(files)];
  const isEmpty = text === "" && topic === null && fileNames.length === 0 && key === null;
  const kept = { place, draft: { topic, text }, fileNames, key, isDoubtful };
  const messages = [...(isEmpty ? [] : [kept]), ...others].slice(0, MOST);
  if (messages.length === 0) return removeRecords(broker.tabStorage, [KEY]);
  const expiresAt = broker.clock() + LIFETIME_MS;
  writeRecord(broker.tabStorage, KEY, { staffUserId, expiresAt, messages });
}
