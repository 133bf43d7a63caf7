import { useEffect, useState } from "react";
import type { Broker } from "../broker.ts";
import { type DraftOfTab, keepMachine, type KeptActor, type Keeping, openDraft } from "./keep-machine.ts";
import type { KeptIntents } from "./kept-drafts.ts";
import type { DraftStore } from "./once.store.ts";

/** What the signed-in user left open, read once. */
export function useKeptDraft<Draft extends KeptIntents>(
  broker: Broker,
  store: Pick<DraftStore<Draft>, "load">,
  isOwn?: (draft: Draft) => boolean,
): DraftOfTab<Draft> {
  const [kept] = useState(() => openDraft(broker, store, isOwn));
  return kept;
}

/** Keeps what a machine remembers for as long as its part of the page is there. */
export function useKeptMachine<Context extends KeptIntents>(
  broker: Broker,
  actor: KeptActor<Context>,
  { store, keys, isKept }: Keeping<Context>,
): void {
  useEffect(
    () => keepMachine(broker, actor, { store, keys, ...(isKept && { isKept }) }),
    [actor, broker, keys, store, isKept],
  );
}
