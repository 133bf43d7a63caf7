import type { CompiledMessage } from "icu-minify/format";
import type { Language } from "../i18n/language.ts";

const PLAIN = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
const ACCENTED = "åƀçðéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýžÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽ";
const accents = new Map(Array.from(PLAIN, (letter, index) => [letter, ACCENTED.charAt(index)]));

const accentuate = (text: string): string =>
  text.replaceAll(/[a-z]/gi, (letter) => accents.get(letter) ?? letter);

const isNodeList = (value: unknown): value is CompiledMessage =>
  typeof value === "string" || Array.isArray(value);

/** Accents the literal parts of a compiled sentence; argument names and formats stay. */
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

/** English in disguise: it shows every sentence that is not translated, and every box that is too narrow. */
export const pseudoLanguage: Language = {
  locale: "en-XA",
  direction: "ltr",
  translate: (_namespace, _key, english) => {
    const message = pseudo(english);
    return typeof message === "string" ? `⟦${message}⟧` : ["⟦", ...message, "⟧"];
  },
};
