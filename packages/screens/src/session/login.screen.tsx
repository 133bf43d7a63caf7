import {
  type ChallengedState,
  defaultSessionLimits,
  toReturnPath,
  useKnownCapability,
  useProviderSettings,
  useSession,
  useSignIn,
} from "@broker/hooks";
import { Button, Inline, late } from "@broker/ui";
import { useEffect, useState } from "react";
import { ContactProvider } from "../frame/company-contact.tsx";
import { lateExtension } from "../frame/late-extension.tsx";
import { MissingDialog } from "../frame/missing-dialog.view.tsx";
import { OwnLogo } from "../frame/own-logo.screen.tsx";
import { PageTitle } from "../frame/page-title.tsx";
import { useMessages } from "../i18n/translation.tsx";
import { useNavigate, usePlaces } from "../places/host.tsx";
import { pathOf, type Search } from "../places/places.ts";
import { type LoginReason, LoginView } from "./login.view.tsx";
import { sessionMessages } from "./session.messages.ts";

// Late code, which is not part of the first download.
const PasswordReset = late<{ isOpen: boolean; onClose: () => void; onMissed: () => void }>(
  async () => (await import("../password-reset/password-reset.screen.tsx")).PasswordResetScreen,
  { while: null, whenMissing: ({ onMissed }) => <MissingDialog onClose={onMissed} /> },
);

// Late code, for users with a second factor.
const SignInStep = lateExtension<{ challenged: ChallengedState; level: 1 }>(
  async () => (await import("../second-factor/sign-in-step.screen.tsx")).SignInStepScreen,
  { while: null, whenMissing: ({ challenged }) => <MissingDialog onClose={challenged.restart} /> },
);

/** The button of a sign-in by a passkey, before it was pressed and while its code loads. */
function PasskeyButton({ onPress }: { onPress?: () => void }) {
  const t = useMessages(sessionMessages);
  return (
    <Button
      variant="secondary"
      width="full"
      isPending={!onPress}
      pendingLabel={t("submitting")}
      {...(onPress && { onPress })}
    >
      {t("passkey")}
    </Button>
  );
}

// Late code, loaded when the button is pressed.
const PasskeySignIn = lateExtension<{ onMissed: () => void }>(
  async () => (await import("../passkeys/passkey-sign-in.screen.tsx")).PasskeySignInScreen,
  { while: () => <PasskeyButton />, whenMissing: ({ onMissed }) => <MissingDialog onClose={onMissed} /> },
);

/** A sign-in by a passkey, for providers with the capability `passkeys`. */
function Passkey() {
  const [isPressed, setPressed] = useState(false);
  if (isPressed) return <PasskeySignIn onMissed={() => setPressed(false)} />;
  return <PasskeyButton onPress={() => setPressed(true)} />;
}

const ends: readonly LoginReason[] = [
  "timeLimit",
  "inactivity",
  "unauthenticated",
  "signedOutElsewhere",
  "otherUser",
  "providerNotTold",
];

/** The properties of `LoginScreen`. */
interface LoginScreenProps {
  /**
   * The query of the page. `from` is a path of this site to return to. `ended` is the reason why the previous session
   * ended: the `end` of `SessionGuardScreen`, or `providerNotTold` after a sign-out whose `isProviderTold` is false.
   * Null while it is unknown, as on a prerendered page: each reason is then rendered hidden, under its name as
   * `data-ended`, for the page to show one before the first paint.
   */
  search: Search | null;
}

/** Navigates a signed-in user back to the requested page, or to the dashboard. */
function useWayBack(search: Search | null): void {
  const { status } = useSession();
  const { login, dashboard } = usePlaces();
  const navigate = useNavigate();
  const wanted = toReturnPath(search?.get("from"));
  const isWanted = wanted !== "/" && pathOf(wanted) !== pathOf(login);
  const next = isWanted ? wanted : dashboard;
  const isDone = search !== null && status === "signedIn";
  useEffect(() => {
    if (isDone) navigate(next, { replace: true });
  }, [isDone, next, navigate]);
}

/**
 * Sign-in, connected, with the modal for a forgotten password.
 *
 * @example
 * <LoginScreen search={searchParams} />
 */
export function LoginScreen({ search }: LoginScreenProps) {
  useWayBack(search);
  const signIn = useSignIn();
  const hasPasskeys = useKnownCapability("passkeys");
  const { limits } = useProviderSettings();
  // A prerendered page serves deployments with other limits, too.
  const { sessionMinutes } = search ? limits : defaultSessionLimits;
  const [reset, setReset] = useState<"unneeded" | "open" | "closed">("unneeded");
  const t = useMessages(sessionMessages);
  return (
    <>
      <PageTitle description={t("intro")}>{t("title")}</PageTitle>
      <ContactProvider>
        <LoginView
          signIn={signIn}
          step={signIn.step === "challenged" && <SignInStep challenged={signIn} level={1} />}
          passkey={
            hasPasskeys ? <Passkey /> : hasPasskeys === null && <Inline minHeight="target">{null}</Inline>
          }
          logo={<OwnLogo width={140} />}
          ended={ends.filter((end) => !search || end === search.get("ended"))}
          isEndKnown={search !== null}
          sessionMinutes={sessionMinutes}
          onForgotPassword={() => setReset("open")}
        />
      </ContactProvider>
      {reset !== "unneeded" && (
        <PasswordReset
          isOpen={reset === "open"}
          onClose={() => setReset("closed")}
          onMissed={() => setReset("unneeded")}
        />
      )}
    </>
  );
}
