import "./first-paint.css";
import { isLocale } from "@broker/screens";
import { type ReactNode, useEffect, useMemo } from "react";
import { earlyPressScript, repeatEarlyPress } from "../../early-press.ts";
import { readPath } from "../../language/address.ts";
import { useSpoken } from "../../language/use-language.ts";
import { placesIn } from "../../places.ts";
import { Providers } from "../../providers.tsx";
import { useHydrated } from "../../use-hydrated.ts";
import { type Surroundings, useLanguageAddresses } from "./use-language-addresses.ts";
import { languageScript } from "./visitor-scripts.ts";

/** The frame around the pages for visitors. Sign-in and sign-up are prerendered and hydrated. */
export function VisitorFrame({ children, ...around }: Surroundings & { children: ReactNode }) {
  const choice = useLanguageAddresses(around);
  const namesLanguage = readPath(around.address.pathname).named !== null;
  const isHydrated = useHydrated();
  const { tag } = useSpoken();
  const places = useMemo(() => placesIn(isLocale(tag) ? tag : "en"), [tag]);
  useEffect(() => {
    if (isHydrated) repeatEarlyPress();
  }, [isHydrated]);
  return (
    <Providers choice={choice} places={places} navigate={around.navigate}>
      {!namesLanguage && !isHydrated && (
        <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: languageScript }} />
      )}
      {!isHydrated && (
        <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: earlyPressScript }} />
      )}
      {children}
    </Providers>
  );
}
