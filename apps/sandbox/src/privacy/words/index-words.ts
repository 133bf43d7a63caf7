import type { Language } from "../../db/names.ts";
import { arabic } from "./ar.ts";
import { english } from "./en.ts";
import { malay } from "./ms.ts";
import type { IndexWords } from "./words.ts";
import { chinese } from "./zh.ts";

/** The texts of the page that says what is in an archive, in all languages. */
export const indexWords: Readonly<Record<Language, IndexWords>> = {
  en: english,
  ms: malay,
  zh: chinese,
  ar: arabic,
};
