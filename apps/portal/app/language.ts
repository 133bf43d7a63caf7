import { english, isLocale, type Language, languages, type Locale } from "@broker/screens";
import { useEffect, useState } from "react";

const KEY = "locale";

function chosenLocale(): Locale {
  try {
    const wanted = new URLSearchParams(window.location.search).get("lang");
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
