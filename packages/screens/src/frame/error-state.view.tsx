import { Button, EmptyState, Inline, Link, TriangleAlert } from "@broker/ui";
import { useEffect, useState } from "react";
import { useMessages } from "../i18n/translation.tsx";
import { usePlaces } from "../places/host.tsx";
import { frameMessages } from "./frame.messages.ts";
import { PageTitle } from "./page-title.tsx";
import { useReloadOnce } from "./use-reload-once.ts";

const isOnline = () => navigator.onLine;
const reload = () => window.location.reload();

/** Returns whether the browser was offline when the error was first shown; reloads the page once it is online. */
function useReloadOnceOnline(): boolean {
  const [isOffline] = useState(() => !isOnline());
  useEffect(() => {
    if (!isOffline) return;
    window.addEventListener("online", reload);
    // The connection may have returned before the listener was added.
    if (isOnline()) reload();
    return () => window.removeEventListener("online", reload);
  }, [isOffline]);
  return isOffline;
}

/** The properties of `ErrorState`. */
export interface ErrorStateProps {
  /** The error's own message. */
  message: string;
  /**
   * Whether the error is only that the page's code failed to load. Then the page is reloaded, once per file and tab,
   * since a new release may have removed it; after that it shows its own message, and offers to reload.
   */
  isCodeMissing?: boolean;
}

/** The content of a page that failed. */
export function ErrorState({ message, isCodeMissing = false }: ErrorStateProps) {
  const t = useMessages(frameMessages);
  const places = usePlaces();
  const isOffline = useReloadOnceOnline();
  const isReloading = useReloadOnce(isCodeMissing ? message : null);
  const title = t(isOffline ? "offlineTitle" : isCodeMissing ? "missingTitle" : "errorTitle");
  const home = (look: "primary" | "secondary") => (
    // If the code of a page is missing, the code of other pages may be missing too. With a target the link loads the whole
    // page.
    <Link href={places.dashboard} look={look} {...(isCodeMissing && { target: "_top" })}>
      {t("backToHome")}
    </Link>
  );
  if (isReloading) return null;
  return (
    <>
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
    </>
  );
}
