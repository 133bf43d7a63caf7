import type { Broker } from "../broker.ts";
import { isStillIn, userIn } from "../session/user-in.ts";
import { type KeptIntents, ownKeys } from "./kept-drafts.ts";
import type { DraftStore } from "./once.store.ts";

/** The stored draft that a tab continues, and the idempotency keys that the tab has used since. */
export interface DraftOfTab<Draft> {
  readonly draft: Draft | null;
  readonly keys: ReturnType<typeof ownKeys>;
}

/** Loads the stored draft of the signed-in user; `isOwn` selects the drafts that this part of the page may continue. */
export function openDraft<Draft extends KeptIntents>(
  broker: Broker,
  store: Pick<DraftStore<Draft>, "load">,
  isOwn?: (draft: Draft) => boolean,
): DraftOfTab<Draft> {
  const owner = userIn(broker);
  const draft = owner === null ? null : store.load(broker.storage, owner, isOwn);
  return { draft, keys: ownKeys(broker, draft) };
}

/** The part of a running actor that is needed to store its context. */
export interface KeptActor<Context> {
  getSnapshot(): { readonly context: Context };
  subscribe(listener: (snapshot: { readonly status: string; readonly context: Context }) => void): {
    unsubscribe(): void;
  };
}

/** How a machine is kept. */
export interface Keeping<Context> extends Pick<DraftOfTab<never>, "keys"> {
  readonly store: Pick<DraftStore<never>, "save">;
  /** Whether there is anything worth keeping; there is unless told. */
  readonly isKept?: (context: Context) => boolean;
}

/**
 * Stores the context of a machine after each of its transitions until it is done, while its user is signed in. Returns
 * the function that stops it.
 */
export function keepMachine<Context extends KeptIntents>(
  broker: Broker,
  actor: KeptActor<Context>,
  { store, keys, isKept = () => true }: Keeping<Context>,
): () => void {
  const owner = userIn(broker);
  keys.after(actor.getSnapshot().context);
  const keeping = actor.subscribe(({ status, context }) => {
    const own = keys.after(context);
    if (owner === null || !isStillIn(broker, owner)) return;
    const isOver = status === "done" || !isKept(context);
    store.save(broker.storage, owner, { context, isOver, own });
  });
  return () => keeping.unsubscribe();
}
