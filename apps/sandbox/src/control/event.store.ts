import { and, desc, eq } from "drizzle-orm";
import type { Sql } from "../db/database.ts";
import { events } from "../db/schema/event.ts";
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

/**
 * Writes the audit: every change, and everything that was refused; a reading call that went well leaves no row,
 * so that the audit does not grow with looking.
 */
export async function recordEvent(sql: Sql, { caller, ...event }: NewEvent): Promise<void> {
  const isQuietRead = event.operation.startsWith("Get") && event.status === 200 && event.responseCode === 1;
  if (isQuietRead) return;
  await sql.insert(events).values({ ...event, actorId: caller?.user.userId ?? null });
}

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
