import { type Data, type Input, isAnswerOf, isApiError } from "@broker/sdk";
import { mutationOptions } from "@tanstack/react-query";
import type { Broker } from "../broker.ts";
import { writes } from "../cache-options.ts";
import { isStillSignedIn, userIdOf } from "../session/signed-in-user.ts";
import { noteQueries } from "./note.queries.ts";

type Note = Data<"SaveTransactionNote">;

/** The code of a refusal because the note has changed since the user read it. */
const CHANGED = 1170;

/** Returns the note of another tab, where the provider has refused a save because of it; null for any other error. */
export function changedNoteOf(error: unknown): Note | null {
  if (!isApiError(error) || error.code !== CHANGED) return null;
  return isAnswerOf("SaveTransactionNote", error.cause) ? error.cause : null;
}

/** Puts a note of the provider into the cached list, so that it is shown at once. */
async function keep(broker: Broker, note: Note): Promise<void> {
  const { queryClient } = broker;
  const { queryKey } = noteQueries.list(broker);
  // The answer to a read that began before would bring back the earlier note.
  await queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData(queryKey, (notes) => {
    const others = notes?.filter(({ transactionId }) => transactionId !== note.transactionId);
    return others && (note.version === null ? others : [note, ...others]);
  });
}

/**
 * The mutation that writes, replaces or removes a note. The provider answers a repeated save like the first one, so that a save
 * whose outcome is unknown may be sent again. After a failure the notes are read again, which shows whether the note was saved.
 */
export const noteMutations = {
  save: (broker: Broker) =>
    mutationOptions({
      ...writes,
      mutationKey: [...broker.rootKey, "SaveTransactionNote"],
      mutationFn: async (note: Input<"SaveTransactionNote">) => {
        const owner = userIdOf(broker);
        const isOwn = () => owner !== null && isStillSignedIn(broker, owner);
        try {
          const saved = await broker.client.call("SaveTransactionNote", note);
          if (isOwn()) await keep(broker, saved);
          return saved;
        } catch (error) {
          const changed = changedNoteOf(error);
          if (changed && isOwn()) await keep(broker, changed);
          throw error;
        }
      },
      onError: (error) => {
        if (!changedNoteOf(error))
          void broker.queryClient.invalidateQueries({ queryKey: noteQueries.list(broker).queryKey });
      },
    }),
};
