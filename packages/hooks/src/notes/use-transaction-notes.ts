import { useQuery } from "@tanstack/react-query";
import { useBroker } from "../provider.tsx";
import { noteQueries } from "./note.queries.ts";

/** The text of each note of the user, by the id of its transaction. */
export type TransactionNotesState = ReadonlyMap<string, string>;

const none: TransactionNotesState = new Map();

const toTexts = (notes: readonly { readonly transactionId: string; readonly text: string }[]) =>
  new Map(notes.map(({ transactionId, text }) => [transactionId, text]));

/**
 * Reads the user's notes on all transactions, such as for a search; for providers with the capability `notes`. The map is empty
 * while the notes are loading, and where they cannot be read.
 *
 * @example
 * const notes = useTransactionNotes();
 * const hasNote = (transactionId: string) => notes.has(transactionId);
 */
export function useTransactionNotes(): TransactionNotesState {
  const broker = useBroker();
  const query = useQuery({ ...noteQueries.list(broker), select: toTexts }, broker.queryClient);
  return query.data ?? none;
}
