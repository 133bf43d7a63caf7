import { type Data, parseProviderDate } from "@broker/sdk";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useArrivals } from "../inbox/use-arrivals.ts";
import { useBroker } from "../provider.tsx";
import { type List, toList } from "../to-list.ts";
import { useIsShown } from "../use-is-shown.ts";
import { threadMutations } from "./thread.mutations.ts";
import { threadQueries } from "./thread.queries.ts";
import { type MessageAuthor, type ThreadItem, toThreadItem } from "./use-threads.ts";

/** A file that was sent with a message. */
export interface MessageFile {
  readonly name: string;
  /** The size in bytes. */
  readonly size: number;
  /** The address of the file on the provider's origin; null for a message that was just sent, until the thread is read again. */
  readonly url: string | null;
}

/** A message of a thread. */
export interface MessageItem {
  readonly id: string;
  readonly author: MessageAuthor;
  readonly text: string;
  readonly at: Date | null;
  readonly files: readonly MessageFile[];
}

/** The messages of a thread, oldest first, and the thread itself. */
type Messages = List<MessageItem, { readonly thread: ThreadItem }>;

/** A thread with its messages, oldest first. */
export type ThreadState = Messages;

const toRows = ({ thread, messages }: Data<"GetThread">) => ({
  thread: toThreadItem(thread),
  answers: messages
    .filter(({ author }) => author === "staff")
    .map(({ messageId: id }) => ({ id, isRead: false })),
  rows: messages.map((row): MessageItem => ({
    id: row.messageId,
    author: row.author,
    text: row.text,
    at: parseProviderDate(row.at),
    files: row.files.map(({ name, size, url }) => ({ name, size, url: url || null })),
  })),
});

/**
 * Reads a thread of messages; for providers with the capability `messages`. Answers are marked as read while the page is
 * shown. The thread is read again at each event of `useEvents`, and otherwise every 15 seconds. `useMessageComposer` sends a
 * further message. `onAnswered` is called when answers have arrived since the first read.
 *
 * @example
 * const thread = useThread("C-20261121-7KQ2M4XA");
 * if (thread.status === "loaded") return thread.rows.map(({ id, text }) => <p key={id}>{text}</p>);
 */
export function useThread(threadId: string, options: { onAnswered?: () => void } = {}): ThreadState {
  const broker = useBroker();
  const query = useQuery({ ...threadQueries.thread(broker, threadId), select: toRows }, broker.queryClient);
  const { mutate } = useMutation(threadMutations.markRead(broker), broker.queryClient);
  const isShown = useIsShown();
  const marked = useRef<string | null>(null);
  const newest = (query.data?.thread.unread ?? 0) > 0 ? (query.data?.rows.at(-1)?.id ?? null) : null;
  useEffect(() => {
    // Each answer is marked once; a mark that fails is not repeated.
    if (newest === null || !isShown || marked.current === newest) return;
    marked.current = newest;
    mutate({ threadId, messageId: newest });
  }, [newest, isShown, threadId, mutate]);
  useArrivals(query.data?.answers ?? null, options.onAnswered);
  return toList(query, "GetThread");
}
