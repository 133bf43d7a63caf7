import type { CompiledMessage } from "icu-minify/format";
import { english, type Language } from "../i18n/language.ts";

const PLAIN = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
const ACCENTED = "åƀçðéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýžÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽ";
const accents = new Map(Array.from(PLAIN, (letter, index) => [letter, ACCENTED.charAt(index)]));

/** Lengthens a text by a third, as many languages do: vowels are doubled. */
const accentuate = (text: string): string =>
  text.replaceAll(/[a-z]/gi, (letter) =>
    (accents.get(letter) ?? letter).repeat("aeiou".includes(letter) ? 2 : 1),
  );

const isNodeList = (value: unknown): value is CompiledMessage =>
  typeof value === "string" || Array.isArray(value);

/** Adds accents to the literal parts of a compiled message; argument names and formats are unchanged. */
function pseudo(message: CompiledMessage): CompiledMessage {
  if (typeof message === "string") return accentuate(message);
  return message.map((node) => {
    if (typeof node === "string") return accentuate(node);
    if (!Array.isArray(node)) return node;
    const [name, type, ...rest] = node;
    if (typeof type === "object" && type !== null) return node;
    const branches = rest[0];
    if ((type !== 1 && type !== 2 && type !== 3) || typeof branches !== "object" || branches === null)
      return node;
    const spoken = Object.entries(branches).map(([when, branch]) => [
      when,
      isNodeList(branch) ? pseudo(branch) : branch,
    ]);
    return [name, type, Object.fromEntries(spoken)];
  });
}

/** A pseudo-language that reveals untranslated messages and narrow boxes. */
export const pseudoLanguage: Language = {
  tag: "en-XA",
  locale: "en-XA",
  direction: "ltr",
  refusals: {},
  translate: (source, key) => {
    const message = pseudo(english.translate(source, key));
    return typeof message === "string" ? `⟦${message}⟧` : ["⟦", ...message, "⟧"];
  },
};
