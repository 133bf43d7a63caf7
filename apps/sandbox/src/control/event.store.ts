import { and, asc, desc, eq, gt, gte, ilike, like, lt, ne, or, type SQL, sql as raw } from "drizzle-orm";
import type { ReadSql, Sql } from "../db/database.ts";
import { events } from "../db/schema/event.ts";
import { users } from "../db/schema/user.ts";
import { type Write, writeAll, prepareWrite } from "../db/statement.ts";
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

const insertEvent = prepareWrite(
  "event_written",
  (
    value,
  ) => raw`insert into event (at, request_id, actor_id, operation, status, response_code, changes, address)
    values (${value("at")}, ${value("requestId")}, ${value("actorId")}, ${value("operation")}, ${value("status")},
      ${value("responseCode")}, ${value("changes")}, ${value("address")})
    returning 1 as done`,
);

/** Returns whether successful calls of an operation are not in the audit, unless they name something to record. */
export const isQuiet = (operation: string): boolean => operation.startsWith("Get") || operation === "Stream";

/**
 * Builds the audit row of an action, to be written in the same transaction: of every change and every refusal. A
 * successful read has no row unless it names something to record, so that reads do not fill the audit.
 */
export function eventOf({ caller, at, changes, ...event }: NewEvent): readonly Write[] {
  const isSuccess = event.status === 200 && event.responseCode === 1;
  const isQuietRead = isQuiet(event.operation) && isSuccess && changes.length === 0;
  if (isQuietRead) return [];
  const actorId = caller?.user.userId ?? null;
  return [insertEvent({ ...event, actorId, at: at.toISOString(), changes: JSON.stringify(changes) })];
}

/** Writes an audit row. */
export const recordEvent = (sql: Sql, event: NewEvent): Promise<void> => writeAll(sql, eventOf(event));

/** The outcome of a call: done, refused, or failed by an internal error. */
export const outcomes = ["done", "refused", "failed"] as const;

/** A filter of audit rows; omitted fields match every row. */
export interface EventFilter {
  /** A part of an e-mail address, the beginning of a network address, or a whole user id. */
  readonly who?: string;
  /** The name of an operation or of a staff action. */
  readonly operation?: string;
  readonly outcome?: (typeof outcomes)[number];
  readonly from?: Date;
  readonly until?: Date;
  /** A whole request id, or part of a changed value. */
  readonly search?: string;
}

/**
 * The boundary of a page of the audit: rows after (older than) or before (newer than) a row; the newest page without
 * both.
 */
export interface EventPlace {
  readonly olderThan?: number;
  readonly newerThan?: number;
}

/** Escapes a text for a LIKE pattern. */
const literally = (text: string): string => text.replaceAll(/[%_\\]/g, String.raw`\$&`);

const isDone = and(eq(events.status, 200), eq(events.responseCode, 1));
const isOutcome = {
  done: isDone,
  refused: and(lt(events.status, 500), or(ne(events.status, 200), ne(events.responseCode, 1))),
  failed: gte(events.status, 500),
} as const;

function isWhom(who: string): SQL | undefined {
  const isId = /^\d{1,9}$/.test(who);
  return or(
    ilike(users.email, `%${literally(who)}%`),
    like(events.address, `${literally(who)}%`),
    isId ? eq(events.actorId, Number(who)) : undefined,
  );
}

/**
 * Returns a page of the audit, newest first, with the e-mail of each caller; one extra row indicates a further page.
 */
export async function findEvents(
  sql: ReadSql,
  filter: EventFilter,
  { olderThan, newerThan }: EventPlace,
  size: number,
): Promise<readonly { readonly event: typeof events.$inferSelect; readonly email: string | null }[]> {
  const { who, operation, outcome, from, until, search } = filter;
  const isForward = newerThan !== undefined;
  const rows = await sql
    .select({ event: events, email: users.email })
    .from(events)
    .leftJoin(users, eq(users.userId, events.actorId))
    .where(
      and(
        who ? isWhom(who) : undefined,
        operation ? eq(events.operation, operation) : undefined,
        outcome && isOutcome[outcome],
        from && gte(events.at, from),
        until && lt(events.at, until),
        search
          ? or(eq(events.requestId, search), raw`${events.changes}::text ilike ${`%${literally(search)}%`}`)
          : undefined,
        olderThan === undefined ? undefined : lt(events.eventId, olderThan),
        isForward ? gt(events.eventId, newerThan) : undefined,
      ),
    )
    .orderBy(isForward ? asc(events.eventId) : desc(events.eventId))
    .limit(size + 1);
  return rows;
}

/** Returns what a successful request of a member of staff changed; null without such a request. */
export async function findDoneEvent(
  sql: ReadSql,
  actorId: number,
  requestId: string,
): Promise<readonly string[] | null> {
  const [row] = await sql
    .select({ changes: events.changes })
    .from(events)
    .where(
      and(
        eq(events.requestId, requestId),
        eq(events.actorId, actorId),
        like(events.operation, "BackOffice%"),
        isDone,
      ),
    )
    .limit(1);
  return row?.changes ?? null;
}

/** Lists operations and their changes, newest first. */
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
