import { Button, EmptyState } from "@broker/ui";
import { useMessages } from "../i18n/translation.tsx";
import { sessionMessages } from "./session.messages.ts";

/**
 * The message that a page without its own sign-in, such as a page in a frame, has no session, with a button that requests a
 * session from the host.
 *
 * @example
 * <SignInNeededScreen onSignIn={() => host.askForToken()} />
 */
export function SignInNeededScreen({ onSignIn }: { onSignIn: () => void }) {
  const t = useMessages(sessionMessages);
  return (
    <EmptyState
      title={t("endedTitle")}
      level={1}
      action={<Button onPress={onSignIn}>{t("signInAgain")}</Button>}
    >
      {t("unauthenticated")}
    </EmptyState>
  );
}
