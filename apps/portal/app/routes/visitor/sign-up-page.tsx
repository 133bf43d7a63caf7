import { SignUpScreen } from "@broker/screens/sign-up";
import { useEffect } from "react";
import { config } from "../../config.ts";
import { useHydrated } from "../../use-hydrated.ts";
import { Beside } from "./beside.tsx";
import { referralScript } from "./visitor-scripts.ts";

/** The sign-up page. */
export function SignUpPage({ search }: { search: URLSearchParams }) {
  // The page is prerendered without a query; a script reads it until React is hydrated.
  const isHydrated = useHydrated();
  useEffect(() => {
    // The field is shown again if the provider does not know the code of the link.
    if (isHydrated) delete document.documentElement.dataset["referred"];
  }, [isHydrated]);
  return (
    <>
      {!isHydrated && (
        <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: referralScript }} />
      )}
      <SignUpScreen companyCode={config.referralCode} search={isHydrated ? search : null} />
      <Beside />
    </>
  );
}
