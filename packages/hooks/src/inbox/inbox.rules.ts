import type { Data } from "@broker/sdk";

type Inbox = Data<"GetInbox">;

/** The kind of event that an entry of the inbox, or a preference, belongs to. */
export type InboxKind = Inbox["entries"][number]["kind"];

/** A channel by which the user is notified of events: the inbox, or e-mail. */
export type InboxChannel = Data<"GetPreferences">[number]["channel"];

/** A channel of a kind of event, to be switched on or off. */
export interface PreferenceChange {
  readonly kind: InboxKind;
  readonly channel: InboxChannel;
  readonly isOn: boolean;
}

/** Returns an inbox in which some entries are read, or unread again. */
export function setRead(inbox: Inbox, ids: readonly string[], isRead: boolean): Inbox {
  const marked = new Set(ids);
  const entries = inbox.entries.map((entry) =>
    marked.has(entry.entryId) ? Object.assign({}, entry, { isRead }) : entry,
  );
  return { entries, unread: entries.filter((entry) => !entry.isRead).length };
}

/** Returns the ids of the unread entries among some entries; without ids, of all unread entries. */
export const listUnread = (inbox: Inbox, ids: readonly string[] | null): readonly string[] =>
  inbox.entries
    .filter(({ entryId, isRead }) => !isRead && (ids?.includes(entryId) ?? true))
    .map(({ entryId }) => entryId);

/** Returns preferences in which one channel is on or off. */
export const setPreference = (
  preferences: Data<"GetPreferences">,
  { kind, channel, isOn }: PreferenceChange,
): Data<"GetPreferences"> =>
  preferences.map((one) =>
    one.kind === kind && one.channel === channel ? Object.assign({}, one, { isOn }) : one,
  );
