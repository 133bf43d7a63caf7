import { addOperation } from "../contract/operation.ts";
import { toWireDate } from "../contract/wire-values.ts";
import type { Deps } from "../deps.ts";
import type { App } from "../http/env.ts";
import { type InboxRow, inboxStore } from "../event/inbox.store.ts";
import { lifetimes } from "../expiry/lifetimes.ts";
import { listPreferences } from "./preference.rules.ts";
import { changePreference } from "./preference.service.ts";

const DAY = 86_400_000;
/** The rate limit of marks, each of which is in the audit: more than a person reads. */
const MARKS = { points: 120, seconds: 3600 };
const CHANGES = { points: 60, seconds: 3600 };

const showEntry = ({ entryId, kind, change, subject, at, readAt }: InboxRow) => ({
  entryId: String(entryId),
  kind,
  change,
  subject,
  at: toWireDate(at),
  isRead: readAt !== null,
});

/** Adds the operations of the inbox, and of the channels by which users hear of events. */
export function inboxRoutes(app: App, deps: Deps): void {
  addOperation(app, deps, "GetInbox", ({ read, user: { userId } }) =>
    read(async (sql) => {
      const since = new Date(deps.clock.now().getTime() - lifetimes.inboxDays * DAY);
      const entries = (await inboxStore.listOf(sql, userId, since)).map(showEntry);
      return { entries, unread: entries.filter(({ isRead }) => !isRead).length };
    }),
  );
  addOperation(
    app,
    deps,
    "MarkRead",
    async ({ sql, user: { userId }, input: { entryIds } }) => {
      await inboxStore.markRead(sql, userId, entryIds.map(Number), deps.clock.now());
      return null;
    },
    { limit: MARKS },
  );
  addOperation(app, deps, "GetPreferences", ({ read, user: { userId } }) =>
    read(async (sql) => listPreferences(await inboxStore.mutedOf(sql, userId), deps.config.capabilities)),
  );
  addOperation(
    app,
    deps,
    "UpdatePreferences",
    async ({ sql, user: { userId }, input: { kind, channel, isOn }, changed }) => {
      if (await changePreference(deps, sql, { userId, kind, channel }, isOn))
        changed(`${channel} about ${kind} switched ${isOn ? "on" : "off"}`);
      return listPreferences(await inboxStore.mutedOf(sql, userId), deps.config.capabilities);
    },
    { limit: CHANGES },
  );
}
