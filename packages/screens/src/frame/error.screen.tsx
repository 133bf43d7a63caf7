import { Button, EmptyState, Inline, Link, TriangleAlert } from "@broker/ui";
import { useEffect, useState } from "react";
import { useMessages } from "../i18n/translation.tsx";
import { frameMessages } from "./frame.messages.ts";
import { PageTitle } from "./page-title.tsx";
import { PlainPage } from "./plain-page.view.tsx";

const isOnline = () => navigator.onLine;
const reload = () => window.location.reload();

/** Whether there was no connection when this was first shown; once there is one again the page is loaded anew. */
function useReloadOnceOnline(): boolean {
  const [isOffline] = useState(() => !isOnline());
  useEffect(() => {
    if (!isOffline) return;
    window.addEventListener("online", reload);
    // It may have come back before anybody listened.
    if (isOnline()) reload();
    return () => window.removeEventListener("online", reload);
  }, [isOffline]);
  return isOffline;
}

interface ErrorScreenProps {
  /** What went wrong, in the words of what failed. */
  message: string;
  /** Whether all that is wrong is that the page's code did not come; it says so in words of its own, and reloads. */
  isCodeMissing?: boolean;
}

/**
 * What an unexpected failure shows, with its status text or message; without a connection, or without the page's code,
 * that this is all that is wrong.
 *
 * @example
 * <ErrorScreen message={error.message} isCodeMissing={/dynamically imported module/.test(error.message)} />
 */
export function ErrorScreen({ message, isCodeMissing = false }: ErrorScreenProps) {
  const t = useMessages(frameMessages);
  const isOffline = useReloadOnceOnline();
  const title = t(isOffline ? "offlineTitle" : isCodeMissing ? "missingTitle" : "errorTitle");
  const home = (look: "primary" | "secondary") => (
    // Where a page's code is missing that of others may be, too: with a target it is a page load.
    <Link href="/dashboard" look={look} {...(isCodeMissing && { target: "_top" })}>
      {t("backToHome")}
    </Link>
  );
  return (
    <PlainPage>
      <PageTitle>{title}</PageTitle>
      <EmptyState
        title={title}
        level={1}
        icon={TriangleAlert}
        action={
          isOffline ? undefined : isCodeMissing ? (
            <Inline justify="center">
              <Button onPress={reload}>{t("reload")}</Button>
              {home("secondary")}
            </Inline>
          ) : (
            home("primary")
          )
        }
      >
        {isOffline ? t("offlineText") : isCodeMissing ? t("missingText") : message}
      </EmptyState>
    </PlainPage>
  );
}
