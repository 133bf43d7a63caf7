import { useSearchParams } from "react-router-dom";
import { SignUpPage } from "./sign-up-page.tsx";

/** The sign-up page after another page of the router; its own document starts without the router. */
export default function SignUp() {
  const [search] = useSearchParams();
  return <SignUpPage search={search} />;
}
