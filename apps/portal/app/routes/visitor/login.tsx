import { returnPath, useSession } from "@broker/hooks";
import { LoginScreen } from "@broker/screens";
import { useEffect } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import { config } from "../../config.ts";
import { useHydrated } from "../../use-hydrated.ts";
import { endedScript } from "./visitor-scripts.ts";

const signUp = `/sign-up?referralCode=${encodeURIComponent(config.referralCode)}`;

/** No loader: the page is painted from its prerendered HTML. */
export default function Login() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { status } = useSession();
  const wanted = returnPath(search.get("from"));
  useEffect(() => {
    // Whoever is signed in, from now on or since before, has no business here.
    if (status === "signedIn") void navigate(wanted, { replace: true });
  }, [status, wanted, navigate]);
  // The page is prerendered without a query; until React knows it, a script does.
  const isHydrated = useHydrated();
  return (
    <>
      {!isHydrated && <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: endedScript }} />}
      <LoginScreen ended={isHydrated ? search.get("ended") : "unknown"} signUp={signUp} />
    </>
  );
}
