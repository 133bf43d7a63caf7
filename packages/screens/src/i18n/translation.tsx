import type { CompiledMessage } from "icu-minify/format";
import format from "icu-minify/format";
import { createContext, use, useMemo, type ReactNode } from "react";
import type { Messages, MessageValues } from "./define-messages.ts";
import { english, type Language } from "./language.ts";

const LanguageContext = createContext<Language>(english);

/** Gives the language to every screen below. */
export function LanguageProvider(props: { language: Language; children: ReactNode }) {
  return <LanguageContext value={props.language}>{props.children}</LanguageContext>;
}

/** The language in use, for `Intl` and for `dir`. */
export function useLanguage(): Language {
  return use(LanguageContext);
}

type Sentences<M> = M extends Messages<infer T> ? T : never;
type ValuesFor<Sentence extends string> = keyof MessageValues<Sentence> extends never
  ? []
  : [values: MessageValues<Sentence>];

/** Speaks one feature's sentences in the language in use. */
export interface Translate<M extends Messages> {
  /** The sentence as text. */
  <Key extends keyof Sentences<M> & string>(key: Key, ...values: ValuesFor<Sentences<M>[Key]>): string;
  /** The sentence with `<tags>` turned into elements. */
  rich(
    key: keyof Sentences<M> & string,
    tags: Record<string, string | number | ((chunks: ReactNode) => ReactNode)>,
  ): ReactNode;
}

const formatters = {
  getDateTimeFormat: (...args: ConstructorParameters<typeof Intl.DateTimeFormat>) =>
    new Intl.DateTimeFormat(...args),
  getNumberFormat: (...args: ConstructorParameters<typeof Intl.NumberFormat>) =>
    new Intl.NumberFormat(...args),
  getPluralRules: (...args: ConstructorParameters<typeof Intl.PluralRules>) => new Intl.PluralRules(...args),
};

type FormatValues = Record<string, string | number | Date | ((chunks: ReactNode) => ReactNode)>;

const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/** Puts what may run the other way between marks of Unicode, so that it does not reorder the sentence around it. */
function isolate(values: FormatValues, { direction }: Language): FormatValues {
  const isolated = Object.entries(values).map(([name, value]) => {
    const mayTurn = typeof value === "string" && (direction === "rtl" || RIGHT_TO_LEFT.test(value));
    return [name, mayTurn ? `\u2068${value}\u2069` : value];
  });
  return Object.fromEntries(isolated);
}

/** Makes the speaker of one feature for a language; outside React, and for tests. */
export function createTranslate<M extends Messages>(language: Language, source: M): Translate<M>;
export function createTranslate(language: Language, source: Messages): Translate<Messages> {
  const say = (key: string, values?: FormatValues): ReactNode => {
    const message: CompiledMessage = language.translate(source.namespace, key, source.messages[key] ?? key);
    return format<ReactNode>(message, language.locale, values && isolate(values, language), { formatters });
  };
  const translate = (key: string, values?: FormatValues) => {
    const said = say(key, values);
    return typeof said === "string" ? said : "";
  };
  return Object.assign(translate, { rich: say });
}

/**
 * The sentences of a feature in the language in use.
 *
 * @example
 * const t = useMessages(depositMessages);
 * t("amountTooLow", { min: "10" });
 */
export function useMessages<M extends Messages>(source: M): Translate<M> {
  const language = useLanguage();
  return useMemo(() => createTranslate(language, source), [language, source]);
}
