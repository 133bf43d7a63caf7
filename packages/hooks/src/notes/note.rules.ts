import type { Issue } from "../form/issue.ts";

/** The codes of a note that cannot be saved. */
export type NoteCode = "noteTooLong";

const MAX = 280;

/** Control characters but the end of a line, which a pasted text may contain and the provider refuses. */
const CONTROL = /(?!\n)\p{Cc}/gu;

/** Returns a note as it is sent: with the contract's ends of lines, without other control characters, and trimmed. */
export const toSentNote = (text: string): string =>
  text.toWellFormed().replaceAll(/\r\n?/g, "\n").replaceAll(CONTROL, " ").trim();

/** Validates a note: its characters are counted as the provider counts them, an emoji of one code point as one. */
export function validateNote(text: string): Issue<NoteCode> | null {
  const length = Array.from(toSentNote(text)).length;
  return length > MAX ? { code: "noteTooLong", params: { max: MAX, over: length - MAX } } : null;
}
