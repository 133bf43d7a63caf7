import { useCompany, useNewPassword } from "@broker/hooks";
import { ContactProvider } from "../frame/company-contact.tsx";
import { PageTitle } from "../frame/page-title.tsx";
import { useMessages } from "../i18n/translation.tsx";
import { NewPasswordView } from "./new-password.view.tsx";
import { passwordResetMessages } from "./password-reset.messages.ts";

/**
 * The page behind the link of a reset e-mail, connected; for providers with the capability `passwordReset`.
 *
 * @example
 * <NewPasswordScreen token={searchParams.get("token")} />
 */
export function NewPasswordScreen(props: { token: string | null }) {
  const t = useMessages(passwordResetMessages);
  return (
    <>
      <PageTitle>{t("newTitle")}</PageTitle>
      <ContactProvider>
        <NewPasswordView newPassword={useNewPassword(props)} company={useCompany()} />
      </ContactProvider>
    </>
  );
}
