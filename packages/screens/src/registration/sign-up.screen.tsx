import { useCompany, useRegistration } from "@broker/hooks";
import { ContactProvider } from "../frame/company-contact.tsx";
import { PageTitle } from "../frame/page-title.tsx";
import { useMessages } from "../i18n/translation.tsx";
import { registrationMessages } from "./registration.messages.ts";
import { SignUpView } from "./sign-up.view.tsx";

/**
 * Sign-up, connected. Pass the referral code of the link, `null` if it has none, nothing while it is not known: the
 * field for it then stands in an element with `data-affiliate-code`, for the page to hide before the first paint.
 * Without a link the field begins with `companyCode`, the company's own.
 *
 * @example
 * <SignUpScreen referralCode={searchParams.get("referralCode")} companyCode="NORTHGALE" />
 */
export function SignUpScreen(props: { referralCode?: string | null; companyCode?: string }) {
  const t = useMessages(registrationMessages);
  return (
    <>
      <PageTitle>{t("title")}</PageTitle>
      <ContactProvider>
        <SignUpView registration={useRegistration(props)} company={useCompany()} />
      </ContactProvider>
    </>
  );
}
