import { useEffect, useState } from "react";
import type { Broker } from "../broker.ts";
import { type DraftOfTab, keepMachine, type KeptActor, type Keeping, openDraft } from "./keep-machine.ts";
import type { KeptIntents } from "./kept-drafts.ts";
import type { DraftStorage } from "./once.storage.ts";

/** Returns the draft that the signed-in user left, read once. */
export function useKeptDraft<Draft extends KeptIntents>(
  broker: Broker,
  drafts: Pick<DraftStorage<Draft>, "load">,
  isOwn?: (draft: Draft) => boolean,
): DraftOfTab<Draft> {
  const [kept] = useState(() => openDraft(broker, drafts, isOwn));
  return kept;
}

/** Stores the context of a machine while its component is mounted. */
export function useKeptMachine<Context extends KeptIntents>(
  broker: Broker,
  actor: KeptActor<Context>,
  { drafts, keys, isKept }: Keeping<Context>,
): void {
  useEffect(
    () => keepMachine(broker, actor, { drafts, keys, ...(isKept && { isKept }) }),
    [actor, broker, keys, drafts, isKept],
  );
}
