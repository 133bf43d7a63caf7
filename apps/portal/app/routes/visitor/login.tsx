import { useSearchParams } from "react-router-dom";
import { LoginPage } from "./login-page.tsx";

/** The sign-in page after another page of the router; its own document starts without the router. */
export default function Login() {
  const [search] = useSearchParams();
  return <LoginPage search={search} />;
}
