import { createHash } from "node:crypto";
import * as v from "valibot";
import type { Sql } from "../db/database.ts";
import { type Envelope, Problem, Refusal } from "../http/problem.ts";
import { idempotencyStore, type NewIntent, type StoredIntent } from "./idempotency.store.ts";
import type { Fields } from "./request.ts";

const Key = v.pipe(v.string(), v.uuid());

/** One intent of a user: a call with its fields, under a key. */
export type Intent = NewIntent;

async function fingerprint(fields: Readonly<Fields>): Promise<string> {
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
}: Omit<Intent, "bodyHash"> & { readonly fields: Readonly<Fields> }): Promise<Intent> {
  if (!v.is(Key, intent.key)) throw new Problem(400, "malformed", "Idempotency-Key is not a UUID.");
  return { ...intent, bodyHash: await fingerprint(fields) };
}

const underWay = () => new Problem(409, "underWay", "This request is still under way.");
const isVoid = () =>
  new Refusal(
    "intentVoid",
    "You gave this request up before, so it was not carried out. Please start again.",
  );

/** The answer that was given to the same before; a key that was given up is refused, another body under it is a 422. */
function same(stored: StoredIntent, { operation, bodyHash }: Intent): Envelope {
  if (stored.answer === null) throw isVoid();
  if (stored.operation === operation && stored.bodyHash === bodyHash) return stored.answer;
  throw new Problem(422, "keyReused", "This Idempotency-Key was used for another request.");
}

/** The answer that was given to an intent before; null where there is none. */
export async function priorAnswer(sql: Sql, intent: Intent): Promise<Envelope | null> {
  const stored = await idempotencyStore.find(sql, intent);
  return stored && same(stored, intent);
}

/**
 * Does a thing at most once per key, inside the transaction that does it: the same key and body give the stored
 * answer, another body is refused, and a key that is being used at this instant is a conflict. What fails stores nothing.
 */
export async function runOnce(sql: Sql, intent: Intent, work: () => Promise<Envelope>): Promise<Envelope> {
  const { free, stored } = await idempotencyStore.lockAndFind(sql, intent);
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
  const isTaken = idempotencyStore.isTaken(error);
  if (!isAtOnce && !isTaken && !(error instanceof Refusal)) throw error;
  const prior = await priorAnswer(sql, intent);
  if (prior) return prior;
  throw isTaken ? underWay() : error;
}
