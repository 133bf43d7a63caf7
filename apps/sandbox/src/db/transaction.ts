import { SpanKind } from "@opentelemetry/api";
import type { Sql } from "./database.ts";
import { Problem } from "../http/problem.ts";
import { inSpan } from "../telemetry/tracing.ts";

const MOST_TRIES = 4;
/** Serialisation failure, deadlock: the database asks to try again. */
const AGAIN = new Set(["40001", "40P01"]);
/** Statement or lock time-out, too many connections, shutting down: another time. */
const BUSY = new Set(["57014", "55P03", "53300", "57P01", "57P02", "57P03"]);
/** No connection, or one that broke: what the network says, and what the driver says. */
const AWAY = /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|08\w{3})$/;
const AWAY_IN_WORDS = /Connection terminated|timeout exceeded when trying to connect/;

/** The database's own error under whatever wraps it: its code and the constraint that was broken. */
export function databaseError(error: unknown): { code: string; constraint: string | null } | null {
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    const code: unknown = Reflect.get(at, "code");
    const constraint: unknown = Reflect.get(at, "constraint");
    if (typeof code === "string" && /^[0-9A-Z]{5}$/.test(code))
      return { code, constraint: typeof constraint === "string" ? constraint : null };
  }
  return null;
}

function isAway(error: unknown): boolean {
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    if (AWAY.test(String(Reflect.get(at, "code"))) || AWAY_IN_WORDS.test(at.message)) return true;
  }
  return false;
}

/** A database that is too busy at the moment, or away, is a 503; null for any other error. */
function busy(error: unknown): Problem | null {
  const code = databaseError(error)?.code ?? "";
  if (!AGAIN.has(code) && !BUSY.has(code) && !isAway(error)) return null;
  return new Problem(503, "notReady", "The provider is busy. Please try again in a moment.", {
    retryAfter: 1,
  });
}

/** What the database says that is no failure of ours: it is busy, or a value is none that it can hold, such as a NUL. */
export function problemOf(error: unknown): Problem | null {
  const isNoValue = databaseError(error)?.code.startsWith("22") === true;
  return isNoValue ? new Problem(400, "malformed", "The request could not be understood.") : busy(error);
}

async function persistently<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const attributes = { "db.system.name": "postgresql", "broker.attempt": attempt };
      return await inSpan("transaction", { kind: SpanKind.CLIENT, attributes }, work);
    } catch (error) {
      const code = databaseError(error)?.code ?? "";
      if (AGAIN.has(code) && attempt < MOST_TRIES) continue;
      throw busy(error) ?? error;
    }
  }
}

/** Does a thing in one transaction: all of it or nothing. What the database asks to repeat is repeated; a busy one is a 503. */
export const inTransaction = <T>(sql: Sql, work: (sql: Sql) => Promise<T>): Promise<T> =>
  persistently(() => sql.transaction(work));

/** The same for what reads, and then writes by one statement, which is a transaction by itself. */
export const inOneStatement = <T>(sql: Sql, work: (sql: Sql) => Promise<T>): Promise<T> =>
  persistently(() => work(sql));
