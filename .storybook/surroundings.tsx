import { I18nProvider, createThemeStyleSheet } from "@broker/ui";
import { useLayoutEffect, useSyncExternalStore, type ReactNode } from "react";
import type { Language } from "../packages/screens/src/i18n/language.ts";
import { LanguageProvider } from "../packages/screens/src/i18n/translation.tsx";
import { HostProvider } from "../packages/screens/src/places/host.tsx";
import { places } from "../packages/screens/src/testing/places.ts";
import { brands } from "./brands.ts";
import { overrides } from "./overrides.ts";
import { motionOf } from "./pictures/still.ts";
import { InSite } from "./site.ts";
import { useStudiedStyle } from "./white-label/studio/studied-brand.ts";

interface SurroundingsProps {
  brand: string;
  scheme: string;
  language: Language;
  /** `auto` follows the language. */
  direction: string;
  density: string;
  motion: string;
  /** Whether the story is a section of the public site. */
  isSite: boolean;
  children: ReactNode;
}

/** Writes a choice to the root element, or removes it where the system or the default applies. */
function choose(name: "colorScheme" | "density" | "motion", value: string, byDefault: string): void {
  if (value === byDefault) delete document.documentElement.dataset[name];
  else document.documentElement.dataset[name] = value;
}

/** Returns the direction of a language unless another is chosen, and a locale of that direction. */
export function surroundingsOf(language: Language, direction: string) {
  const isRightToLeft = direction === "auto" ? language.direction === "rtl" : direction === "rtl";
  const isMirrored = isRightToLeft && language.direction === "ltr";
  // A mirrored story needs a locale of that direction, because React Aria follows the locale.
  const locale = isMirrored ? "ar-AE" : language.locale === "en" ? "en-US" : language.locale;
  return { isRightToLeft, locale };
}

/** Navigation that a story ignores. */
export const stay = () => {};

/** Renders a story with all choices of the toolbar. */
export function Surroundings(props: SurroundingsProps) {
  const above = useSyncExternalStore(overrides.subscribe, overrides.get);
  const { brand, scheme, language, direction, density, motion, isSite, children } = { ...props, ...above };
  const theme = brands[brand];
  const studied = useStudiedStyle();
  const style =
    studied ?? (theme !== undefined && theme.name !== "house" ? createThemeStyleSheet(theme) : null);
  const { isRightToLeft, locale } = surroundingsOf(language, direction);

  useLayoutEffect(() => {
    choose("colorScheme", scheme, "system");
    choose("density", density, "comfortable");
    choose("motion", motionOf(motion), "system");
    document.documentElement.dir = isRightToLeft ? "rtl" : "ltr";
    document.documentElement.lang = locale;
  }, [scheme, density, motion, isRightToLeft, locale]);

  return (
    <HostProvider places={places} navigate={stay}>
      <LanguageProvider language={language}>
        <I18nProvider locale={locale}>
          {style !== null && <style>{style}</style>}
          {isSite ? (
            <InSite locale={language.locale} scheme={scheme}>
              {children}
            </InSite>
          ) : (
            children
          )}
        </I18nProvider>
      </LanguageProvider>
    </HostProvider>
  );
}
