import { isOutcomeUnknown, parseProviderDate } from "@broker/sdk";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { type Failure, toFailure } from "../failure.ts";
import type { Issue } from "../form/issue.ts";
import { useBroker } from "../provider.tsx";
import { isUnderWay } from "../run-mutation.ts";
import { changedNoteOf, noteMutations } from "./note.mutations.ts";
import { noteQueries } from "./note.queries.ts";
import { type NoteCode, toSentNote, validateNote } from "./note.rules.ts";
import { keepNoteDraft, type NoteDraft, readNoteDraft } from "./note-draft.ts";

/** A note of the provider. */
export interface SavedNote {
  /** Empty where the transaction has no note. */
  readonly text: string;
  /** When the note was last changed; null where the transaction has no note. */
  readonly changedAt: Date | null;
}

/** The state of the user's note on one transaction, with its commands. */
export type TransactionNoteState =
  | { readonly status: "loading" }
  | { readonly status: "failed"; readonly failure: Failure; retry(): void }
  | {
      readonly status: "loaded";
      readonly saved: SavedNote;
      /** The text of the field: the draft of the user, or else the saved text. */
      readonly text: string;
      /** Whether the text of the field differs from the saved text. */
      readonly isEdited: boolean;
      /** Why the text cannot be saved; null otherwise. */
      readonly issue: Issue<NoteCode> | null;
      readonly isSaving: boolean;
      /** Why the last save failed; null otherwise, and once a read has shown that the text was saved. */
      readonly failure: Failure | null;
      /** Whether the outcome of the last save is unknown: the text may have been saved, and can be saved again. */
      readonly isUnknown: boolean;
      /** Whether another tab has changed the note since the user began to write: `saved` is the changed note, and `save` does nothing. */
      readonly isConflict: boolean;
      change(text: string): void;
      /** Saves the text; an empty one removes the note. */
      save(): void;
      /** Drops the draft, so that the field has the saved text. */
      discard(): void;
      /** Saves the text of the field in place of the note of another tab. */
      replace(): void;
    };

/**
 * Reads and stores the draft of the note on one transaction, which a component may replace by another transaction. The draft is
 * in a state of React too, because a cache notifies later than an input needs its text.
 */
function useNoteDraft(transactionId: string) {
  const broker = useBroker();
  const [kept, setKept] = useState(() => readNoteDraft(broker, transactionId));
  const setDraft = (next: NoteDraft | null) => {
    keepNoteDraft(broker, transactionId, next);
    setKept(next);
  };
  return { draft: kept?.transactionId === transactionId ? kept : null, setDraft };
}

/** Runs one save at a time, and returns how the last save of a transaction ended. */
function useNoteSave(transactionId: string, onSuccess: (text: string) => void) {
  const broker = useBroker();
  const options = noteMutations.save(broker);
  const mutation = useMutation(options, broker.queryClient);
  const isOfThis = mutation.variables?.transactionId === transactionId;
  return {
    isSaving: isOfThis && mutation.isPending,
    // A changed note is shown beside the text of the field, and is no failure.
    error: isOfThis && !changedNoteOf(mutation.error) ? mutation.error : null,
    reset: () => mutation.reset(),
    send: (text: string, version: string | null) => {
      if (isUnderWay(broker, options.mutationKey)) return;
      mutation.mutate({ transactionId, text, version }, { onSuccess: (saved) => onSuccess(saved.text) });
    },
  };
}

/**
 * Reads and writes the user's note on one transaction; for providers with the capability `notes`. The draft of the
 * user is kept for some minutes while the page is closed. A draft that would replace a note of another tab is not saved: both
 * texts are shown, and the user decides. A save whose outcome is unknown is followed by a read, and may be sent again. `onSaved`
 * is called with the text after a save.
 *
 * @example
 * const note = useTransactionNote({ transactionId: "D-20261120-0001" });
 * if (note.status !== "loaded") return null;
 * return <textarea value={note.text} onChange={(event) => note.change(event.target.value)} onBlur={note.save} />;
 */
export function useTransactionNote({
  transactionId,
  onSaved,
}: {
  transactionId: string;
  onSaved?: (text: string) => void;
}): TransactionNoteState {
  const broker = useBroker();
  const query = useQuery(noteQueries.list(broker), broker.queryClient);
  const { draft, setDraft } = useNoteDraft(transactionId);
  const end = (saved: string) => {
    setDraft(null);
    onSaved?.(saved);
  };
  const save = useNoteSave(transactionId, end);
  const stored = query.data?.find((note) => note.transactionId === transactionId);
  const { text: savedText, version, changedAt } = stored ?? { text: "", version: null, changedAt: null };
  const text = draft?.text ?? savedText;
  const isEdited = toSentNote(text) !== savedText;
  // The answer to a save was lost, and a read has shown the saved text: the draft is done, and a later version is no conflict.
  const isSavedByThis = draft !== null && !isEdited && draft.version !== version;
  useEffect(() => {
    if (isSavedByThis) end(savedText);
  });

  if (!query.data) {
    if (!query.error) return { status: "loading" };
    const failure = toFailure(query.error, "GetTransactionNotes");
    return { status: "failed", failure, retry: () => void query.refetch() };
  }
  const issue = validateNote(text);
  const isConflict = isEdited && draft !== null && draft.version !== version;
  const send = () => {
    if (!issue && isEdited) save.send(toSentNote(text), version);
  };
  const error = isEdited ? save.error : null;
  return {
    status: "loaded",
    saved: { text: savedText, changedAt: parseProviderDate(changedAt) },
    text,
    isEdited,
    issue,
    isSaving: save.isSaving,
    failure: error && toFailure(error, "SaveTransactionNote"),
    isUnknown: error !== null && isOutcomeUnknown(error),
    isConflict,
    change: (next) => {
      save.reset();
      setDraft({ transactionId, text: next, version: draft && isEdited ? draft.version : version });
    },
    save: () => {
      if (!isConflict) send();
    },
    replace: send,
    discard: () => {
      save.reset();
      setDraft(null);
    },
  };
}
