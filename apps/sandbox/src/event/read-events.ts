import { toWireDate } from "../contract/wire-values.ts";
import type { eventKinds } from "../db/names.ts";
import type { Deps } from "../deps.ts";
import { readPlace, writePlace } from "./place.ts";
import type { Reader, ReadEvents, WireEvent } from "./streams.ts";
import { userEventStore } from "./user-event.store.ts";

type Kind = (typeof eventKinds)[number];

/** The maximum number of events of a read; beyond, reading everything again costs less. */
const MOST = 100;
/** The time before a first connection in which an event may have come after the client had read its data. */
const MINUTE = 60_000;

/** The kinds that sessions of frames do not receive, since they cannot read the data. */
const notInFrames: ReadonlySet<Kind> = new Set<Kind>(["security", "statement", "message"]);

/** Creates an event about the stream itself. */
export const streamEventOf = (kind: "ready" | "reset" | "replaced", at: Date): WireEvent => ({
  id: "",
  kind,
  at: toWireDate(at),
  subject: null,
});

/**
 * Reads the events of a user after a place. Without a place, or with a place that is too old, the only event is `ready`, or
 * `reset` if the client must read everything again. Null if the session has ended.
 */
export async function readEvents(
  { sql, clock }: Pick<Deps, "sql" | "clock">,
  reader: Reader,
  after: string | null,
): Promise<ReadEvents | null> {
  const now = clock.now();
  const place = after === null ? null : readPlace(after, now);
  if (place === null) {
    const since = new Date(now.getTime() - MINUTE);
    const { snapshot, isRecent } = await userEventStore.current(sql, reader.userId, since);
    const kind = after === null && !isRecent ? "ready" : "reset";
    return { place: writePlace({ snapshot, at: now }), events: [streamEventOf(kind, now)] };
  }
  const found = await userEventStore.readAfter(sql, reader, place.snapshot, MOST + 1);
  if (!found.isLive) return null;
  const next = writePlace({ snapshot: found.snapshot, at: now });
  // A place of another database is ahead of this one, such as after a backup was restored.
  if (found.isFuture || found.events.length > MOST)
    return { place: next, events: [streamEventOf("reset", now)] };
  const events = found.events
    .filter(({ kind }) => reader.purpose === null || !notInFrames.has(kind))
    .map(({ id, kind, subject, at }) => ({ id: String(id), kind, at: toWireDate(at), subject }));
  return { place: next, events };
}
