import { useCompany, useEmailVerification } from "@broker/hooks";
import { PageTitle } from "../frame/page-title.tsx";
import { useMessages } from "../i18n/translation.tsx";
import { EmailVerificationView } from "./email-verification.view.tsx";
import { registrationMessages } from "./registration.messages.ts";

/**
 * E-mail verification, connected. `onFinished` is called when the countdown to the login page is over.
 *
 * @example
 * <EmailVerificationScreen token={searchParams.get("token")} onFinished={() => navigate("/login")} />
 */
export function EmailVerificationScreen(props: { token: string | null; onFinished: () => void }) {
  const t = useMessages(registrationMessages);
  return (
    <>
      <PageTitle>{t("verifyTitle")}</PageTitle>
      <EmailVerificationView verification={useEmailVerification(props)} company={useCompany()} />
    </>
  );
}
