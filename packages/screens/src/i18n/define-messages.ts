import type { GetICUArgs } from "@schummar/icu-type-parser";

/** The messages of one feature: a namespace and its ICU sentences in English. */
export interface Messages<T extends Record<string, string> = Record<string, string>> {
  readonly namespace: string;
  readonly messages: T;
}

/** What an ICU sentence must be given, read from the sentence itself: numbers for plurals, dates for dates. */
export type MessageValues<Sentence extends string> = GetICUArgs<
  Sentence,
  { ICUArgument: string | number; ICUNumberArgument: number; ICUDateArgument: Date | number }
>;

/** The same feature in another language: every key, as an ICU sentence. A missing or a foreign key does not compile. */
export type Translation<M extends Messages> = { readonly [Key in keyof M["messages"]]: string };

/**
 * Declares the English sentences of a feature. The build compiles each ICU sentence, so that no parser is shipped.
 *
 * @example
 * export const depositMessages = defineMessages("deposit", {
 *   amountTooLow: "Amount (USD) must be at least {min}.",
 * });
 */
export function defineMessages<const T extends Record<string, string>>(
  namespace: string,
  messages: T,
): Messages<T> {
  return { namespace, messages };
}

/** Declares the sentences of one language file; the build compiles them as it does with {@link defineMessages}. */
export function defineTranslation<T>(translation: T): T {
  return translation;
}
