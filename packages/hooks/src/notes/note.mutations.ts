import { type Data, type Input, isAnswerOf, isApiError } from "@broker/sdk";
import { mutationOptions } from "@tanstack/react-query";
import type { Broker } from "../broker.ts";
import { writes } from "../cache-options.ts";
import { isStillSignedIn, userIdOf } from "../session/signed-in-user.ts";
import { noteQueries } from "./note.queries.ts";

type Note = Data<"SaveTransactionNote">;

/** The refusal of a text that would replace another version than the one that its writer read. */
const CHANGED = 1170;

/** Returns the note that another tab has written, where a save was refused for it; null for any other error. */
export function changedNoteOf(error: unknown): Note | null {
  if (!isApiError(error) || error.code !== CHANGED) return null;
  return isAnswerOf("SaveTransactionNote", error.cause) ? error.cause : null;
}

/** Puts a note as the provider has it into the list that was read, so that it is shown at once. */
async function keep(broker: Broker, note: Note): Promise<void> {
  const { queryClient } = broker;
  const { queryKey } = noteQueries.list(broker);
  // The answer to an earlier read would bring back the earlier note.
  await queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData(queryKey, (notes) => {
    const others = notes?.filter(({ transactionId }) => transactionId !== note.transactionId);
    return others && (note.version === null ? others : [note, ...others]);
  });
}

/**
 * The mutation that writes, replaces or removes a note. The provider answers a repeated one as the first, so that one whose
 * outcome is unknown may be sent again; the notes are read again first, which shows whether it was saved.
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
