import { and, desc, eq, sql as raw } from "drizzle-orm";
import type { Sql } from "../db/database.ts";
import { events } from "../db/schema/event.ts";
import { type Write, writeAll, writing } from "../db/statement.ts";
import type { Deps } from "../deps.ts";
import type { Caller } from "../session/session.store.ts";

interface NewEvent {
  readonly at: Date;
  readonly requestId: string;
  readonly caller: Caller | null;
  readonly operation: string;
  readonly status: number;
  readonly responseCode: number;
  readonly changes: readonly string[];
  readonly address: string;
}

const insertEvent = writing(
  "event_written",
  (
    value,
  ) => raw`insert into event (at, request_id, actor_id, operation, status, response_code, changes, address)
    values (${value("at")}, ${value("requestId")}, ${value("actorId")}, ${value("operation")}, ${value("status")},
      ${value("responseCode")}, ${value("changes")}, ${value("address")})
    returning 1 as done`,
);

/**
 * The audit of something, to be written together with it: every change, and everything that was refused; a reading call
 * that went well leaves no row, so that the audit does not grow with looking.
 */
export function eventOf({ caller, at, changes, ...event }: NewEvent): readonly Write[] {
  const isQuietRead = event.operation.startsWith("Get") && event.status === 200 && event.responseCode === 1;
  if (isQuietRead) return [];
  const actorId = caller?.user.userId ?? null;
  return [insertEvent({ ...event, actorId, at: at.toISOString(), changes: JSON.stringify(changes) })];
}

/** Writes the audit of something. */
export const recordEvent = (sql: Sql, event: NewEvent): Promise<void> => writeAll(sql, eventOf(event));

/** What was called and what it changed, newest first. */
export function listEvents(
  deps: Deps,
  filter: { operation?: string | undefined; userId?: number | undefined },
) {
  const conditions = [
    ...(filter.operation === undefined ? [] : [eq(events.operation, filter.operation)]),
    ...(filter.userId === undefined ? [] : [eq(events.actorId, filter.userId)]),
  ];
  return deps.sql
    .select()
    .from(events)
    .where(and(...conditions))
    .orderBy(desc(events.eventId))
    .limit(500);
}
