import { I18nProvider, themeStyleSheet } from "@broker/ui";
import { useLayoutEffect, useSyncExternalStore, type ReactNode } from "react";
import type { Language } from "../packages/screens/src/i18n/language.ts";
import { LanguageProvider } from "../packages/screens/src/i18n/translation.tsx";
import { brands } from "./brands.ts";
import { overrides } from "./overrides.ts";

interface SurroundingsProps {
  brand: string;
  scheme: string;
  language: Language;
  /** `auto` follows the language. */
  direction: string;
  density: string;
  motion: string;
  children: ReactNode;
}

/** Writes a choice to the root, or takes it away where the system or the default decides. */
function choose(name: "colorScheme" | "density" | "motion", value: string, byDefault: string): void {
  if (value === byDefault) delete document.documentElement.dataset[name];
  else document.documentElement.dataset[name] = value;
}

/** The direction of a language unless another is chosen, and the locale that is read so. */
export function surroundingsOf(language: Language, direction: string) {
  const isRightToLeft = direction === "auto" ? language.direction === "rtl" : direction === "rtl";
  const isMirrored = isRightToLeft && language.direction === "ltr";
  // A mirrored story needs a locale that is read so, as react-aria follows the locale.
  const locale = isMirrored ? "ar-AE" : language.locale === "en" ? "en-US" : language.locale;
  return { isRightToLeft, locale };
}

/** Puts a story into everything that the toolbar says. */
export function Surroundings(props: SurroundingsProps) {
  const above = useSyncExternalStore(overrides.subscribe, overrides.get);
  const { brand, scheme, language, direction, density, motion, children } = { ...props, ...above };
  const theme = brands[brand];
  const { isRightToLeft, locale } = surroundingsOf(language, direction);

  useLayoutEffect(() => {
    choose("colorScheme", scheme, "system");
    choose("density", density, "comfortable");
    choose("motion", motion, "system");
    document.documentElement.dir = isRightToLeft ? "rtl" : "ltr";
    document.documentElement.lang = locale;
  }, [scheme, density, motion, isRightToLeft, locale]);

  return (
    <LanguageProvider language={language}>
      <I18nProvider locale={locale}>
        {theme !== undefined && theme.name !== "house" && <style>{themeStyleSheet(theme)}</style>}
        {children}
      </I18nProvider>
    </LanguageProvider>
  );
}
