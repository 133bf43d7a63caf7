import { Problem } from "../http/problem.ts";

/** Matches text that a reader of e-mails or of the back office could take for a web address. */
const ADDRESS = /:\/|\bwww\.|\p{N}[.。]\p{N}|[\p{L}\p{N}-][.。]\p{L}{2,}/iu;

/**
 * Invisible characters, which can also reverse the text after them, and letters that no reader sees, such as the fillers
 * of Hangul; except the two that join letters in Persian and Hindi.
 */
const INVISIBLE = /(?![\u{200C}\u{200D}])[\p{Cf}\p{Default_Ignorable_Code_Point}]/u;

function problemOf(name: string): string | null {
  if (INVISIBLE.test(name)) return "A name cannot hold invisible characters.";
  if (ADDRESS.test(name.normalize("NFKC")))
    return "A name cannot hold a web address. Please write a space after each full stop.";
  return null;
}

/** Validates a person's name and returns it trimmed; a refusal names the field. */
export function requireName(field: string, name: string): string {
  const message = problemOf(name);
  if (message === null) return name.trim();
  throw new Problem(400, "malformed", message, { errors: [{ path: field, code: "pattern", message }] });
}
