import type { GetICUArgs } from "@schummar/icu-type-parser";

/** The messages of a feature: a namespace and its ICU messages in English. */
export interface Messages<T extends Record<string, string> = Record<string, string>> {
  readonly namespace: string;
  readonly messages: T;
}

/** The values of an ICU message, derived from its text: numbers for plurals, dates for dates. */
export type MessageValues<Sentence extends string> = GetICUArgs<
  Sentence,
  { ICUArgument: string | number; ICUNumberArgument: number; ICUDateArgument: Date | number }
>;

/** A translation of a feature's messages, as ICU messages. A missing or unknown key does not compile. */
export type Translation<M extends Messages> = { readonly [Key in keyof M["messages"]]: string };

/**
 * Declares the English messages of a feature. The build compiles each ICU message, so that no parser is shipped.
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

/**
 * Declares the messages of a language file. The build compiles them as for {@link defineMessages}, to a list in the
 * order of the keys.
 */
export function defineTranslation<T>(translation: T): T {
  return translation;
}
