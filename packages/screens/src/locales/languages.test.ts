import type { CompiledMessage } from "icu-minify/format";
import { describe, expect, test } from "vitest";
import { allMessages } from "./all-messages.ts";
import { isLocale, languages, loadWholeLanguage } from "./languages.ts";

/** The number to which `icu-minify` compiles a plural; a select has 1. */
const SELECT = 1;
const PLURAL = 2;

interface Parts {
  /** The names of arguments and tags. */
  readonly names: Set<string>;
  readonly plurals: (readonly string[])[];
  readonly words: string[];
  selects: number;
}

/** Collects the parts of a compiled message, including branches and tags. */
function partsOf(
  message: unknown,
  parts: Parts = { names: new Set(), plurals: [], words: [], selects: 0 },
): Parts {
  if (typeof message === "string") parts.words.push(message);
  if (!Array.isArray(message)) return parts;
  for (const node of message) {
    if (!Array.isArray(node)) {
      partsOf(node, parts);
      continue;
    }
    const [name, type, branches, ...more]: unknown[] = node;
    parts.names.add(String(name));
    if (type === SELECT) parts.selects += 1;
    if (type === PLURAL && typeof branches === "object" && branches !== null) {
      parts.plurals.push(Object.keys(branches));
      for (const branch of Object.values(branches)) partsOf(branch, parts);
    } else if (typeof type !== "number") {
      partsOf(
        [type, branches, ...more].filter((chunk) => chunk !== undefined),
        parts,
      );
    }
  }
  return parts;
}

const sentences = allMessages.flatMap(({ namespace, messages }) =>
  Object.entries<CompiledMessage>(messages).map(([key, english]) => ({ namespace, messages, key, english })),
);

/** Names that are not translated. */
const NAMES = /cTrader|USDT?|KYC|TradingView|ID|PDF|JPG|PNG|CSV|QR|SWIFT/g;
/** Words that a language shares with English. */
const SHARED: Readonly<Record<string, RegExp>> = { ms: /^(Bank|Bonus|Deposit|Menu|OK|Status|Tablet)$/ };

describe.each(Object.keys(languages).filter((tag) => tag !== "en"))("%s", async (tag) => {
  if (!isLocale(tag)) throw new Error(tag);
  const language = await loadWholeLanguage(tag);

  test("is loaded under its own tag, with its direction", () => {
    expect(language.tag).toBe(tag);
    expect(language.direction).toBe(tag === "ar" ? "rtl" : "ltr");
  });

  test("uses the digits of the ids beside them", () => {
    expect(new Intl.NumberFormat(language.locale).resolvedOptions().numberingSystem).toBe("latn");
  });

  const said = sentences.map(({ namespace, messages, key, english }) => {
    const spoken = language.translate({ namespace, messages }, key);
    return { at: `${namespace}.${key}`, english: partsOf(english), spoken: partsOf(spoken) };
  });

  test("has the values and tags of each English message", () => {
    const names = (which: "english" | "spoken") =>
      Object.fromEntries(said.map((sentence) => [sentence.at, [...sentence[which].names].toSorted()]));
    expect(names("spoken")).toEqual(names("english"));
  });

  test("has a plural form for every number", () => {
    const forms = new Intl.PluralRules(tag).resolvedOptions().pluralCategories;
    const lacking = said.flatMap(({ at, spoken }) =>
      spoken.plurals.flatMap((has) =>
        forms.filter((form) => !has.includes(form)).map((form) => `${at}: ${form}`),
      ),
    );
    expect(lacking).toEqual([]);
  });

  test("has no select, since a text value may contain direction marks", () => {
    expect(said.filter(({ spoken }) => spoken.selects > 0)).toEqual([]);
  });

  test("has nothing in English except names", () => {
    const wordsOf = ({ words }: Parts) => words.join("").replaceAll(NAMES, "").trim();
    const isWord = (words: string) => /[a-z]{2}/i.test(words) && !SHARED[tag]?.test(words);
    const same = said.filter(
      ({ english, spoken }) => isWord(wordsOf(english)) && wordsOf(english) === wordsOf(spoken),
    );
    expect(same.map(({ at }) => at)).toEqual([]);
  });
});
