import { and, eq, sql as raw } from "drizzle-orm";
import * as v from "valibot";
import type { Sql } from "../db/database.ts";
import { idempotencyKeys } from "../db/schema/idempotency.ts";
import { oneRow, prepareStatement, type Write, prepareWrite } from "../db/statement.ts";
import { databaseErrorOf } from "../db/transaction.ts";
import type { Envelope } from "../http/problem.ts";

const Answer = v.object({ responseCode: v.number(), responseMessage: v.string(), data: v.unknown() });
const Stored = v.object({ operation: v.string(), bodyHash: v.string(), answer: v.nullable(Answer) });
const Locked = v.object({ free: v.boolean(), stored: v.nullable(Stored) });

/** The stored outcome of a key; without an answer, the key was voided. */
export type StoredIntent = v.InferOutput<typeof Stored>;

/** A key with its user. */
interface KeyOf {
  readonly userId: number;
  readonly key: string;
}

/** An intent to store under a key. */
export interface NewIntent extends KeyOf {
  readonly operation: string;
  readonly bodyHash: string;
  readonly at: Date;
}

const insertKey = prepareWrite(
  "key_kept",
  (value) => raw`insert into idempotency_key (user_id, key, operation, body_hash, answer, created_at)
    values (${value("userId")}, ${value("key")}, ${value("operation")}, ${value("bodyHash")}, ${value("answer")}, ${value("at")})
    returning 1 as done`,
);

const { operation, bodyHash, answer } = idempotencyKeys;
const isKey = and(
  eq(idempotencyKeys.userId, raw.placeholder("userId")),
  eq(idempotencyKeys.key, raw.placeholder("key")),
);
const findKey = prepareStatement("find_key", (sql) =>
  sql.select({ operation, bodyHash, answer }).from(idempotencyKeys).where(isKey),
);
const lockAndFindKey = prepareStatement("lock_and_find_key", (sql) =>
  sql
    .select({
      free: raw`pg_try_advisory_xact_lock(hashtextextended(${raw.placeholder("lock")}, 0))`,
      stored: raw`(select jsonb_build_object('operation', ${operation}, 'bodyHash', ${bodyHash}, 'answer', ${answer})
        from ${idempotencyKeys} where ${isKey})`,
    })
    .from(oneRow),
);

/** Queries of idempotency keys and their stored answers. */
export const idempotencyStore = {
  /** Builds the insert of an answer under its key, to run together with the changes that it describes. */
  kept: ({ at, ...intent }: NewIntent, envelope: Envelope): Write =>
    insertKey({ ...intent, at: at.toISOString(), answer: JSON.stringify(envelope) }),
  async find(sql: Sql, { userId, key }: KeyOf): Promise<StoredIntent | null> {
    const [row] = await findKey(sql, { userId, key });
    return row ? v.parse(Stored, row) : null;
  },
  /** Locks a key for this transaction unless it is held already, and finds its intent in the same statement. */
  async lockAndFind(sql: Sql, { userId, key }: KeyOf): Promise<v.InferOutput<typeof Locked>> {
    const [row] = await lockAndFindKey(sql, { lock: `${userId}:${key}`, userId, key });
    return v.parse(Locked, row);
  },
  /** Returns whether an error says that another call inserted the key. */
  isTaken: (error: unknown): boolean =>
    databaseErrorOf(error)?.constraint === "idempotency_key_user_id_key_pk",
};
