import { SignUpScreen } from "@broker/screens";
import { useSearchParams } from "react-router-dom";
import { useHydrated } from "../../use-hydrated.ts";

export default function SignUp() {
  const [search] = useSearchParams();
  // The page is prerendered without a query: what depends on it waits for the browser.
  return useHydrated() ? <SignUpScreen referralCode={search.get("referralCode")} /> : <SignUpScreen />;
}
