import type { Broker } from "../broker.ts";
import { isStillSignedIn, userIdOf } from "../session/signed-in-user.ts";
import { type KeptIntents, trackKeys } from "./kept-drafts.ts";
import type { DraftStorage } from "./once.storage.ts";

/** The stored draft that a tab continues, and the idempotency keys that the tab has used since. */
export interface DraftOfTab<Draft> {
  readonly draft: Draft | null;
  readonly keys: ReturnType<typeof trackKeys>;
}

/** Loads the stored draft of the signed-in user; `isOwn` selects the drafts that this part of the page may continue. */
export function openDraft<Draft extends KeptIntents>(
  broker: Broker,
  drafts: Pick<DraftStorage<Draft>, "load">,
  isOwn?: (draft: Draft) => boolean,
): DraftOfTab<Draft> {
  const owner = userIdOf(broker);
  const draft = owner === null ? null : drafts.load(broker.storage, owner, isOwn);
  return { draft, keys: trackKeys(broker, draft) };
}

/** The part of a running actor that is needed to store its context. */
export interface KeptActor<Context> {
  getSnapshot(): { readonly context: Context };
  subscribe(listener: (snapshot: { readonly status: string; readonly context: Context }) => void): {
    unsubscribe(): void;
  };
}

/** The options of {@link keepMachine}. */
export interface Keeping<Context> extends Pick<DraftOfTab<never>, "keys"> {
  readonly drafts: Pick<DraftStorage<never>, "save">;
  /** Returns whether the context is worth storing; always, if left out. */
  readonly isKept?: (context: Context) => boolean;
}

/**
 * Stores the context of a machine after each of its transitions until it is done, while its user is signed in. Returns
 * the function that stops it.
 */
export function keepMachine<Context extends KeptIntents>(
  broker: Broker,
  actor: KeptActor<Context>,
  { drafts, keys, isKept = () => true }: Keeping<Context>,
): () => void {
  const owner = userIdOf(broker);
  keys.after(actor.getSnapshot().context);
  const keeping = actor.subscribe(({ status, context }) => {
    const own = keys.after(context);
    if (owner === null || !isStillSignedIn(broker, owner)) return;
    const isOver = status === "done" || !isKept(context);
    drafts.save(broker.storage, owner, { context, isOver, own });
  });
  return () => keeping.unsubscribe();
}
