import { ApiError, type Data, isApiError } from "@broker/sdk";
import type { Broker } from "../broker.ts";
import { readProvider } from "../capability/capability.queries.ts";
import { isBusy, MOST_ATTEMPTS, pause, PAUSE } from "../pause.ts";

/** The most keys that the provider accepts in one request. */
const MOST_KEYS = 20;

/** The provider's answer for one key. */
type GivenUp = Data<"VoidIntent">[number];

/** An effect that a key had before it could be voided. */
export type DoneIntent = Pick<GivenUp, "transactionId" | "paymentUrl">;

/** Returns whether the provider lacks the call after all, or refuses it; the intents are then looked up in its lists. */
const isWithout = (error: unknown): boolean =>
  isApiError(error) && (error.kind === "refused" || error.status === 404 || error.status === 501);

/** Polls until the provider can answer, and no request is running under any of the keys. */
async function ask({ client }: Broker, keys: readonly string[], signal: AbortSignal): Promise<GivenUp[]> {
  for (let look = 1; look <= MOST_ATTEMPTS; look += 1) {
    const rows = await client
      .call("VoidIntent", { idempotencyKeys: [...keys] }, { signal })
      .catch((error: unknown) => {
        if (look < MOST_ATTEMPTS && isBusy(error)) return [];
        throw error;
      });
    const told = rows.filter(
      ({ idempotencyKey, state }) => keys.includes(idempotencyKey) && state !== "running",
    );
    if (told.length === keys.length) return told;
    await pause(PAUSE, signal);
  }
  throw new ApiError({ operation: "VoidIntent", kind: "conflict" });
}

/**
 * Voids idempotency keys at the provider: a request that arrives later under a void key is refused. Returns a map from
 * each key to the effect that it already had, or null if the key is void now; returns null without the `voidIntent`
 * capability.
 */
export async function giveUp(
  broker: Broker,
  keys: readonly string[],
  signal: AbortSignal,
): Promise<ReadonlyMap<string, DoneIntent | null> | null> {
  const { capabilities } = await readProvider(broker);
  if (!broker.idempotencyKeys || !capabilities.includes("voidIntent")) return null;
  const given = new Map<string, DoneIntent | null>();
  try {
    for (let start = 0; start < keys.length; start += MOST_KEYS) {
      const rows = await ask(broker, keys.slice(start, start + MOST_KEYS), signal);
      for (const { idempotencyKey, state, transactionId, paymentUrl } of rows)
        given.set(idempotencyKey, state === "done" ? { transactionId, paymentUrl } : null);
    }
    return given;
  } catch (error) {
    if (isWithout(error)) return null;
    throw error;
  }
}
