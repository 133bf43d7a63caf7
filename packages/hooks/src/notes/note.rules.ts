import type { Issue } from "../form/issue.ts";

/** The codes of a note that cannot be saved. */
export type NoteCode = "noteTooLong";

const MAX = 280;

/** The control characters that the provider refuses: all but a line feed. A pasted text may contain them. */
const CONTROL = /(?!\n)\p{Cc}/gu;

/** Converts a note to the text that is sent: each line ends with a line feed, other control characters are spaces, and the ends are trimmed. */
export const toSentNote = (text: string): string =>
  text.toWellFormed().replaceAll(/\r\n?/g, "\n").replaceAll(CONTROL, " ").trim();

/** Validates the length of a note. The provider counts code points, so that an emoji of one code point is one character. */
export function validateNote(text: string): Issue<NoteCode> | null {
  const length = Array.from(toSentNote(text)).length;
  return length > MAX ? { code: "noteTooLong", params: { max: MAX, over: length - MAX } } : null;
}
