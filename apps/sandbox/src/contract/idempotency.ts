import { createHash } from "node:crypto";
import { and, eq, sql as raw } from "drizzle-orm";
import * as v from "valibot";
import type { Sql } from "../db/database.ts";
import { rowsOf } from "../db/rows.ts";
import { idempotencyKeys } from "../db/schema.ts";
import { type Envelope, Problem } from "../http/problem.ts";

const Key = v.pipe(v.string(), v.uuid());
const Stored = v.object({ responseCode: v.number(), responseMessage: v.string(), data: v.unknown() });

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
  const [lock] = await rowsOf(
    sql,
    raw`select pg_try_advisory_xact_lock(hashtextextended(${`${userId}:${key}`}, 0)) as free`,
  );
  if (!v.is(v.object({ free: v.literal(true) }), lock))
    throw new Problem(409, "underWay", "This request is still under way.");
  const bodyHash = await fingerprint(intent.fields);
  const mine = and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.key, key));
  const [stored] = await sql.select().from(idempotencyKeys).where(mine);
  if (stored) {
    if (stored.operation === operation && stored.bodyHash === bodyHash) return v.parse(Stored, stored.answer);
    throw new Problem(422, "keyReused", "This Idempotency-Key was used for another request.");
  }
  const answer = await work();
  if (answer.responseCode === 1)
    await sql.insert(idempotencyKeys).values({ userId, key, operation, bodyHash, answer, createdAt: at });
  return answer;
}
