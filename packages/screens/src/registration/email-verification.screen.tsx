import { useEmailVerification } from "@broker/hooks";
import { OwnLogo } from "../frame/own-logo.screen.tsx";
import { PageTitle } from "../frame/page-title.tsx";
import { useMessages } from "../i18n/translation.tsx";
import { useNavigate, usePlaces } from "../places/host.tsx";
import type { Search } from "../places/places.ts";
import { EmailVerificationView } from "./email-verification.view.tsx";
import { registrationMessages } from "./registration.messages.ts";

/**
 * E-mail verification by the `token` of the page's query, connected. It navigates to the sign-in after a countdown.
 *
 * @example
 * <EmailVerificationScreen search={searchParams} />
 */
export function EmailVerificationScreen({ search }: { search: Search }) {
  const places = usePlaces();
  const navigate = useNavigate();
  const t = useMessages(registrationMessages);
  const verification = useEmailVerification({
    token: search.get("token"),
    onFinished: () => navigate(places.login),
  });
  return (
    <>
      <PageTitle>{t("verifyTitle")}</PageTitle>
      <EmailVerificationView verification={verification} logo={<OwnLogo width={140} />} />
    </>
  );
}
