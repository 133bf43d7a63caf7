import { byKey, type Keyed, requireIntent, type Sent } from "./once.rules.ts";

/** What is about to be sent: the intent as it was settled, with the file that goes with it, and what was sent before. */
export interface ToPrepare<Intent> {
  readonly intent: Intent | null;
  readonly unresolved: readonly Sent<Intent>[];
  readonly party?: { readonly file: Blob } | null;
}

/** What other tabs of the same user have sent. */
export interface OthersSent<Intent> {
  /** Not found, and may still arrive. */
  readonly unresolved: readonly Sent<Intent>[];
  /** Just being sent, or looked up. */
  readonly underWay: readonly Sent<Intent>[];
}

/** What differs between the journeys that send an intent at most once. */
export interface OnceJourney<Intent, Found> {
  /** Tells whether two intents mean the same, under whatever key. */
  isSame(a: Intent, b: Intent): boolean;
  /** Tells whether what is wanted may be sent under the key of what was sent: the same request to the last byte. */
  isRepeat(sent: Intent, wanted: Intent): boolean;
  /** Adds to an intent what takes a while to know: what is in its file. */
  complete(intent: Intent, file: Blob | null): Promise<Intent>;
  /** The ids of the transactions that look like an intent. */
  list(intent: Intent, signal: AbortSignal): Promise<readonly string[]>;
  /** Looks for an intent that was sent; `isWanted` while it is the one of now. */
  find(sent: Sent<Intent>, isWanted: boolean, signal: AbortSignal): Promise<Found | null>;
  /** Gives keys up at the provider: by key, what was done under it, or null where it is void now. Null where it cannot give up. */
  giveUp(keys: readonly string[], signal: AbortSignal): Promise<ReadonlyMap<string, Found | null> | null>;
  others(): OthersSent<Intent>;
  /** Tells other tabs that what was sent under these keys is settled. */
  forget(keys: readonly string[]): void;
}

/** What is known before an intent is sent. */
export type Prepared<Intent, Found> = Sent<Intent> & {
  readonly unresolved: readonly Sent<Intent>[];
} & (
    | {
        /** To be sent; or to be asked about first, since earlier ones may still arrive. */ readonly state:
          | "ready"
          | "doubtful";
      }
    | {
        /** Sent before, and done. */
        readonly state: "arrived";
        readonly found: Found;
        /** True when it is another one than what is wanted. */
        readonly isLate: boolean;
      }
  );

/** What is sent for what is wanted, and what was sent before it and may still arrive beside it. */
export interface Judged<Intent> {
  readonly intent: Intent;
  /** The intent as it was sent before, under its key; undefined where it was not. */
  readonly repeated: Sent<Intent> | undefined;
  readonly earlier: readonly Sent<Intent>[];
}

/** Judges what is wanted against all that was sent and not found, and against what another tab is just sending. */
export function judge<Intent extends Keyed>(
  wanted: Intent,
  { unresolved, underWay }: OthersSent<Intent>,
  isRepeat: (sent: Intent, wanted: Intent) => boolean,
): Judged<Intent> {
  const repeated = [...unresolved, ...underWay].find((sent) => isRepeat(sent.intent, wanted));
  const earlier = unresolved.filter((sent) => sent !== repeated);
  return { intent: repeated?.intent ?? wanted, repeated, earlier };
}

/**
 * Judges an intent against everything that was sent and not found, in this tab and in others. What means the same goes
 * under the key that it had. All others are given up at the provider before it is sent; what turns out to be done is
 * told instead. Where the provider cannot give up, they are looked for, and the user is to be asked.
 */
export async function prepare<Intent extends Keyed, Found>(
  { intent: settled, unresolved, party }: ToPrepare<Intent>,
  journey: OnceJourney<Intent, Found>,
  signal: AbortSignal,
): Promise<Prepared<Intent, Found>> {
  const wanted = await journey.complete(requireIntent({ intent: settled }), party?.file ?? null);
  const others = journey.others();
  const all = byKey([...unresolved, ...others.unresolved]);
  const sentBefore = { unresolved: all, underWay: others.underWay };
  const { intent, repeated, earlier } = judge(wanted, sentBefore, (before, now) =>
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
    // Who has left the page is told of nothing: what was found stays to be found again.
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

/** What became of an intent whose outcome was unknown. */
export type Resolved<Found> =
  | { readonly state: "found"; readonly found: Found }
  /** Nothing was done, nor will be; or it is not in the list, and may still arrive. */
  | { readonly state: "voided" | "missing" };

/** Finds out what became of an intent: for good where the provider can give it up, else as far as its list tells. */
export async function resolve<Intent extends Keyed, Found>(
  sent: Sent<Intent>,
  journey: OnceJourney<Intent, Found>,
  signal: AbortSignal,
): Promise<Resolved<Found>> {
  const { key } = sent.intent;
  const given = await journey.giveUp([key], signal);
  const found = given ? (given.get(key) ?? null) : await journey.find(sent, true, signal);
  if (found !== null) return { state: "found", found };
  return { state: given?.has(key) ? "voided" : "missing" };
}
