import { useCompany } from "@broker/hooks";
import { EmptyState, Link, SearchX } from "@broker/ui";
import { useMessages } from "../i18n/translation.tsx";
import { CompanyLogo } from "./company-logo.tsx";
import { frameMessages } from "./frame.messages.ts";
import { PageTitle } from "./page-title.tsx";
import { PlainPage } from "./plain-page.view.tsx";

/**
 * What an unknown address shows.
 *
 * @example
 * <NotFoundScreen />
 */
export function NotFoundScreen() {
  const t = useMessages(frameMessages);
  return (
    <PlainPage header={<CompanyLogo company={useCompany()} width={140} />}>
      <PageTitle>{t("notFoundTitle")}</PageTitle>
      <EmptyState
        title={t("notFoundTitle")}
        level={1}
        icon={SearchX}
        action={
          <Link href="/dashboard" look="primary">
            {t("backToHome")}
          </Link>
        }
      >
        {t("notFoundText")}
      </EmptyState>
    </PlainPage>
  );
}
