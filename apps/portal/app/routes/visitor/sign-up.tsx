import { SignUpScreen } from "@broker/screens";
import { useEffect } from "react";
import { useSearchParams } from "react-router-dom";
import { config } from "../../config.ts";
import { useHydrated } from "../../use-hydrated.ts";
import { Beside } from "./beside.tsx";
import { referralScript } from "./visitor-scripts.ts";

export default function SignUp() {
  const [search] = useSearchParams();
  // The page is prerendered without a query; until React knows it, a script does.
  const isHydrated = useHydrated();
  useEffect(() => {
    // The field may be needed yet, where the provider does not know the link's code.
    if (isHydrated) delete document.documentElement.dataset["referred"];
  }, [isHydrated]);
  return (
    <>
      {!isHydrated && (
        <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: referralScript }} />
      )}
      <SignUpScreen
        companyCode={config.referralCode}
        {...(isHydrated && { referralCode: search.get("referralCode") })}
      />
      <Beside />
    </>
  );
}
