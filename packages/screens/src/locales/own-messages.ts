import compile from "icu-minify/compile";
import type { CompiledMessage } from "icu-minify/format";
import type { MessageValues } from "../i18n/define-messages.ts";
import type { Language } from "../i18n/language.ts";
import type { AllMessages } from "./catalogue.ts";

/** A namespace of messages: a feature, such as `deposit`. */
export type MessageNamespace = keyof AllMessages;

/** The keys of a namespace's messages. */
export type MessageKey<Namespace extends MessageNamespace> = keyof AllMessages[Namespace]["messages"] &
  string;

/** Messages of a host in ICU syntax, by namespace and key. Those that are missing remain as they are. */
export type OwnMessages = {
  readonly [Namespace in MessageNamespace]?: { readonly [Key in MessageKey<Namespace>]?: string };
};

/** The arguments of a message. */
type ValuesOf<Message> = Message extends string ? MessageValues<Message> : never;
/** The arguments of the English message with a key. */
type EnglishOf<Namespace extends MessageNamespace, Key extends MessageKey<Namespace>> = ValuesOf<
  AllMessages[Namespace]["messages"][Key]
>;
/** The arguments of a message that the English one does not have. */
type Unknown<Own, English> = Exclude<keyof Own, keyof English> & string;
/** The arguments of a message that would get a value of another kind than it formats. */
type OtherKind<Own, English> = {
  [Name in keyof Own & keyof English & string]: English[Name] extends Own[Name] ? never : Name;
}[keyof Own & keyof English & string];
/** The message, or a sentence that names its fault. */
type CheckedMessage<Own, English> =
  Unknown<ValuesOf<Own>, English> extends never
    ? OtherKind<ValuesOf<Own>, English> extends never
      ? Own
      : `{${OtherKind<ValuesOf<Own>, English>}} is of another kind in this message`
    : `{${Unknown<ValuesOf<Own>, English>}} is no argument of this message`;
/** Messages of a host in which each key and argument is known; for others the type is a sentence that names the mistake. */
type Checked<Namespace extends MessageNamespace, Own> = {
  readonly [Key in keyof Own]: Key extends MessageKey<Namespace>
    ? CheckedMessage<Own[Key], EnglishOf<Namespace, Key>>
    : never;
};
/** Replaces the type of a message that has a fault by a sentence that names it. */
type CheckedMessages<Own> = {
  readonly [Namespace in keyof Own]: Namespace extends MessageNamespace
    ? Checked<Namespace, Own[Namespace]>
    : never;
};

/** Compiled messages, by namespace and key. They are plain JSON. */
export type CompiledMessages = Readonly<Record<string, Readonly<Record<string, CompiledMessage>>>>;

function compileOne(name: string, message: string): CompiledMessage {
  try {
    return compile(message);
  } catch (cause) {
    throw new Error(`The message ${name} is no valid ICU message: ${message}`, { cause });
  }
}

/**
 * Compiles messages in ICU syntax for {@link defineLanguage}. In a build script, its result can be written to a JSON
 * file, so that the app contains no parser. A key, or an argument of a
 * message, that does not exist or is of another kind does not compile; `checkMessages` finds the same in messages of a file.
 *
 * @throws an error with the namespace and key of an invalid message
 * @example
 * const messages = compileMessages({ deposit: { amountTooLow: "At least {min} US dollars, please." } });
 */
export function compileMessages<const Own extends OwnMessages>(
  own: Own & CheckedMessages<Own>,
): CompiledMessages {
  return Object.fromEntries(
    Object.entries<Readonly<Record<string, string>>>(own).map(([namespace, messages]) => [
      namespace,
      Object.fromEntries(
        Object.entries(messages).map(([key, message]) => [key, compileOne(`${namespace}.${key}`, message)]),
      ),
    ]),
  );
}

/** What distinguishes a new language from its base. */
export type LanguageDetails = Partial<Pick<Language, "locale" | "direction" | "refusals">>;

/**
 * Creates a language from another one with messages of the host: other words, or another language with its locale and
 * direction. Create it once, outside of components.
 *
 * @example
 * const ours = defineLanguage(english, compileMessages({ session: { submit: "Continue" } }));
 */
export function defineLanguage(
  base: Language,
  messages: CompiledMessages,
  details: LanguageDetails = {},
): Language {
  return {
    ...base,
    ...details,
    ...(details.locale !== undefined && { tag: new Intl.Locale(details.locale).baseName }),
    translate: (source, key) => messages[source.namespace]?.[key] ?? base.translate(source, key),
  };
}
