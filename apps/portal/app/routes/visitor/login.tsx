import { returnPath } from "@broker/hooks";
import { LoginScreen } from "@broker/screens";
import { redirect, useNavigate, useSearchParams } from "react-router-dom";
import { broker } from "../../broker.ts";

/** A user who is signed in has no business on the login page. */
export function clientLoader({ request }: { request: Request }) {
  const wanted = new URL(request.url).searchParams.get("from");
  return broker.session.get().status === "signedIn" ? redirect(returnPath(wanted)) : null;
}

export default function Login() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  return <LoginScreen onSignedIn={() => void navigate(returnPath(search.get("from")), { replace: true })} />;
}
