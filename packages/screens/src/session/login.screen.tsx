import { useCompany, useSignIn } from "@broker/hooks";
import { LoginView } from "./login.view.tsx";

/**
 * Sign-in, connected. Navigation follows from the session, or from `onSignedIn`.
 *
 * @example
 * <LoginScreen onSignedIn={() => navigate("/dashboard")} />
 */
export function LoginScreen(props: { onSignedIn?: () => void }) {
  return <LoginView signIn={useSignIn(props)} company={useCompany()} />;
}
