interface Keyed {
  readonly intent: { readonly key: string };
}

/** What of an intent is kept between reloads, as far as tabs that share the place must know it. */
export interface KeptDraft {
  readonly intent: { readonly key: string } | null;
  /** What was sent, not found, and may still arrive. */
  readonly unresolved: readonly Keyed[];
  readonly phase: string;
  readonly transactionId?: string | null;
}

/** The intents that a draft or a machine holds. */
export type KeptIntents = Pick<KeptDraft, "intent" | "unresolved">;

/** True when the intent was sent and is neither settled nor refused. */
const isUnderWay = ({ intent, phase, transactionId }: KeptDraft): boolean =>
  intent !== null && (phase !== "draft" || typeof transactionId === "string");

/** True while an intent is on its way, or is looked for. */
export const isBeingSent = ({ intent, phase, transactionId }: KeptDraft): boolean =>
  intent !== null && phase !== "draft" && typeof transactionId !== "string";

/** True for a draft that has had an effect at the provider, or may have had one. */
export const isOpen = (draft: KeptDraft): boolean => isUnderWay(draft) || draft.unresolved.length > 0;

/** The keys of everything that a draft has sent, or is about to send. */
const keysOf = ({ intent, unresolved }: KeptIntents): readonly string[] =>
  [...unresolved, { intent }].flatMap((one) => one.intent?.key ?? []);

/** Of one page load: the keys that were made in it, and those of another tab's that were left behind in it. */
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

/** The keys of what a page, known by its broker, has left to other tabs: it does not go on with that by itself. */
export const leftBy = (page: object): ReadonlySet<string> => keysOfPage(page).left;

/** The keys that a tab has had, since it went on with `restored`, or with nothing. */
export function ownKeys(page: object, restored: KeptIntents | null) {
  const { made, left } = keysOfPage(page);
  const others = new Set(restored && keysOf(restored).filter((key) => !made.has(key)));
  const own = new Set<string>();
  return {
    /** Notes the keys of a context; gives all of them so far. */
    after(context: KeptIntents): ReadonlySet<string> {
      for (const key of keysOf(context)) {
        own.add(key);
        if (!others.has(key)) made.add(key);
      }
      return own;
    },
    /** Lets go of what is still open: what another tab has made stays that tab's. */
    leave(key: string): void {
      if (made.has(key)) return;
      own.delete(key);
      left.add(key);
    },
  };
}

/**
 * What is kept once one of several tabs saves `draft`, or null when it is done: that, after what other tabs have open.
 * `own` are the keys that the tab has had, so that it replaces and clears its own only.
 */
export function afterSaving<Draft extends KeptDraft>(
  kept: readonly Draft[],
  { draft, own }: { draft: Draft | null; own: ReadonlySet<string> },
): readonly Draft[] {
  const others = kept.filter((one) => isOpen(one) && keysOf(one).some((key) => !own.has(key)));
  return draft ? [...others, draft] : others;
}

/**
 * What a tab goes on with: the newest that is under way; else all that may still arrive, so that it is looked up before
 * anything is sent; else what was chosen.
 */
export function toRestore<Draft extends KeptDraft>(kept: readonly Draft[]): Draft | null {
  const underWay = kept.findLast(isUnderWay);
  if (underWay) return underWay;
  const newest = kept.findLast(isOpen) ?? kept.at(-1);
  if (!newest) return null;
  const sent = new Map(kept.flatMap(({ unresolved }) => unresolved.map((one) => [one.intent.key, one])));
  return { ...newest, unresolved: [...sent.values()] };
}
