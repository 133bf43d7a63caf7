import type { Data } from "@broker/sdk";
import { useMutation, useQuery } from "@tanstack/react-query";
import { type Failure, toFailure } from "../failure.ts";
import { useBroker } from "../provider.tsx";
import { type List, toList } from "../to-list.ts";
import { inboxMutations } from "./inbox.mutations.ts";
import { inboxQueries } from "./inbox.queries.ts";
import type { InboxChannel, InboxKind, PreferenceChange } from "./inbox.rules.ts";

/** A channel of a kind of event. */
export interface ChannelPreference {
  readonly channel: InboxChannel;
  readonly isOn: boolean;
  /** Whether it is always on, as those about security are. */
  readonly isFixed: boolean;
}

/** A kind of event, with the channels that it has. */
export interface EventPreferenceItem {
  readonly kind: InboxKind;
  readonly channels: readonly ChannelPreference[];
}

/** The channels by which the user is notified of each kind of event, with the command that switches a channel. */
export type EventPreferencesState = List<
  EventPreferenceItem,
  {
    /** Why the last switch failed; null otherwise. */
    readonly changeFailure: Failure | null;
    /** Switches a channel on or off, at once on screen. */
    change(wanted: PreferenceChange): void;
  }
>;

function toRows(preferences: Data<"GetPreferences">): { readonly rows: readonly EventPreferenceItem[] } {
  const kinds = [...new Set(preferences.map(({ kind }) => kind))];
  const rows = kinds.map((kind) => ({
    kind,
    channels: preferences
      .filter((one) => one.kind === kind)
      .map(({ channel, isOn, isFixed }) => ({ channel, isOn, isFixed })),
  }));
  return { rows };
}

/**
 * Reads and changes by which channels the signed-in user is notified of each kind of event; for providers with the capability
 * `inbox`. Events about security reach the user by every channel. `onChanged` is called after a switch that succeeded.
 *
 * @example
 * const preferences = useEventPreferences();
 * if (preferences.status === "loaded")
 *   return <button onClick={() => preferences.change({ kind: "deposit", channel: "email", isOn: false })}>No e-mails</button>;
 */
export function useEventPreferences({
  onChanged,
}: { onChanged?: (change: PreferenceChange) => void } = {}): EventPreferencesState {
  const broker = useBroker();
  const query = useQuery({ ...inboxQueries.preferences(broker), select: toRows }, broker.queryClient);
  const update = useMutation(inboxMutations.updatePreference(broker), broker.queryClient);
  const list = toList(query, "GetPreferences");
  if (list.status !== "loaded") return list;
  return {
    ...list,
    changeFailure: update.error && toFailure(update.error, "UpdatePreferences"),
    change: (wanted) => update.mutate(wanted, { onSuccess: () => onChanged?.(wanted) }),
  };
}
