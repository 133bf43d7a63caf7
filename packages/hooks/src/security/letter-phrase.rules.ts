import { issuesOf } from "../form/field.rules.ts";
import type { Issue, Issues } from "../form/issue.ts";

/** The values of the form for the phrase in e-mails; an empty text is no phrase. */
export interface LetterPhraseValues {
  readonly phrase: string;
}

/** The codes of a phrase that the provider does not take. */
export type LetterPhraseCode = "phraseTooShort" | "phraseTooLong" | "phraseCharacters" | "phraseDigits";

const MIN = 4;
const MAX = 40;
const MOST_DIGITS = 3;
/** Invisible letters, such as the fillers of Hangul, do not count as letters. */
const PHRASE = /^(?!.*\p{Default_Ignorable_Code_Point})[\p{L}\p{M}\p{N}]+(?:[ '’-][\p{L}\p{M}\p{N}]+)*$/u;

/** Returns a phrase as it is sent: trimmed, with single spaces; null for none. */
export function toSentPhrase({ phrase }: LetterPhraseValues): string | null {
  const plain = phrase.normalize("NFC").trim().replaceAll(/ +/g, " ");
  return plain === "" ? null : plain;
}

function phraseIssue(phrase: string): Issue<LetterPhraseCode> | undefined {
  if (phrase.length < MIN) return { code: "phraseTooShort", params: { min: MIN } };
  if (phrase.length > MAX) return { code: "phraseTooLong", params: { max: MAX } };
  if (!PHRASE.test(phrase)) return { code: "phraseCharacters" };
  const digits = phrase.match(/\p{N}/gu) ?? [];
  return digits.length > MOST_DIGITS ? { code: "phraseDigits", params: { max: MOST_DIGITS } } : undefined;
}

/** Validates a phrase: it holds neither a web address nor a telephone number, since e-mails contain it. */
export function validateLetterPhrase(
  values: LetterPhraseValues,
): Issues<LetterPhraseValues, LetterPhraseCode> {
  const phrase = toSentPhrase(values);
  return issuesOf<LetterPhraseValues, LetterPhraseCode>({
    phrase: phrase === null ? undefined : phraseIssue(phrase),
  });
}
