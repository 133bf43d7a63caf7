import { BrokerProvider } from "@broker/hooks";
import { LanguageProvider } from "@broker/screens";
import { UiProvider } from "@broker/ui";
import type { ReactNode } from "react";
import { useNavigate } from "react-router-dom";
import { broker } from "./broker.ts";
import { useChosenLanguage } from "./language.ts";

/** What every page with scripts stands in: the broker, the language, and links that go through the router. */
export function Providers(props: { children: ReactNode }) {
  const navigate = useNavigate();
  const language = useChosenLanguage();
  return (
    <BrokerProvider broker={broker}>
      <LanguageProvider language={language}>
        <UiProvider locale={language.locale} navigate={(path) => void navigate(path)}>
          {props.children}
        </UiProvider>
      </LanguageProvider>
    </BrokerProvider>
  );
}
