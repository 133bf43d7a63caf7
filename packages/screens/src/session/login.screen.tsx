import { useCompany, useProviderSettings, useSignIn } from "@broker/hooks";
import { Suspense, useState } from "react";
import { ContactProvider } from "../frame/company-contact.tsx";
import { lazyOr } from "../frame/lazy-part.tsx";
import { MissingDialog } from "../frame/missing-dialog.view.tsx";
import { PageTitle } from "../frame/page-title.tsx";
import { useMessages } from "../i18n/translation.tsx";
import { type LoginReason, LoginView } from "./login.view.tsx";
import { sessionMessages } from "./session.messages.ts";

// Not part of the first paint, nor of the first download.
const PasswordReset = lazyOr<{ isOpen: boolean; onClose: () => void; onMissed: () => void }>(
  async () => (await import("../password-reset/password-reset.screen.tsx")).PasswordResetScreen,
  ({ onMissed }) => <MissingDialog onClose={onMissed} />,
);

const ends: readonly LoginReason[] = [
  "timeLimit",
  "inactivity",
  "unauthenticated",
  "signedOutElsewhere",
  "otherUser",
  "providerNotTold",
];

interface LoginScreenProps {
  onSignedIn?: () => void;
  /**
   * Why the session before has ended, to say so: the `end` of `SessionGuardScreen`, or `providerNotTold` after a
   * sign-out whose `isProviderTold` is false; anything else is passed over. `unknown` on a prerendered page: each
   * reason then stands there hidden, under its name as `data-ended`, for the page to show one before the first paint.
   */
  ended?: string | null;
  /** Where a newcomer registers, such as `/sign-up` with the company's own `referralCode`; the bare page unless told. */
  signUp?: string;
}

/**
 * Sign-in, connected, with the modal for a forgotten password. Navigation follows from the session, or from `onSignedIn`.
 *
 * @example
 * <LoginScreen onSignedIn={() => navigate("/dashboard")} />
 */
export function LoginScreen({ ended, signUp, ...options }: LoginScreenProps) {
  const signIn = useSignIn(options);
  const company = useCompany();
  const { sessionMinutes } = useProviderSettings().limits;
  const [reset, setReset] = useState<"unneeded" | "open" | "closed">("unneeded");
  const t = useMessages(sessionMessages);
  return (
    <>
      <PageTitle>{t("title")}</PageTitle>
      <ContactProvider>
        <LoginView
          signIn={signIn}
          company={company}
          ended={ends.filter((end) => end === ended || ended === "unknown")}
          isEndKnown={ended !== "unknown"}
          sessionMinutes={sessionMinutes}
          {...(signUp !== undefined && { signUp })}
          onForgotPassword={() => setReset("open")}
        />
      </ContactProvider>
      {reset !== "unneeded" && (
        <Suspense fallback={null}>
          <PasswordReset
            isOpen={reset === "open"}
            onClose={() => setReset("closed")}
            onMissed={() => setReset("unneeded")}
          />
        </Suspense>
      )}
    </>
  );
}
