import { createHash } from "node:crypto";
import { sql as raw } from "drizzle-orm";
import * as v from "valibot";
import type { Sql } from "../db/database.ts";
import { rowsOf } from "../db/rows.ts";
import { idempotencyKeys } from "../db/schema/idempotency.ts";
import { databaseError } from "../db/transaction.ts";
import { type Envelope, Problem } from "../http/problem.ts";

const Key = v.pipe(v.string(), v.uuid());
const Answer = v.object({ responseCode: v.number(), responseMessage: v.string(), data: v.unknown() });
const Taken = v.object({
  free: v.boolean(),
  stored: v.nullable(v.object({ operation: v.string(), bodyHash: v.string(), answer: Answer })),
});
const UNIQUE_VIOLATION = "23505";

/** One intent of a user. */
interface Intent {
  readonly key: string;
  readonly userId: number;
  readonly operation: string;
  readonly fields: Readonly<Record<string, unknown>>;
  readonly at: Date;
}

async function fingerprint(fields: Intent["fields"]): Promise<string> {
  const hash = createHash("sha256");
  for (const name of Object.keys(fields).toSorted()) {
    const value = fields[name];
    hash.update(`${name}=`);
    hash.update(value instanceof Blob ? new Uint8Array(await value.arrayBuffer()) : JSON.stringify(value));
    hash.update("\n");
  }
  return hash.digest("base64url");
}

/**
 * Does a thing at most once per key, inside the transaction that does it: the same key and body give the stored
 * answer, another body is refused, and a key that is being used at this instant is a conflict. What fails stores nothing.
 */
export async function runOnce(sql: Sql, intent: Intent, work: () => Promise<Envelope>): Promise<Envelope> {
  const { key, userId, operation, at } = intent;
  if (!v.is(Key, key)) throw new Problem(400, "malformed", "Idempotency-Key is not a UUID.");
  const underWay = () => new Problem(409, "underWay", "This request is still under way.");
  const [row] = await rowsOf(
    sql,
    raw`select pg_try_advisory_xact_lock(hashtextextended(${`${userId}:${key}`}, 0)) as free,
      (select jsonb_build_object('operation', operation, 'bodyHash', body_hash, 'answer', answer)
        from ${idempotencyKeys} where user_id = ${userId} and key = ${key}) as stored`,
  );
  const { free, stored } = v.parse(Taken, row);
  if (!free) throw underWay();
  const bodyHash = await fingerprint(intent.fields);
  if (stored) {
    if (stored.operation === operation && stored.bodyHash === bodyHash) return stored.answer;
    throw new Problem(422, "keyReused", "This Idempotency-Key was used for another request.");
  }
  const answer = await work();
  if (answer.responseCode !== 1) return answer;
  try {
    await sql.insert(idempotencyKeys).values({ userId, key, operation, bodyHash, answer, createdAt: at });
  } catch (error) {
    // Another one under this key was committed between the look and the lock: this one is undone as a whole.
    if (databaseError(error)?.code === UNIQUE_VIOLATION) throw underWay();
    throw error;
  }
  return answer;
}
