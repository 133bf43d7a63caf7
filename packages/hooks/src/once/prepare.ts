import { askWhileBusy } from "../pause.ts";
import { dedupeByKey, type Keyed, requireIntent, type Sent } from "./once.rules.ts";

/** The intent that is about to be sent, its file, and the intents that were sent before. */
export interface ToPrepare<Intent> {
  readonly intent: Intent | null;
  readonly unresolved: readonly Sent<Intent>[];
  readonly party?: { readonly file: Blob } | null;
}

/** The intents that other tabs of the same user have sent. */
export interface OthersSent<Intent> {
  /** The intents that were not found, and may still arrive. */
  readonly unresolved: readonly Sent<Intent>[];
  /** The intents that are being sent or looked up. */
  readonly underWay: readonly Sent<Intent>[];
}

/** The operations of a journey by which `prepare` settles earlier intents. */
export interface OnceJourney<Intent, Found> {
  /** Returns whether two intents have the same meaning, whatever their keys. */
  isSame(a: Intent, b: Intent): boolean;
  /** Returns whether an intent may be sent under the key of an earlier one: the requests are identical to the last byte. */
  isRepeat(sent: Intent, wanted: Intent): boolean;
  /** Adds to an intent what takes time to compute: the hash of its file. */
  complete(intent: Intent, file: Blob | null): Promise<Intent>;
  /** Returns the ids of the transactions that look like an intent. */
  list(intent: Intent, signal: AbortSignal): Promise<readonly string[]>;
  /** Looks up an intent that was sent; `isWanted` is true for the current one. */
  find(sent: Sent<Intent>, isWanted: boolean, signal: AbortSignal): Promise<Found | null>;
  /** Voids keys. Returns a map from each key to the effect that it already had, or null where it is void now; returns null where the provider cannot void keys. */
  giveUp(keys: readonly string[], signal: AbortSignal): Promise<ReadonlyMap<string, Found | null> | null>;
  others(): OthersSent<Intent>;
  /** Notifies other tabs that the intents of these keys are settled. */
  forget(keys: readonly string[]): void;
}

/** The result of `prepare`. */
export type Prepared<Intent, Found> = Sent<Intent> & {
  readonly unresolved: readonly Sent<Intent>[];
} & (
    | {
        /** The intent can be sent; or the user must confirm it first, since earlier intents may still arrive. */ readonly state:
          | "ready"
          | "doubtful";
      }
    | {
        /** An intent that was sent before was done. */
        readonly state: "arrived";
        readonly found: Found;
        /** True when that intent differs from the requested one. */
        readonly isLate: boolean;
      }
  );

/** The intent to send, and the earlier intents that may still arrive too. */
export interface Matched<Intent> {
  readonly intent: Intent;
  /** The same intent as it was sent before, under its key; undefined where it was not sent. */
  readonly repeated: Sent<Intent> | undefined;
  readonly earlier: readonly Sent<Intent>[];
}

/** Compares an intent with all unresolved intents, and with the intents that another tab is sending. */
export function matchIntent<Intent extends Keyed>(
  wanted: Intent,
  { unresolved, underWay }: OthersSent<Intent>,
  isRepeat: (sent: Intent, wanted: Intent) => boolean,
): Matched<Intent> {
  const repeated = [...unresolved, ...underWay].find((sent) => isRepeat(sent.intent, wanted));
  const earlier = unresolved.filter((sent) => sent !== repeated);
  return { intent: repeated?.intent ?? wanted, repeated, earlier };
}

/**
 * Settles everything that was sent before an intent is sent, in this tab and in others. An intent with the same
 * meaning keeps the key that it had. The keys of all others are voided at the provider; an intent that turns out to
 * be done is the result. Where the provider cannot void keys, the others are looked up, and the user must
 * confirm.
 */
export async function prepare<Intent extends Keyed, Found>(
  { intent: settled, unresolved, party }: ToPrepare<Intent>,
  journey: OnceJourney<Intent, Found>,
  signal: AbortSignal,
): Promise<Prepared<Intent, Found>> {
  const wanted = await journey.complete(requireIntent({ intent: settled }), party?.file ?? null);
  const others = journey.others();
  const all = dedupeByKey([...unresolved, ...others.unresolved]);
  const sentBefore = { unresolved: all, underWay: others.underWay };
  const { intent, repeated, earlier } = matchIntent(wanted, sentBefore, (before, now) =>
    journey.isRepeat(before, now),
  );
  const given = await journey.giveUp(
    earlier.map((sent) => sent.intent.key),
    signal,
  );
  for (const sent of given ? earlier : all) {
    const found = given
      ? (given.get(sent.intent.key) ?? null)
      : await journey.find(sent, sent === repeated, signal);
    if (found === null) continue;
    // The user has left the page, so a found transaction is not reported; the next look-up finds it again.
    signal.throwIfAborted();
    const left = all.filter((one) => one !== sent && !given?.has(one.intent.key));
    journey.forget([sent.intent.key, ...(given?.keys() ?? [])]);
    const isLate = !journey.isSame(sent.intent, wanted);
    return { ...sent, unresolved: left, state: "arrived", found, isLate };
  }
  signal.throwIfAborted();
  journey.forget([...(given?.keys() ?? [])]);
  return {
    intent,
    known: repeated?.known ?? (await journey.list(intent, signal)),
    unresolved: given ? all.filter((sent) => sent === repeated) : all,
    state: given || earlier.length === 0 ? "ready" : "doubtful",
  };
}

/** The outcome of an intent, after a look-up. */
export type Resolved<Found> =
  | { readonly state: "found"; readonly found: Found }
  /** The intent was not done and will not be; or it is not in the list and may still arrive. */
  | { readonly state: "voided" | "missing" };

/** Resolves an unknown outcome: definitely if the provider can void the key, otherwise by the provider's list. */
export async function resolve<Intent extends Keyed, Found>(
  sent: Sent<Intent>,
  journey: OnceJourney<Intent, Found>,
  signal: AbortSignal,
): Promise<Resolved<Found>> {
  const { key } = sent.intent;
  const given = await journey.giveUp([key], signal);
  const found = given
    ? (given.get(key) ?? null)
    : await askWhileBusy(() => journey.find(sent, true, signal), signal);
  if (found !== null) return { state: "found", found };
  return { state: given?.has(key) ? "voided" : "missing" };
}
