import { addOperation } from "../contract/operation.ts";
import type { Deps } from "../deps.ts";
import type { App } from "../http/env.ts";
import { saveNote, toWireNote } from "./notes.service.ts";
import { noteStore } from "./notes.store.ts";

/** The rate limit of changes per user. */
const LIMIT = { limit: { points: 120, seconds: 3600 } } as const;

/** Adds the operations of the notes that a user writes on transactions. */
export function noteRoutes(app: App, deps: Deps): void {
  addOperation(app, deps, "GetTransactionNotes", async ({ read, user }) => {
    const notes = await read((sql) => noteStore.listOf(sql, user.userId));
    return notes.map((note) => toWireNote(note.transactionId, note));
  });
  addOperation(
    app,
    deps,
    "SaveTransactionNote",
    async ({ sql, user, input, changed }) => {
      const { transactionId } = input;
      const { note, isChanged } = await saveNote(deps, sql, user.userId, input);
      // The audit does not contain the text, which is private.
      if (isChanged) changed(`note on ${transactionId} ${note ? "saved" : "removed"}`);
      return toWireNote(transactionId, note);
    },
    LIMIT,
  );
}
