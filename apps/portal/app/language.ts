import { english, isLocale, type Language, loadLanguage } from "@broker/screens";
import { useEffect, useState } from "react";

const KEY = "locale";

function chosenLocale(): string {
  try {
    const wanted = new URLSearchParams(window.location.search).get("lang");
    if (wanted && isLocale(wanted)) window.localStorage.setItem(KEY, wanted);
    return window.localStorage.getItem(KEY) ?? "en";
  } catch {
    return "en";
  }
}

/** The language of this visitor: `?lang=` first, then what was chosen before. English until it is loaded. */
export function useChosenLanguage(): Language {
  const [language, setLanguage] = useState(english);
  useEffect(() => {
    let isCurrent = true;
    void loadLanguage(chosenLocale()).then((loaded) => isCurrent && setLanguage(loaded));
    return () => {
      isCurrent = false;
    };
  }, []);
  useEffect(() => {
    document.documentElement.lang = language.locale;
    document.documentElement.dir = language.direction;
  }, [language]);
  return language;
}
