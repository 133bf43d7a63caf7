import { EmptyState, Link, TriangleAlert } from "@broker/ui";
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

/**
 * What an unexpected failure shows, with its status text or message; without a connection, that this is all that is wrong.
 *
 * @example
 * <ErrorScreen message={error.message} />
 */
export function ErrorScreen({ message }: { message: string }) {
  const t = useMessages(frameMessages);
  const isOffline = useReloadOnceOnline();
  const title = t(isOffline ? "offlineTitle" : "errorTitle");
  return (
    <PlainPage>
      <PageTitle>{title}</PageTitle>
      <EmptyState
        title={title}
        level={1}
        icon={TriangleAlert}
        action={
          isOffline ? undefined : (
            <Link href="/dashboard" look="primary">
              {t("backToHome")}
            </Link>
          )
        }
      >
        {isOffline ? t("offlineText") : message}
      </EmptyState>
    </PlainPage>
  );
}
