/** A draft with the idempotency key of its intent. */
interface Keyed {
  readonly intent: { readonly key: string };
}

/** The part of a draft that tabs which share the storage must know. */
export interface KeptDraft {
  readonly intent: { readonly key: string } | null;
  /** The intents that were sent, not found, and may still arrive. */
  readonly unresolved: readonly Keyed[];
  readonly phase: string;
  readonly transactionId?: string | null;
}

/** The intents of a draft or of a machine's context. */
export type KeptIntents = Pick<KeptDraft, "intent" | "unresolved">;

/** Returns whether the intent was sent and is neither settled nor refused. */
export const isUnderWay = ({ intent, phase, transactionId }: KeptDraft): boolean =>
  intent !== null && (phase !== "draft" || typeof transactionId === "string");

/** Returns whether an intent is being sent or looked up. */
export const isBeingSent = ({ intent, phase, transactionId }: KeptDraft): boolean =>
  intent !== null && phase !== "draft" && typeof transactionId !== "string";

/** Returns whether a draft has had an effect at the provider, or may have had one. */
export const isOpen = (draft: KeptDraft): boolean => isUnderWay(draft) || draft.unresolved.length > 0;

/** Returns the keys of all intents that a draft has sent, or is about to send. */
const keysOf = ({ intent, unresolved }: KeptIntents): readonly string[] =>
  [...unresolved, { intent }].flatMap((one) => one.intent?.key ?? []);

/** The keys of one page load: the keys that it created, and the keys of other tabs that it has given back. */
interface PageKeys {
  readonly made: Set<string>;
  readonly left: Set<string>;
}

const pages = new WeakMap<object, PageKeys>();

function keysOfPage(page: object): PageKeys {
  const known = pages.get(page) ?? { made: new Set(), left: new Set() };
  pages.set(page, known);
  return known;
}

/** Returns a filter for the drafts that a page, identified by its broker, may restore: all drafts that it has not given back to other tabs. */
export const isOfPage =
  (page: object) =>
  ({ intent }: Pick<KeptDraft, "intent">): boolean =>
    !keysOfPage(page).left.has(intent?.key ?? "");

/** Tracks the keys that a tab uses, from the draft that it restored, if any. */
export function trackKeys(page: object, restored: KeptIntents | null) {
  const { made, left } = keysOfPage(page);
  const others = new Set(restored && keysOf(restored).filter((key) => !made.has(key)));
  const own = new Set<string>();
  return {
    /** Adds the keys of a context; returns all keys so far. */
    after(context: KeptIntents): ReadonlySet<string> {
      for (const key of keysOf(context)) {
        own.add(key);
        if (!others.has(key)) made.add(key);
      }
      return own;
    },
    /** Releases an unresolved intent of another tab; a key that this page created stays its own. */
    leave(key: string): void {
      if (made.has(key)) return;
      own.delete(key);
      left.add(key);
    },
  };
}

/**
 * Returns the drafts to store when one of several tabs saves its draft: the open drafts of other tabs, followed by this
 * one. `draft` is null when the tab's journey is done. `own` are the keys that the tab has used, so that it replaces and
 * removes only its own draft.
 */
export function mergeDraft<Draft extends KeptDraft>(
  kept: readonly Draft[],
  { draft, own }: { draft: Draft | null; own: ReadonlySet<string> },
): readonly Draft[] {
  const others = kept.filter((one) => isOpen(one) && keysOf(one).some((key) => !own.has(key)));
  return draft ? [...others, draft] : others;
}

/**
 * Returns the draft that a tab restores: the newest whose request was running; else the newest open one, or the newest,
 * with the unresolved intents of all drafts, so that they are looked up before anything is sent.
 */
export function toRestore<Draft extends KeptDraft>(kept: readonly Draft[]): Draft | null {
  const underWay = kept.findLast(isUnderWay);
  if (underWay) return underWay;
  const newest = kept.findLast(isOpen) ?? kept.at(-1);
  if (!newest) return null;
  const sent = new Map(kept.flatMap(({ unresolved }) => unresolved.map((one) => [one.intent.key, one])));
  return { ...newest, unresolved: [...sent.values()] };
}
