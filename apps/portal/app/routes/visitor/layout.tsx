import "./first-paint.css";
import { Outlet, useParams } from "react-router-dom";
import { Providers } from "../../providers.tsx";
import { useHydrated } from "../../use-hydrated.ts";
import { useLanguageAddresses } from "./use-language-addresses.ts";
import { languageScript } from "./visitor-scripts.ts";

/** The layout of sign-in, sign-up and e-mail verification, which are prerendered and hydrated. */
export default function VisitorLayout() {
  const choice = useLanguageAddresses();
  const namesLanguage = useParams()["lang"] !== undefined;
  const isHydrated = useHydrated();
  return (
    <Providers choice={choice}>
      {!namesLanguage && !isHydrated && (
        <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: languageScript }} />
      )}
      <Outlet />
    </Providers>
  );
}
