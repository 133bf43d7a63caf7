import { english, isLocale, type Language, languages, type Locale } from "@broker/screens";
import { useEffect, useState } from "react";

const KEY = "locale";

/** The language that the address of this page load names; read at once, since a guard may lead to another address. */
const wanted = globalThis.location ? new URLSearchParams(globalThis.location.search).get("lang") : null;

function chosenLocale(): Locale {
  try {
    if (wanted && isLocale(wanted)) window.localStorage.setItem(KEY, wanted);
    const kept = window.localStorage.getItem(KEY) ?? "";
    return isLocale(kept) ? kept : "en";
  } catch {
    return "en";
  }
}

/** The language of this visitor: `?lang=` first, then what was chosen before. English until it is loaded. */
export function useChosenLanguage(): Language {
  const [language, setLanguage] = useState(english);
  useEffect(() => {
    let isCurrent = true;
    languages[chosenLocale()]().then(
      (loaded) => isCurrent && setLanguage(loaded),
      // A language whose file does not come is asked for again with the next page; English speaks meanwhile.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, []);
  useEffect(() => {
    document.documentElement.lang = new Intl.Locale(language.locale).baseName;
    document.documentElement.dir = language.direction;
  }, [language]);
  return language;
}
