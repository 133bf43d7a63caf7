import { type Data, parseProviderDate } from "@broker/sdk";
import { useMutation, useQuery } from "@tanstack/react-query";
import { type Failure, toFailure } from "../failure.ts";
import { useBroker } from "../provider.tsx";
import { type List, toList } from "../to-list.ts";
import { inboxMutations } from "./inbox.mutations.ts";
import { inboxQueries } from "./inbox.queries.ts";
import { type InboxKind, listUnread } from "./inbox.rules.ts";
import { useArrivals } from "./use-arrivals.ts";

/** An event of the account, without amounts and names. */
export interface InboxItem {
  readonly id: string;
  readonly kind: InboxKind;
  /** The change, such as `depositCompleted`. A newer provider may name changes that this version does not know. */
  readonly change: string;
  /** The id of the transaction or the statement; null for other changes. */
  readonly subject: string | null;
  /** Null where the provider has no date. */
  readonly at: Date | null;
  readonly isRead: boolean;
}

/** The user's inbox, newest first, with the commands that mark entries as read. */
export type InboxState = List<
  InboxItem,
  {
    /** The number of unread entries. */
    readonly unread: number;
    /** Why the last mark failed; null otherwise. */
    readonly markFailure: Failure | null;
    /** Marks an entry as read, at once on screen; nothing is sent for an entry that is read already. */
    markRead(id: string): void;
    /** Marks all of these entries as read, and none that arrives meanwhile. */
    markAllRead(): void;
  }
>;

const toRows = ({ entries, unread }: Data<"GetInbox">) => ({
  rows: entries.map((row): InboxItem => ({
    id: row.entryId,
    kind: row.kind,
    change: row.change,
    subject: row.subject,
    at: parseProviderDate(row.at),
    isRead: row.isRead,
  })),
  unread,
});

/**
 * Reads what happened to the account of the signed-in user, and marks it as read; for providers with the capability
 * `inbox`. It is read again at each event of `useEvents`, and otherwise every minute while the page is shown. `onArrived`
 * is called with the number of new entries, once for each, and not while the page is hidden.
 *
 * @example
 * const inbox = useInbox({ onArrived: (count) => console.log(count) });
 * if (inbox.status === "loaded") return <button onClick={inbox.markAllRead}>{inbox.unread} unread</button>;
 */
export function useInbox({ onArrived }: { onArrived?: (count: number) => void } = {}): InboxState {
  const broker = useBroker();
  const { queryClient } = broker;
  const options = inboxQueries.entries(broker);
  const query = useQuery({ ...options, select: toRows }, queryClient);
  const mark = useMutation(inboxMutations.markRead(broker), queryClient);
  useArrivals(query.data?.rows ?? null, onArrived);
  const list = toList(query, "GetInbox");
  if (list.status !== "loaded") return list;
  const markThese = (ids: readonly string[] | null) => {
    // The state is read from the cache, which changes before the next render, so that a second press sends nothing.
    const inbox = queryClient.getQueryData(options.queryKey);
    const unread = inbox ? listUnread(inbox, ids) : [];
    if (unread.length > 0) mark.mutate(unread);
  };
  return {
    ...list,
    markFailure: mark.error && toFailure(mark.error, "MarkRead"),
    markRead: (id) => markThese([id]),
    markAllRead: () => markThese(null),
  };
}
