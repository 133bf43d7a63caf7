import { mutationOptions } from "@tanstack/react-query";
import type { Broker } from "../broker.ts";
import { writes } from "../cache-options.ts";
import { inboxQueries } from "./inbox.queries.ts";
import { type PreferenceChange, setPreference, setRead } from "./inbox.rules.ts";

/** Reads the inbox and the preferences again after the last of several writes, whose state is shown meanwhile. */
function refreshAfterLast(broker: Broker, mutationKey: readonly unknown[]): void {
  const { queryClient } = broker;
  if (queryClient.isMutating({ mutationKey }) > 1) return;
  void queryClient.invalidateQueries({ queryKey: inboxQueries.all(broker) });
}

/** The mutations of the inbox; each shows its result at once, and takes it back where it fails. */
export const inboxMutations = {
  /** Marks entries as read; entries that are read already stay read. */
  markRead(broker: Broker) {
    const mutationKey = [...broker.rootKey, "MarkRead"];
    const { queryKey } = inboxQueries.entries(broker);
    const show = (ids: readonly string[], isRead: boolean) =>
      broker.queryClient.setQueryData(queryKey, (inbox) => inbox && setRead(inbox, ids, isRead));
    return mutationOptions({
      ...writes,
      mutationKey,
      mutationFn: (ids: readonly string[]) => broker.client.call("MarkRead", { entryIds: [...ids] }),
      async onMutate(ids): Promise<unknown> {
        // A read that is under way would show them as unread again.
        await broker.queryClient.cancelQueries({ queryKey });
        return show(ids, true);
      },
      onError: (_error, ids) => void show(ids, false),
      onSettled: () => refreshAfterLast(broker, mutationKey),
    });
  },
  /** Switches a channel of a kind of event on or off. Switches are sent one after the other, so that the last one counts. */
  updatePreference(broker: Broker) {
    const mutationKey = [...broker.rootKey, "UpdatePreferences"];
    const { queryKey } = inboxQueries.preferences(broker);
    const show = (change: PreferenceChange) =>
      broker.queryClient.setQueryData(queryKey, (rows) => rows && setPreference(rows, change));
    return mutationOptions({
      ...writes,
      mutationKey,
      scope: { id: mutationKey.join(" ") },
      mutationFn: ({ kind, channel, isOn }: PreferenceChange) =>
        broker.client.call("UpdatePreferences", { kind, channel, isOn }),
      async onMutate(change): Promise<unknown> {
        await broker.queryClient.cancelQueries({ queryKey });
        return show(change);
      },
      onError: (_error, change) => void show({ ...change, isOn: !change.isOn }),
      onSettled: () => refreshAfterLast(broker, mutationKey),
    });
  },
};
