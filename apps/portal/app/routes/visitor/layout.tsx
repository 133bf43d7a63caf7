import "./first-paint.css";
import { isLocale } from "@broker/screens";
import { useEffect, useMemo } from "react";
import { Outlet, useParams } from "react-router-dom";
import { earlyPressScript, repeatEarlyPress } from "../../early-press.ts";
import { useSpoken } from "../../language/use-language.ts";
import { placesIn } from "../../places.ts";
import { Providers } from "../../providers.tsx";
import { useHydrated } from "../../use-hydrated.ts";
import { useLanguageAddresses } from "./use-language-addresses.ts";
import { languageScript } from "./visitor-scripts.ts";

/** The layout of sign-in, sign-up and e-mail verification, which are prerendered and hydrated. */
export default function VisitorLayout() {
  const choice = useLanguageAddresses();
  const namesLanguage = useParams()["lang"] !== undefined;
  const isHydrated = useHydrated();
  const { tag } = useSpoken();
  const places = useMemo(() => placesIn(isLocale(tag) ? tag : "en"), [tag]);
  useEffect(() => {
    if (isHydrated) repeatEarlyPress();
  }, [isHydrated]);
  return (
    <Providers choice={choice} places={places}>
      {!namesLanguage && !isHydrated && (
        <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: languageScript }} />
      )}
      {!isHydrated && (
        <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: earlyPressScript }} />
      )}
      <Outlet />
    </Providers>
  );
}
