import { SpanKind } from "@opentelemetry/api";
import { is } from "drizzle-orm";
import { PgTransaction } from "drizzle-orm/pg-core";
import type { Sql } from "./database.ts";
import { forgetKeptRows } from "./kept-rows.ts";
import { Problem } from "../http/problem.ts";
import { runInSpan } from "../telemetry/tracing.ts";

const MOST_TRIES = 4;
/** SQL states after which a transaction is repeated: serialisation failure, deadlock. */
const AGAIN = new Set(["40001", "40P01"]);
/**
 * SQL states of a busy database: statement or lock time-out, full disk, no memory, too many connections, shutdown, and a
 * former primary that only reads.
 */
const BUSY = new Set(["57014", "55P03", "53100", "53200", "53300", "57P01", "57P02", "57P03", "25006"]);
/** Error codes of a missing or broken connection, from the network and from the driver. */
const AWAY = /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|08\w{3})$/;
const AWAY_IN_WORDS = /Connection terminated|timeout exceeded when trying to connect|Query read timeout/;

/** Returns the database's own error inside its wrappers: its code and the violated constraint. */
export function databaseErrorOf(error: unknown): { code: string; constraint: string | null } | null {
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

/** Returns whether the same statement may succeed later or on another server: the database is busy or unreachable. */
export function isPassing(error: unknown): boolean {
  const code = databaseErrorOf(error)?.code ?? "";
  return AGAIN.has(code) || BUSY.has(code) || isAway(error);
}

/** Converts the error of a busy or unreachable database to a 503; null for other errors. */
function busy(error: unknown): Problem | null {
  if (!isPassing(error)) return null;
  return new Problem(503, "notReady", "The provider is busy. Please try again in a moment.", {
    retryAfter: 1,
  });
}

/** The SQL state with which triggers refuse a row of an account that was erased during the call. */
const ERASED = "ER001";

/**
 * Converts a database error that is not internal: a busy database, a value that it cannot store, such as a NUL, or an
 * account that was erased during the call, which ended its sessions.
 */
export function problemOf(error: unknown): Problem | null {
  const code = databaseErrorOf(error)?.code ?? "";
  if (code === ERASED) return new Problem(401, "signedOut", "Please sign in.");
  const isNoValue = code.startsWith("22");
  return isNoValue ? new Problem(400, "malformed", "The request could not be understood.") : busy(error);
}

/** Returns whether statements run within a transaction, which may still be rolled back. */
export const isTransaction = (sql: Sql): boolean => is(sql, PgTransaction);

async function persistently<T>(sql: Sql, work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const attributes = { "db.system.name": "postgresql", "broker.attempt": attempt };
      return await runInSpan("transaction", { kind: SpanKind.CLIENT, attributes }, work);
    } catch (error) {
      const code = databaseErrorOf(error)?.code ?? "";
      if (AGAIN.has(code)) forgetKeptRows(sql);
      if (AGAIN.has(code) && attempt < MOST_TRIES) continue;
      throw busy(error) ?? error;
    }
  }
}

/** Runs work in one transaction. Repeats it when the database asks for that; a busy database is a 503. */
export const runInTransaction = <T>(sql: Sql, work: (sql: Sql) => Promise<T>): Promise<T> =>
  persistently(sql, () => sql.transaction(work));

/**
 * Runs work that reads and then writes with one statement, which is a transaction by itself; errors are treated as by
 * `runInTransaction`.
 */
export const runInOneStatement = <T>(sql: Sql, work: (sql: Sql) => Promise<T>): Promise<T> =>
  persistently(sql, () => work(sql));
