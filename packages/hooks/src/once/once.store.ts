import { isText, type Judge, listOf, oneOf, orNull, parsed, recordOf } from "../kept-value.ts";
import type { StorageLike } from "../session/session.store.ts";
import { afterSaving, isBeingSent, type KeptDraft, toRestore } from "./kept-drafts.ts";
import { draftKey } from "./draft-key.ts";
import { type Keyed, type Sent, withoutRefused } from "./once.rules.ts";
import type { OthersSent } from "./prepare.ts";

/** What a journey keeps of an intent beside what is its own. */
export interface OnceDraft<Intent extends Keyed> extends KeptDraft {
  readonly intent: Intent | null;
  readonly known: readonly string[];
  readonly unresolved: readonly Sent<Intent>[];
}

/** The drafts of one user in one journey, of all tabs of a browser. */
export interface DraftStore<Draft> {
  /** What a tab goes on with, of those that it may go on with: all of them unless told. */
  load(storage: StorageLike, staffUserId: number, isOwn?: (draft: Draft) => boolean): Draft | null;
  /** Every draft, whichever tab it is of. */
  all(storage: StorageLike, staffUserId: number): readonly Draft[];
  /** Forgets what was sent under these keys and is settled now, in the drafts of every tab. */
  forget(storage: StorageLike, staffUserId: number, keys: readonly string[]): void;
  /**
   * Keeps one tab's draft, or forgets it when that is null; of a journey that is over, only what else was sent and may
   * still arrive, for the next one to be judged against. `own` are the keys that the tab has had.
   */
  save(
    storage: StorageLike,
    staffUserId: number,
    saved: { readonly context: object | null; readonly isOver?: boolean; readonly own: ReadonlySet<string> },
  ): void;
}

/** The entries of every kept draft: its intent, and what was sent before it. */
export const onceEntries = <Intent>(isIntent: Judge<Intent>) => ({
  intent: orNull(isIntent),
  known: listOf(isText),
  unresolved: listOf(recordOf({ intent: isIntent, known: listOf(isText) })),
});

/**
 * Keeps the drafts of one journey in a browser's storage, for each user apart, and for all tabs. A draft that cannot be
 * read, such as one of another release in another tab, is not restored and stays as it is; a full or forbidden storage
 * costs the draft at the next reload, nothing more.
 */
export function createDraftStore<Intent extends Keyed, Draft extends OnceDraft<Intent>>(
  name: string,
  version: number,
  /** A draft of this version, without what is not of it; null for anything else. */
  read: (value: unknown) => Draft | null,
  /** The draft of the next journey after this one, with nothing chosen. */
  toNext: (draft: Draft) => Draft,
): DraftStore<Draft> {
  const stored = (storage: StorageLike, staffUserId: number): readonly unknown[] => {
    const record = parsed(() => storage.getItem(draftKey(name, staffUserId)));
    return recordOf({ staffUserId: oneOf(staffUserId), drafts: Array.isArray })(record) ? record.drafts : [];
  };
  const all = (storage: StorageLike, staffUserId: number): readonly Draft[] =>
    stored(storage, staffUserId).flatMap((kept) => read(kept) ?? []);
  const keep = (storage: StorageLike, staffUserId: number, own: readonly Draft[]): void => {
    const key = draftKey(name, staffUserId);
    try {
      const others = stored(storage, staffUserId).filter((kept) => read(kept) === null);
      const drafts = [...others, ...own];
      if (drafts.length === 0) storage.removeItem(key);
      else storage.setItem(key, JSON.stringify({ staffUserId, drafts }));
    } catch {
      // What cannot be kept is lost at the next reload.
    }
  };
  return {
    all,
    load: (storage, staffUserId, isOwn = () => true) => toRestore(all(storage, staffUserId).filter(isOwn)),
    forget(storage, staffUserId, keys) {
      const isLeft = ({ intent }: Sent<Intent>) => !keys.includes(intent.key);
      const drafts = all(storage, staffUserId);
      keep(
        storage,
        staffUserId,
        drafts.map((draft) => Object.assign({}, draft, { unresolved: draft.unresolved.filter(isLeft) })),
      );
    },
    save(storage, staffUserId, { context, isOver = false, own }) {
      const whole = context && read({ version, ...context });
      // What is not whole yet, such as an amount that is being typed, is kept with its next step.
      if (context && !whole && !isOver) return;
      const unresolved = whole ? withoutRefused(whole) : [];
      const next =
        whole && unresolved.length > 0
          ? Object.assign({}, toNext(whole), { intent: null, known: [], phase: "draft", unresolved })
          : null;
      const draft = isOver ? next : whole;
      keep(storage, staffUserId, afterSaving(all(storage, staffUserId), { draft, own }));
    },
  };
}

/** What was sent in any tab, by what is kept of it. */
export function sentBy<Intent extends Keyed>(drafts: readonly OnceDraft<Intent>[]): OthersSent<Intent> {
  return {
    unresolved: drafts.flatMap(({ unresolved }) => unresolved),
    underWay: drafts.flatMap((draft) =>
      isBeingSent(draft) && draft.intent ? [{ intent: draft.intent, known: draft.known }] : [],
    ),
  };
}
