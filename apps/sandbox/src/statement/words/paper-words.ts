import type { Language } from "../../db/names.ts";
import { arabic } from "./ar.ts";
import { english } from "./en.ts";
import { malay } from "./ms.ts";
import type { PaperWords } from "./words.ts";
import { chinese } from "./zh.ts";

/** The texts of statements in all languages. */
export const paperWords: Readonly<Record<Language, PaperWords>> = {
  en: english,
  ms: malay,
  zh: chinese,
  ar: arabic,
};
