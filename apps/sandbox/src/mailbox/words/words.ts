import type { deviceKinds, movementKinds, supportTopics } from "../../db/names.ts";
import type { LetterKind } from "../letter.ts";

/** The text of one e-mail, with placeholders such as `{names}`. */
interface LetterWords {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  /** The label of the link, in e-mails that have one. */
  readonly action?: string;
}

/** The texts of some e-mails in one language. */
export type SomeLetters = Readonly<Partial<Record<LetterKind, LetterWords>>>;

/** The texts of all e-mails in one language. */
export interface Words {
  /** The locale for figures. */
  readonly locale: string;
  readonly direction: "ltr" | "rtl";
  readonly greeting: string;
  /** A wallet, with its network and whole address: the last four characters can be matched by another address. */
  readonly wallet: string;
  /** A bank account, with `{bank}` and `{end}`, the last characters of the account number. */
  readonly bankAccount: string;
  /** A bank account whose bank is not in the catalogue. */
  readonly anyAccount: string;
  /** The sentence with what staff wrote to the client. */
  readonly comment: string;
  /** The sentence about files that came with an answer, which no e-mail contains; their number is `{files}`. */
  readonly filesInAccount: string;
  /** The sentence about passkeys that a new password does not remove; their number is `{passkeys}`. */
  readonly keptPasskeys: string;
  /** The sentence about a freeze of withdrawals, with its end as `{until}` in UTC. */
  readonly freeze: string;
  /** The sentence about an account that waits, with the end of the wait as `{usableFrom}` in UTC. */
  readonly usableFrom: string;
  /** What a report would freeze, for `{freezeHours}` hours. */
  readonly wouldFreeze: string;
  /** The recipient's own phrase, the first sentence of every e-mail to a user who has one. */
  readonly phrase: string;
  /** The advice to replace a phrase that another person may have read. */
  readonly replacePhrase: string;
  /** The kinds of device. */
  readonly devices: Readonly<Record<(typeof deviceKinds)[number], string>>;
  /** A program, with `{browser}` and `{system}`. */
  readonly browserOnSystem: string;
  /** A place of which nothing is known. */
  readonly unknownPlace: string;
  /** The last sentence of every e-mail where the company has contact channels: `{ways}`. */
  readonly reachUs: string;
  /** The topics of support messages, as used within a sentence. */
  readonly topics: Readonly<Record<(typeof supportTopics)[number], string>>;
  /** The movements of money, in the plural and as used within a sentence. */
  readonly movements: Readonly<Record<(typeof movementKinds)[number], string>>;
  readonly letters: Readonly<Record<LetterKind, LetterWords>>;
}
