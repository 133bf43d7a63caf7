import { type Data, parseProviderDate } from "@broker/sdk";
import { useQuery } from "@tanstack/react-query";
import { useBroker } from "../provider.tsx";
import { type List, toList } from "../to-list.ts";
import type { ThreadTopic } from "./message.rules.ts";
import { threadQueries } from "./thread.queries.ts";

/** Who wrote a message: the user, or support. */
export type MessageAuthor = "client" | "staff";

/** A thread of messages between the user and support. */
export interface ThreadItem {
  readonly id: string;
  readonly topic: ThreadTopic;
  /** The transaction that it is about; null where it is about none. */
  readonly transaction: { readonly kind: "deposit" | "withdrawal" | "transfer"; readonly id: string } | null;
  /** Whether a message of the user waits for an answer, support wrote last, or support has closed it. */
  readonly state: "waiting" | "answered" | "closed";
  /** The number of answers that the user has not read. */
  readonly unread: number;
  /** The beginning of its newest message. */
  readonly last: { readonly author: MessageAuthor; readonly text: string; readonly at: Date | null };
}

/** The user's threads; the thread with the newest message is first. */
export type ThreadsState = List<
  ThreadItem,
  {
    /** The number of answers that the user has not read. */
    readonly unread: number;
  }
>;

/** Converts a thread of the provider to an item of the list. */
export const toThreadItem = (row: Data<"GetThreads">["threads"][number]): ThreadItem => ({
  id: row.threadId,
  topic: row.topic,
  transaction:
    row.transactionId === null || row.transactionKind === null
      ? null
      : { kind: row.transactionKind, id: row.transactionId },
  state: row.state,
  unread: row.unread,
  last: { author: row.last.author, text: row.last.text, at: parseProviderDate(row.last.at) },
});

function toRows({ threads }: Data<"GetThreads">) {
  const rows = threads.map(toThreadItem);
  return { rows, unread: rows.reduce((sum, { unread }) => sum + unread, 0) };
}

/**
 * Reads the user's threads of messages with support; for providers with the capability `messages`. They are read again at
 * each event of `useEvents`, and otherwise every minute while the page is shown.
 *
 * @example
 * const threads = useThreads();
 * if (threads.status === "loaded") return <p>{threads.unread} unread</p>;
 */
export function useThreads(): ThreadsState {
  const broker = useBroker();
  const query = useQuery({ ...threadQueries.list(broker), select: toRows }, broker.queryClient);
  return toList(query, "GetThreads");
}
