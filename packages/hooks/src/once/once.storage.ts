import { attempt, readRecord, type StorageLike } from "../kept-record.ts";
import { type Fields, isText, type Guard, listOf, oneOf, nullableOf, recordOf, take } from "../kept-value.ts";
import { mergeDraft, type KeptDraft, toRestore } from "./kept-drafts.ts";
import { draftKey } from "../session/draft-key.ts";
import { type Keyed, type Sent, excludeCurrent } from "./once.rules.ts";

/** The fields of a draft that all journeys share. */
export interface OnceDraft<Intent extends Keyed> extends KeptDraft {
  readonly intent: Intent | null;
  readonly known: readonly string[];
  readonly unresolved: readonly Sent<Intent>[];
}

/** The stored drafts of one user in one journey, shared by all tabs of a browser. */
export interface DraftStorage<Draft> {
  /** Returns the draft that a tab restores, among the drafts that `isOwn` accepts; by default it accepts all drafts. */
  load(storage: StorageLike, staffUserId: number, isOwn?: (draft: Draft) => boolean): Draft | null;
  /** Returns every draft, of all tabs. */
  all(storage: StorageLike, staffUserId: number): readonly Draft[];
  /** Removes settled intents, by their keys, from the drafts of every tab. */
  forget(storage: StorageLike, staffUserId: number, keys: readonly string[]): void;
  /**
   * Stores one tab's draft, or removes it when that is null. When the journey is over, only its other unresolved
   * intents stay, so that the next journey is checked against them. `own` are the keys that the tab has used.
   */
  save(
    storage: StorageLike,
    staffUserId: number,
    saved: { readonly context: object | null; readonly isOver?: boolean; readonly own: ReadonlySet<string> },
  ): void;
}

/**
 * Returns the `Guard`s of a stored draft: of its intent, of the intents that were sent before, and of the journey's own
 * fields. Spread here: bundlers keep an object with a spread, and all that it mentions, in apps without the journey.
 */
export const draftFieldsOf = /* @__NO_SIDE_EFFECTS__ */ <Intent, Own extends Fields>(
  isIntent: Guard<Intent>,
  own: Own,
) => ({
  intent: nullableOf(isIntent),
  known: listOf(isText),
  unresolved: listOf(recordOf({ intent: isIntent, known: listOf(isText) })),
  ...own,
});

/**
 * Creates the storage of one journey's drafts, with a record for each user, shared by all tabs. A draft that cannot be read,
 * such as a draft of another release in another tab, is not restored and stays unchanged. If the storage is full or forbidden,
 * a draft is lost at the next reload, and nothing else happens.
 *
 * @__NO_SIDE_EFFECTS__
 */
export function createDraftStorage<Intent extends Keyed, Draft extends OnceDraft<Intent>>(
  name: string,
  version: number,
  /** Returns the draft of this version, without foreign fields; null for anything else. */
  read: (value: unknown) => Draft | null,
  /** Returns the draft of the next journey, in which nothing is chosen. */
  toNext: (draft: Draft) => Draft,
  /** Converts a field of an older version to the current version, so that the key of an unknown outcome survives an upgrade. */
  revive?: (field: string, value: unknown) => unknown,
): DraftStorage<Draft> {
  const stored = (storage: StorageLike, staffUserId: number): readonly unknown[] =>
    take(
      { staffUserId: oneOf(staffUserId), drafts: Array.isArray },
      readRecord(storage, draftKey(name, staffUserId), revive),
    )?.drafts ?? [];
  const all = (storage: StorageLike, staffUserId: number): readonly Draft[] =>
    stored(storage, staffUserId).flatMap((kept) => read(kept) ?? []);
  const keep = (storage: StorageLike, staffUserId: number, own: readonly Draft[]): void => {
    const key = draftKey(name, staffUserId);
    attempt(() => {
      const others = stored(storage, staffUserId).filter((kept) => read(kept) === null);
      const drafts = [...others, ...own];
      if (drafts.length === 0) storage.removeItem(key);
      else storage.setItem(key, JSON.stringify({ staffUserId, drafts }));
    });
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
      // An incomplete draft, such as a draft with a half-typed amount, is stored with its next step.
      if (context && !whole && !isOver) return;
      const unresolved = whole ? excludeCurrent(whole) : [];
      const next =
        whole && unresolved.length > 0
          ? Object.assign({}, toNext(whole), { intent: null, known: [], phase: "draft", unresolved })
          : null;
      const draft = isOver ? next : whole;
      keep(storage, staffUserId, mergeDraft(all(storage, staffUserId), { draft, own }));
    },
  };
}
