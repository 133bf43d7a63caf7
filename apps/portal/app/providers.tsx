import { BrokerProvider } from "@broker/hooks";
import { type LanguageChoice, type Navigate, type Places, ScreensProvider } from "@broker/screens";
import type { ReactNode } from "react";
import { broker } from "./broker.ts";
import { offered } from "./language/offered.ts";
import { choose } from "./language/spoken.ts";
import { useSpoken } from "./language/use-language.ts";
import { places as neutral } from "./places.ts";

const inPlace: LanguageChoice = { choose, ...(offered && { locales: offered }) };

/** The properties of {@link Providers}. */
export interface ProvidersProps {
  /** How the language is changed: on the page, unless each language has an address; null where the host chooses it. */
  choice?: LanguageChoice | null;
  /** The routes for the links of the screens. */
  places?: Places;
  /** Opens a page. */
  navigate: Navigate;
  children: ReactNode;
}

/** The providers around every page with scripts: broker, language, places and navigation. */
export function Providers({ choice = inPlace, places = neutral, navigate, children }: ProvidersProps) {
  const language = useSpoken();
  return (
    <BrokerProvider broker={broker}>
      <ScreensProvider language={language} {...(choice && { choice })} places={places} navigate={navigate}>
        {children}
      </ScreensProvider>
    </BrokerProvider>
  );
}
