import { Button, EmptyState } from "@broker/ui";
import { useMessages } from "../i18n/translation.tsx";
import { sessionMessages } from "./session.messages.ts";

/**
 * Says that a page without a sign-in of its own, such as one in a frame, has no session, and offers to ask for one.
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
