import { I18nProvider, createThemeStyleSheet } from "@broker/ui";
import { UNSAFE_PortalProvider as PortalProvider } from "react-aria/PortalProvider";
import { useState, type ReactNode } from "react";
import type { Language } from "../../packages/screens/src/i18n/language.ts";
import { LanguageProvider } from "../../packages/screens/src/i18n/translation.tsx";
import { HostProvider } from "../../packages/screens/src/places/host.tsx";
import { places } from "../../packages/screens/src/testing/places.ts";
import { brands } from "../brands.ts";
import { stay, surroundingsOf } from "../surroundings.tsx";
import type { Choices } from "./framed-story.tsx";
import "./docs.css";

interface StoryInDocsProps {
  choices: Choices;
  language: Language;
  children: ReactNode;
}

/** Applies the toolbar's and the story's choices to one of many stories on a page, without affecting the page. */
export function StoryInDocs({ choices, language, children }: StoryInDocsProps) {
  const [overlays, setOverlays] = useState<HTMLElement | null>(null);
  const [brand, scheme] = [String(choices["brand"]), String(choices["scheme"])];
  const { isRightToLeft, locale } = surroundingsOf(language, String(choices["direction"]));
  const theme = brands[brand];
  return (
    <HostProvider places={places} navigate={stay}>
      <LanguageProvider language={language}>
        <I18nProvider locale={locale}>
          {theme !== undefined && theme.name !== "house" && (
            <style>{createThemeStyleSheet(theme, `[data-brand="${brand}"]`)}</style>
          )}
          <div
            className="story-in-docs"
            dir={isRightToLeft ? "rtl" : "ltr"}
            lang={locale}
            data-brand={brand}
            data-color-scheme={scheme === "system" ? undefined : scheme}
            data-density={choices["density"]}
            data-motion={choices["motion"]}
          >
            {overlays !== null && <PortalProvider getContainer={() => overlays}>{children}</PortalProvider>}
            <div ref={setOverlays} />
          </div>
        </I18nProvider>
      </LanguageProvider>
    </HostProvider>
  );
}
