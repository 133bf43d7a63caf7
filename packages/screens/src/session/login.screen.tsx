import { useCompany, useSignIn } from "@broker/hooks";
import { LoginView } from "./login.view.tsx";

/**
 * Sign-in, connected. `onSignedIn` is the place for navigation.
 *
 * @example
 * <LoginScreen onSignedIn={() => navigate("/dashboard")} />
 */
export function LoginScreen(props: { onSignedIn: () => void }) {
  return <LoginView signIn={useSignIn({ onSignedIn: props.onSignedIn })} company={useCompany()} />;
}
