import { LoginScreen } from "@broker/screens/login";
import { useHydrated } from "../../use-hydrated.ts";
import { endedScript } from "./visitor-scripts.ts";

/** The sign-in page. It has no loader, so that its prerendered HTML is painted at once. */
export function LoginPage({ search }: { search: URLSearchParams }) {
  // The page is prerendered without a query; a script reads it until React is hydrated.
  const isHydrated = useHydrated();
  return (
    <>
      {!isHydrated && <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: endedScript }} />}
      <LoginScreen search={isHydrated ? search : null} />
    </>
  );
}
