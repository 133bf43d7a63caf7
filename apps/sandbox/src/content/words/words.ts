import { arabic } from "./ar.ts";
import type { ContentWords } from "./content-words.ts";
import { english } from "./en.ts";
import { malay } from "./ms.ts";
import { chinese } from "./zh.ts";

/** The languages of the feed. */
const languages: ReadonlyMap<string, ContentWords> = new Map([
  ["en", english],
  ["ms", malay],
  ["zh", chinese],
  ["ar", arabic],
]);

/** Returns the texts of a language, or English ones where the feed lacks it, with the language that they are in. */
export function contentWordsOf(wanted: string): { readonly language: string; readonly words: ContentWords } {
  const language = wanted.split("-")[0]?.toLowerCase() ?? "";
  const words = languages.get(language);
  return words ? { language, words } : { language: "en", words: english };
}
