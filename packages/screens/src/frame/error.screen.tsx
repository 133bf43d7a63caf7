import { EmptyState, Link, TriangleAlert } from "@broker/ui";
import { useMessages } from "../i18n/translation.tsx";
import { frameMessages } from "./frame.messages.ts";
import { PageTitle } from "./page-title.tsx";
import { PlainPage } from "./plain-page.view.tsx";

/**
 * What an unexpected failure shows, with its status text or message.
 *
 * @example
 * <ErrorScreen message={error.message} />
 */
export function ErrorScreen({ message }: { message: string }) {
  const t = useMessages(frameMessages);
  return (
    <PlainPage>
      <PageTitle>{t("errorTitle")}</PageTitle>
      <EmptyState
        title={t("errorTitle")}
        level={1}
        icon={TriangleAlert}
        action={
          <Link href="/dashboard" look="primary">
            {t("backToHome")}
          </Link>
        }
      >
        {message}
      </EmptyState>
    </PlainPage>
  );
}
