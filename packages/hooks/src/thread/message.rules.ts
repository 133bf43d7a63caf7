import type { Data, Input } from "@broker/sdk";
import { issuesOf, requiredIssue } from "../form/field.rules.ts";
import type { Issue, Issues } from "../form/issue.ts";
import { listFileIssues, type MessageFileCode, toSentFiles } from "./message-file.rules.ts";

/** The topics of threads of messages. */
export type ThreadTopic = Data<"GetThreads">["threads"][number]["topic"];

/** The topics that a new thread can have, in the order of a list. */
export const threadTopics = [
  "deposit",
  "withdrawal",
  "account",
  "verification",
  "trading",
  "complaint",
  "other",
] as const satisfies readonly ThreadTopic[];

/** A message that is being written. The topic counts for a new thread alone; null before it is chosen. */
export interface MessageDraft {
  readonly topic: ThreadTopic | null;
  readonly text: string;
  readonly files: readonly File[];
}

/** The codes of a message that cannot be sent. */
export type MessageCode = "required" | "textTooLong" | MessageFileCode;

/** The thread of a message: a thread of the user, or a new thread, which may be about a transaction. */
export type MessageTarget = { readonly threadId: string } | { readonly transactionId: string | null };

/** The longest text of a message. */
const LONGEST = 4000;

/** A draft without a text. */
export const noDraft: MessageDraft = { topic: null, text: "", files: [] };

/** Returns whether a message is for a new thread. */
export const isNewThread = (
  target: MessageTarget,
): target is Extract<MessageTarget, { readonly transactionId: unknown }> => "transactionId" in target;

/** Returns a text as it is sent and stored. */
export const toSentText = (text: string): string => text.replaceAll("\r\n", "\n").trim();

function textIssue(text: string): Issue<MessageCode> | undefined {
  const sent = toSentText(text);
  return sent.length > LONGEST ? { code: "textTooLong", params: { max: LONGEST } } : requiredIssue(sent);
}

/** Validates a message before it is sent. */
export function validateMessage(
  { topic, text, files }: MessageDraft,
  target: MessageTarget,
): Issues<MessageDraft, MessageCode> {
  const isMissing = isNewThread(target) && topic === null;
  return issuesOf<MessageDraft, MessageCode>({
    topic: isMissing ? { code: "required" } : undefined,
    text: textIssue(text),
    files: listFileIssues(files).find((issue) => issue !== null) ?? undefined,
  });
}

/** Converts a draft to the fields of its request. */
export function toSentMessage(
  { topic, text, files }: MessageDraft,
  target: MessageTarget,
  key: string,
): Input<"SendMessage"> {
  const sent = { Key: key, Text: toSentText(text), ...toSentFiles(files) };
  if (!isNewThread(target)) return { ...sent, ThreadId: target.threadId };
  const { transactionId } = target;
  return {
    ...sent,
    ...(topic && { Topic: topic }),
    ...(transactionId !== null && { TransactionId: transactionId }),
  };
}
