import type { LetterKind } from "../letter.ts";

/** The words of one letter; `{names}` in braces are filled in. */
interface LetterWords {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  /** What the link is called, in letters that have one. */
  readonly action?: string;
}

/** All letters in one language. */
export interface Words {
  /** For figures. */
  readonly locale: string;
  readonly direction: "ltr" | "rtl";
  readonly greeting: string;
  /** A wallet, by its network and its whole address: an end of four letters can be matched by another address. */
  readonly wallet: string;
  /** `{bank}` and `{end}`, the last characters of the account's number. */
  readonly bankAccount: string;
  /** The same where the bank is none of the catalogue. */
  readonly anyAccount: string;
  /** The end of every letter of a company that said how it is reached: `{ways}`. */
  readonly reachUs: string;
  readonly letters: Readonly<Record<LetterKind, LetterWords>>;
}
