import { useSession } from "@broker/hooks";
import { EmptyState, Inline, Link, SearchX } from "@broker/ui";
import { useMessages } from "../i18n/translation.tsx";
import { usePlaces } from "../places/host.tsx";
import { frameMessages } from "./frame.messages.ts";
import { OwnLogo } from "./own-logo.screen.tsx";
import { PageTitle } from "./page-title.tsx";
import { PlainPage } from "./plain-page.view.tsx";

/** The properties of `NotFoundScreen`. */
interface NotFoundScreenProps {
  /** The address of the public home page, for visitors; without it there is no link. */
  publicHome?: string;
}

/**
 * The page of an unknown address.
 *
 * @example
 * <NotFoundScreen publicHome="/" />
 */
export function NotFoundScreen({ publicHome }: NotFoundScreenProps) {
  const t = useMessages(frameMessages);
  const isVisitor = useSession().status === "signedOut";
  const places = usePlaces();
  return (
    <PlainPage header={<OwnLogo width={140} />}>
      <PageTitle>{t("notFoundTitle")}</PageTitle>
      <EmptyState
        title={t("notFoundTitle")}
        level={1}
        icon={SearchX}
        action={
          <Inline justify="center">
            <Link href={places.dashboard} look="primary">
              {t("backToHome")}
            </Link>
            {isVisitor && publicHome !== undefined && (
              // With a target, even this window, the link loads the page instead of using the router.
              <Link href={publicHome} look="secondary" target="_top">
                {t("publicHome")}
              </Link>
            )}
          </Inline>
        }
      >
        {t("notFoundText")}
      </EmptyState>
    </PlainPage>
  );
}
