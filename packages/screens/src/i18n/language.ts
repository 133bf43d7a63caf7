import type { CompiledMessage } from "icu-minify/format";
import type { Messages } from "./define-messages.ts";

/** A loaded language: its tag, direction and messages. */
export interface Language {
  /** The BCP 47 tag, for `lang`. */
  readonly tag: string;
  /** The locale for `Intl`, with the numbering system. */
  readonly locale: string;
  readonly direction: "ltr" | "rtl";
  /** The messages of the provider's refusals, by code; others, and those in English, are the provider's own. */
  readonly refusals: Readonly<Record<number, string | undefined>>;
  /** Returns the compiled message of a feature's key; the English one where the language has none. */
  readonly translate: (source: Messages, key: string) => CompiledMessage;
  /**
   * Loads the messages of the extensions, which most pages do without; the English ones remain where that fails. Always
   * returns the same promise. Absent in a language without late messages.
   */
  readonly loadExtensions?: () => Promise<void>;
}

/** English, which is always loaded: its messages are in the features' own files. */
export const english: Language = {
  tag: "en",
  locale: "en",
  direction: "ltr",
  refusals: {},
  translate: ({ messages }, key) => messages[key] ?? key,
};
