import { LanguageSwitch } from "@broker/ui";
import type { ReactNode } from "react";
import { type LanguageChoice, useLanguageChoice } from "../i18n/language-choice.ts";
import { useLanguage, useMessages } from "../i18n/translation.tsx";
import { isLocale, languageNames, type Locale } from "../locales/languages.ts";
import { frameMessages } from "./frame.messages.ts";

const all = Object.keys(languageNames).filter(isLocale);

/** Returns the languages that a host offers, in their order. */
export const listOffered = ({ locales = all }: LanguageChoice): readonly Locale[] => locales;

/** Returns the language switch for the foot of a page; null where the host offers no choice. */
export function useLanguageSwitch(): ReactNode {
  const t = useMessages(frameMessages);
  const { tag: current } = useLanguage();
  const choice = useLanguageChoice();
  if (!choice) return null;
  const option = (tag: Locale) => ({
    tag,
    name: languageNames[tag],
    ...(choice.hrefOf && { href: choice.hrefOf(tag) }),
  });
  return (
    <LanguageSwitch
      label={t("language")}
      current={current}
      languages={listOffered(choice).map(option)}
      onChoose={(tag) => isLocale(tag) && choice.choose(tag)}
    />
  );
}
