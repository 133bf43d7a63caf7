import type { CompiledMessage } from "icu-minify/format";
import type { Messages } from "./define-messages.ts";

/** A loaded language: its tag, direction and messages. */
export interface Language {
  /** The BCP 47 tag, for `lang`. */
  readonly tag: string;
  /** The locale for `Intl`, with the numbering system. */
  readonly locale: string;
  readonly direction: "ltr" | "rtl";
  /** The messages of the provider's refusals, by code. For other refusals, and in English, the provider's message is shown. */
  readonly refusals: Readonly<Record<number, string | undefined>>;
  /** Returns the compiled message of a feature's key; the English message if the language has none. */
  readonly translate: (source: Messages, key: string) => CompiledMessage;
  /**
   * Loads the messages of the extensions, which most pages do not need; if that fails, the English messages are used. Always
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
