import { useNewPassword } from "@broker/hooks";
import { ContactProvider } from "../frame/company-contact.tsx";
import { OwnLogo } from "../frame/own-logo.screen.tsx";
import { PageTitle } from "../frame/page-title.tsx";
import { useMessages } from "../i18n/translation.tsx";
import type { Search } from "../places/places.ts";
import { NewPasswordView } from "./new-password.view.tsx";
import { passwordResetMessages } from "./password-reset.messages.ts";

/**
 * The page behind the link of a reset e-mail, which has a `token` in its query, connected; for providers with the
 * capability `passwordReset`.
 *
 * @example
 * <NewPasswordScreen search={searchParams} />
 */
export function NewPasswordScreen({ search }: { search: Search }) {
  const t = useMessages(passwordResetMessages);
  return (
    <>
      <PageTitle>{t("newTitle")}</PageTitle>
      <ContactProvider>
        <NewPasswordView
          newPassword={useNewPassword({ token: search.get("token") })}
          logo={<OwnLogo width={140} />}
        />
      </ContactProvider>
    </>
  );
}
