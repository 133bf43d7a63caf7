import type { CompiledMessage } from "icu-minify/format";
import format from "icu-minify/format";
import { createContext, use, useMemo, type ReactNode } from "react";
import type { Messages, MessageValues } from "./define-messages.ts";
import { formatters } from "./formatters.ts";
import { type LanguageChoice, LanguageChoiceContext } from "./language-choice.ts";
import { english, type Language } from "./language.ts";

const LanguageContext = createContext<Language>(english);

interface LanguageProviderProps {
  language: Language;
  /** The host's language choice; without it no screen offers one. */
  choice?: LanguageChoice;
  children: ReactNode;
}

/** Provides the language to the screens below. Changing it re-renders them, and preserves all input. */
export function LanguageProvider({ language, choice, children }: LanguageProviderProps) {
  return (
    <LanguageChoiceContext value={choice ?? null}>
      <LanguageContext value={language}>{children}</LanguageContext>
    </LanguageChoiceContext>
  );
}

/**
 * Returns the current language, for `Intl` and `dir`.
 *
 * @example
 * const { tag, direction } = useLanguage();
 */
export function useLanguage(): Language {
  return use(LanguageContext);
}

type Sentences<M> = M extends Messages<infer T> ? T : never;
type ValuesFor<Sentence extends string> = keyof MessageValues<Sentence> extends never
  ? []
  : [values: MessageValues<Sentence>];

/** Returns the messages of a feature in the current language. */
export interface Translate<M extends Messages> {
  readonly language: Language;
  /** Formats a message as text. */
  <Key extends keyof Sentences<M> & string>(key: Key, ...values: ValuesFor<Sentences<M>[Key]>): string;
  /** Formats a message whose `<tags>` become elements. */
  rich(
    key: keyof Sentences<M> & string,
    tags: Record<string, string | number | ((chunks: ReactNode) => ReactNode)>,
  ): ReactNode;
}

type FormatValues = Record<string, string | number | Date | ((chunks: ReactNode) => ReactNode)>;

const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/**
 * Wraps values in Unicode isolates, so that their direction does not reorder the sentence. A value that is a message itself
 * gets the direction of the language, because its first letter may belong to one of its own values, which are isolated.
 */
function isolate(values: FormatValues, { direction }: Language): FormatValues {
  const isolated = Object.entries(values).map(([name, value]) => {
    if (typeof value !== "string") return [name, value];
    if (direction === "rtl" && value.includes("\u2068")) return [name, `\u2067${value}\u2069`];
    return [name, direction === "rtl" || RIGHT_TO_LEFT.test(value) ? `\u2068${value}\u2069` : value];
  });
  return Object.fromEntries(isolated);
}

/** Creates the message function of a feature for a language; for use outside of React, and in tests. */
export function createTranslate<M extends Messages>(language: Language, source: M): Translate<M>;
export function createTranslate(language: Language, source: Messages): Translate<Messages> {
  const say = (key: string, values?: FormatValues): ReactNode => {
    const message: CompiledMessage = language.translate(source, key);
    return format<ReactNode>(message, language.locale, values && isolate(values, language), { formatters });
  };
  const translate = (key: string, values?: FormatValues) => {
    const said = say(key, values);
    return typeof said === "string" ? said : "";
  };
  return Object.assign(translate, { language, rich: say });
}

/**
 * Returns the messages of a feature in the current language.
 *
 * @example
 * const t = useMessages(depositMessages);
 * t("amountTooLow", { min: "10" });
 */
export function useMessages<M extends Messages>(source: M): Translate<M> {
  const language = useLanguage();
  return useMemo(() => createTranslate(language, source), [language, source]);
}
