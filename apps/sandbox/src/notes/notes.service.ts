import type { Input } from "../contract/call.ts";
import type { Sql } from "../db/database.ts";
import type { Deps } from "../deps.ts";
import { Refusal } from "../http/problem.ts";
import { listedStore } from "../paging/listed.store.ts";
import { type NoteRow, noteStore } from "./notes.store.ts";
import { sessionStore } from "../session/session.store.ts";

/** The maximum number of notes of a user, which bounds the list. */
const MOST = 500;

/** Returns a note as in the contract, with an empty text if there is no note. */
export const toWireNote = (transactionId: string, note: NoteRow | null) => ({
  transactionId,
  text: note?.text ?? "",
  version: note?.version ?? null,
  changedAt: note?.changedAt.toISOString() ?? null,
});

/** The outcome of a change: the stored note, or null if there is no note now, and whether the change wrote anything. */
interface Saved {
  readonly note: NoteRow | null;
  readonly isChanged: boolean;
}

/**
 * Writes, replaces or removes the note of a user on a transaction, if the stored version is the one that the request
 * names. A text that is stored already is not written again, whatever the version.
 */
export async function saveNote(
  deps: Deps,
  sql: Sql,
  userId: number,
  input: Input<"SaveTransactionNote">,
): Promise<Saved> {
  const { transactionId, version } = input;
  const text = input.text.trim();
  if ((await listedStore.kindOf(sql, userId, transactionId)) === null)
    throw new Refusal("transactionUnknown", "This transaction is not known.");
  await sessionStore.lockUser(sql, userId);
  const stored = await noteStore.find(sql, userId, transactionId);
  if ((stored?.text ?? "") === text) return { note: stored, isChanged: false };
  if ((stored?.version ?? null) !== version)
    throw new Refusal("noteChanged", "This note was changed meanwhile.", {
      data: toWireNote(transactionId, stored),
    });
  if (text === "") {
    await noteStore.remove(sql, userId, transactionId);
    return { note: null, isChanged: true };
  }
  if (!stored && (await noteStore.countOf(sql, userId)) >= MOST)
    throw new Refusal(
      "general",
      `You can keep notes on ${MOST} transactions. Please remove one that you no longer need.`,
    );
  const note = { userId, transactionId, text, version: deps.randomId(), changedAt: deps.clock.now() };
  await noteStore.save(sql, note);
  return { note, isChanged: true };
}
