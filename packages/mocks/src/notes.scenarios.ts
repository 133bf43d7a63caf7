import { examples } from "@broker/api-spec/examples";
import { mockCapabilities } from "./capability.scenarios.ts";
import { fail, mock, mockThen, refuse } from "./http.ts";
import { changedNote, refuseChangedNote } from "./refusals.ts";
import type { Scenarios } from "./scenarios.ts";

const { data: list } = examples.GetTransactionNotes.success;
const { data: saved } = examples.SaveTransactionNote.success;
const capable = mockCapabilities("notes", "transfers", "transactionDetails");
const withoutNote = list.filter(({ transactionId }) => transactionId !== saved.transactionId);

/** Scenarios of the notes on the deposit `D-20261120-0001` and the withdrawal `W-20261119-0001` of the examples. */
export const noteScenarios = {
  /** The deposit has no note. */
  none: [capable, mock("GetTransactionNotes", withoutNote), mock("SaveTransactionNote")],
  written: [capable, mock("GetTransactionNotes"), mock("SaveTransactionNote")],
  loading: [capable, fail("GetTransactionNotes", "noReply")],
  notLoaded: [capable, fail("GetTransactionNotes", "unavailable")],
  saveHangs: [capable, mock("GetTransactionNotes", withoutNote), fail("SaveTransactionNote", "noReply")],
  /** A save fails, and the next read has no note. */
  saveFails: [capable, mock("GetTransactionNotes", withoutNote), fail("SaveTransactionNote", "unavailable")],
  /** The note is saved, and the answer to the save is lost. */
  replyLost: [
    capable,
    mockThen("GetTransactionNotes", withoutNote, [saved, ...withoutNote]),
    fail("SaveTransactionNote", "offline"),
  ],
  /** Another tab has changed the note. */
  changedMeanwhile: [
    capable,
    mockThen(
      "GetTransactionNotes",
      list,
      list.map((note) => (note.transactionId === saved.transactionId ? changedNote : note)),
    ),
    refuseChangedNote(),
  ],
  refused: [
    capable,
    mock("GetTransactionNotes", withoutNote),
    refuse("SaveTransactionNote", "general", "You can keep notes on 500 transactions."),
  ],
} satisfies Scenarios;
