import { createHash } from "node:crypto";
import * as v from "valibot";
import type { Sql } from "../db/database.ts";
import { type Envelope, Problem, Refusal } from "../http/problem.ts";
import { idempotencyStore, type NewIntent, type StoredIntent } from "./idempotency.store.ts";
import type { Fields } from "./request.ts";

const Key = v.pipe(v.string(), v.uuid());

/** Returns the spelling of a key by which it is stored and found: a UUID in capitals is the same key. */
export const toCanonicalKey = (key: string): string => key.toLowerCase();

/** An intent of a user: an operation with its fields, under an idempotency key. */
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

/** Reads the intent of a request's key; throws a 400 for a malformed key. */
export async function intentOf({
  fields,
  ...intent
}: Omit<Intent, "bodyHash"> & { readonly fields: Readonly<Fields> }): Promise<Intent> {
  if (!v.is(Key, intent.key)) throw new Problem(400, "malformed", "Idempotency-Key is not a UUID.");
  return { ...intent, key: toCanonicalKey(intent.key), bodyHash: await fingerprint(fields) };
}

const underWay = () => new Problem(409, "underWay", "This request is still under way.");
const isVoid = () =>
  new Refusal(
    "intentVoid",
    "You gave this request up before, so it was not carried out. Please start again.",
  );

/**
 * Returns the stored answer of the same intent; throws a refusal for a voided key, and a 422 for another body under it.
 */
function same(stored: StoredIntent, { operation, bodyHash }: Intent): Envelope {
  if (stored.answer === null) throw isVoid();
  if (stored.operation === operation && stored.bodyHash === bodyHash) return stored.answer;
  throw new Problem(422, "keyReused", "This Idempotency-Key was used for another request.");
}

/** Returns the stored answer of an intent; null where there is none. */
export async function findPriorAnswer(sql: Sql, intent: Intent): Promise<Envelope | null> {
  const stored = await idempotencyStore.find(sql, intent);
  return stored && same(stored, intent);
}

/**
 * Performs an intent at most once per key, inside the transaction of its changes. The same key and body return the
 * stored answer, another body is refused, and a key in use is a conflict. A failure stores nothing.
 */
export async function runOnce(sql: Sql, intent: Intent, work: () => Promise<Envelope>): Promise<Envelope> {
  const { free, stored } = await idempotencyStore.lockAndFind(sql, intent);
  if (stored) return same(stored, intent);
  if (!free) throw underWay();
  const envelope = await work();
  // The statement read the key before it held the lock, so a refusal may concern an intent that is done by
  // now.
  return envelope.responseCode === 1 ? envelope : ((await findPriorAnswer(sql, intent)) ?? envelope);
}

/**
 * Answers a failed call with the stored answer of its key, or rethrows the failure. A call that writes at once inserts
 * its key in its only statement, so any failure is looked up. In a transaction, only a conflict of keys or a refusal is
 * looked up, because the intent may have been done meanwhile.
 */
export async function answerAfterFailure(
  sql: Sql,
  intent: Intent,
  error: unknown,
  { isAtOnce }: { readonly isAtOnce: boolean },
): Promise<Envelope> {
  const isTaken = idempotencyStore.isTaken(error);
  if (!isAtOnce && !isTaken && !(error instanceof Refusal)) throw error;
  const prior = await findPriorAnswer(sql, intent);
  if (prior) return prior;
  throw isTaken ? underWay() : error;
}
