import { createHash } from "node:crypto";
import { sql as raw } from "drizzle-orm";
import * as v from "valibot";
import type { Sql } from "../db/database.ts";
import { statement, type Write, writing } from "../db/statement.ts";
import { databaseError } from "../db/transaction.ts";
import { type Envelope, Problem, Refusal } from "../http/problem.ts";

const Key = v.pipe(v.string(), v.uuid());
const Answer = v.object({ responseCode: v.number(), responseMessage: v.string(), data: v.unknown() });
const Stored = v.object({ operation: v.string(), bodyHash: v.string(), answer: v.nullable(Answer) });
const Found = v.object({ stored: Stored });
const Locked = v.object({ free: v.boolean(), stored: v.nullable(Stored) });

/** One intent of a user. */
export interface Intent {
  readonly key: string;
  readonly userId: number;
  readonly operation: string;
  readonly bodyHash: string;
  readonly at: Date;
}

async function fingerprint(fields: Readonly<Record<string, unknown>>): Promise<string> {
  const hash = createHash("sha256");
  for (const name of Object.keys(fields).toSorted()) {
    const value = fields[name];
    hash.update(`${name}=`);
    hash.update(value instanceof Blob ? new Uint8Array(await value.arrayBuffer()) : JSON.stringify(value));
    hash.update("\n");
  }
  return hash.digest("base64url");
}

/** What a user means by a key: this call with these fields. A key that is none is a 400. */
export async function intentOf({
  fields,
  ...intent
}: Omit<Intent, "bodyHash"> & { readonly fields: Readonly<Record<string, unknown>> }): Promise<Intent> {
  if (!v.is(Key, intent.key)) throw new Problem(400, "malformed", "Idempotency-Key is not a UUID.");
  return { ...intent, bodyHash: await fingerprint(fields) };
}

const insertKey = writing(
  "key_kept",
  (value) => raw`insert into idempotency_key (user_id, key, operation, body_hash, answer, created_at)
    values (${value("userId")}, ${value("key")}, ${value("operation")}, ${value("bodyHash")}, ${value("answer")}, ${value("at")})
    returning 1 as done`,
);

/** The answer under its key, to be written together with what it tells of. */
export const keptAnswer = ({ at, ...intent }: Intent, answer: Envelope): Write =>
  insertKey({ ...intent, at: at.toISOString(), answer: JSON.stringify(answer) });

const underWay = () => new Problem(409, "underWay", "This request is still under way.");
const isVoid = () =>
  new Refusal(
    "intentVoid",
    "You gave this request up before, so it was not carried out. Please start again.",
  );
const isKeyTaken = (error: unknown) => databaseError(error)?.constraint === "idempotency_key_user_id_key_pk";

const lookUp = statement(
  "find_key",
  raw`select jsonb_build_object('operation', operation, 'bodyHash', body_hash, 'answer', answer) as stored
    from idempotency_key where user_id = ${raw.placeholder("userId")} and key = ${raw.placeholder("key")}`,
);
const lockAndLookUp = statement(
  "lock_and_find_key",
  raw`select pg_try_advisory_xact_lock(hashtextextended(${raw.placeholder("lock")}, 0)) as free,
    (select jsonb_build_object('operation', operation, 'bodyHash', body_hash, 'answer', answer)
      from idempotency_key where user_id = ${raw.placeholder("userId")} and key = ${raw.placeholder("key")}) as stored`,
);

/** The answer that was given to the same before; a key that was given up is refused, another body under it is a 422. */
function same(stored: v.InferOutput<typeof Stored>, { operation, bodyHash }: Intent): Envelope {
  if (stored.answer === null) throw isVoid();
  if (stored.operation === operation && stored.bodyHash === bodyHash) return stored.answer;
  throw new Problem(422, "keyReused", "This Idempotency-Key was used for another request.");
}

/** The answer that was given to an intent before; null where there is none. */
export async function priorAnswer(sql: Sql, intent: Intent): Promise<Envelope | null> {
  const { key, userId } = intent;
  const [row] = await lookUp(sql, { userId, key });
  return row === undefined ? null : same(v.parse(Found, row).stored, intent);
}

/**
 * Does a thing at most once per key, inside the transaction that does it: the same key and body give the stored
 * answer, another body is refused, and a key that is being used at this instant is a conflict. What fails stores nothing.
 */
export async function runOnce(sql: Sql, intent: Intent, work: () => Promise<Envelope>): Promise<Envelope> {
  const { key, userId } = intent;
  const [row] = await lockAndLookUp(sql, { lock: `${userId}:${key}`, userId, key });
  const { free, stored } = v.parse(Locked, row);
  if (stored) return same(stored, intent);
  if (!free) throw underWay();
  const envelope = await work();
  // One statement looks up what was there before it had the lock: a refusal may be of a thing that was done meanwhile.
  return envelope.responseCode === 1 ? envelope : ((await priorAnswer(sql, intent)) ?? envelope);
}

/**
 * Answers a call that failed by what was done under its key before, or throws what it failed with. One that writes at
 * once has its key in its only statement, so that whatever it failed with, its key tells. In a transaction it is asked
 * for where another one took the key, or where a refusal may be of what was done meanwhile.
 */
export async function answerAfterFailure(
  sql: Sql,
  intent: Intent,
  error: unknown,
  { isAtOnce }: { readonly isAtOnce: boolean },
): Promise<Envelope> {
  if (!isAtOnce && !isKeyTaken(error) && !(error instanceof Refusal)) throw error;
  const prior = await priorAnswer(sql, intent);
  if (prior) return prior;
  throw isKeyTaken(error) ? underWay() : error;
}
