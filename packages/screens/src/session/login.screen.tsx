import { type SessionEnd, useCompany, useSignIn } from "@broker/hooks";
import { lazy, Suspense, useState } from "react";
import { LoginView } from "./login.view.tsx";

// Not part of the first paint, nor of the first download.
const PasswordReset = lazy(async () => {
  const file = await import("../password-reset/password-reset.screen.tsx");
  return { default: file.PasswordResetScreen };
});

const ends: readonly SessionEnd[] = [
  "timeLimit",
  "inactivity",
  "unauthenticated",
  "signedOutElsewhere",
  "otherUser",
];

interface LoginScreenProps {
  onSignedIn?: () => void;
  /** Why the session before has ended, to say so: the `end` of `SessionGuardScreen`; anything else is passed over. */
  ended?: string | null;
}

/**
 * Sign-in, connected, with the modal for a forgotten password. Navigation follows from the session, or from `onSignedIn`.
 *
 * @example
 * <LoginScreen onSignedIn={() => navigate("/dashboard")} />
 */
export function LoginScreen({ ended, ...options }: LoginScreenProps) {
  const signIn = useSignIn(options);
  const company = useCompany();
  const [reset, setReset] = useState<"unneeded" | "open" | "closed">("unneeded");
  return (
    <>
      <LoginView
        signIn={signIn}
        company={company}
        ended={ends.find((end) => end === ended)}
        onForgotPassword={() => setReset("open")}
      />
      {reset !== "unneeded" && (
        <Suspense fallback={null}>
          <PasswordReset isOpen={reset === "open"} onClose={() => setReset("closed")} />
        </Suspense>
      )}
    </>
  );
}
