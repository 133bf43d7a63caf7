import type { CompiledMessage } from "icu-minify/format";

/** A language that is loaded: its BCP 47 tag (for `Intl`, with the figures it writes), its direction and its sentences by namespace and key. */
export interface Language {
  readonly locale: string;
  readonly direction: "ltr" | "rtl";
  /** Turns the English sentence into that of the language; English itself gives it back unchanged. */
  readonly translate: (namespace: string, key: string, english: CompiledMessage) => CompiledMessage;
}

/** English, which needs no loading: its sentences stand beside the views. */
export const english: Language = {
  locale: "en",
  direction: "ltr",
  translate: (_namespace, _key, text) => text,
};
