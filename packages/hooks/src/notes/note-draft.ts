import type { Broker } from "../broker.ts";
import { userIdOf } from "../session/signed-in-user.ts";

/** A text that the user is writing as the note on a transaction, and the version of the note that a save would replace. */
export interface NoteDraft {
  readonly transactionId: string;
  readonly text: string;
  /** Null where the transaction had no note when the user began to write. */
  readonly version: string | null;
}

/** Returns the key of a draft in the query cache, which a sign-out empties. */
const draftKeyOf = (broker: Broker, transactionId: string) =>
  [...broker.rootKey, "noteDraft", userIdOf(broker), transactionId] as const;

/** Returns the draft of the note on a transaction; null for none. */
export const readNoteDraft = (broker: Broker, transactionId: string): NoteDraft | null =>
  broker.queryClient.getQueryData<NoteDraft>(draftKeyOf(broker, transactionId)) ?? null;

/** Stores the draft of the note on a transaction until the cache drops it, some minutes after the last change; null removes it. */
export function keepNoteDraft(broker: Broker, transactionId: string, draft: NoteDraft | null): void {
  const queryKey = draftKeyOf(broker, transactionId);
  if (draft) broker.queryClient.setQueryData<NoteDraft>(queryKey, draft);
  else broker.queryClient.removeQueries({ queryKey });
}
