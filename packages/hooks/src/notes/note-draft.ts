import type { Broker } from "../broker.ts";
import { userIdOf } from "../session/signed-in-user.ts";

/** A note that is being written: its text, and the version of the note that it would replace. */
export interface NoteDraft {
  readonly transactionId: string;
  readonly text: string;
  /** Null where there was no note when the writing began. */
  readonly version: string | null;
}

/** The key of a note that is being written, in the cache, which a sign-out empties. */
const draftKeyOf = (broker: Broker, transactionId: string) =>
  [...broker.rootKey, "noteDraft", userIdOf(broker), transactionId] as const;

/** Returns the note on a transaction that was being written when its page was closed; null for none. */
export const readNoteDraft = (broker: Broker, transactionId: string): NoteDraft | null =>
  broker.queryClient.getQueryData<NoteDraft>(draftKeyOf(broker, transactionId)) ?? null;

/** Keeps the note that is being written for some minutes; null removes it. */
export function keepNoteDraft(broker: Broker, transactionId: string, draft: NoteDraft | null): void {
  const queryKey = draftKeyOf(broker, transactionId);
  if (draft) broker.queryClient.setQueryData<NoteDraft>(queryKey, draft);
  else broker.queryClient.removeQueries({ queryKey });
}
