import { useCountries, useRegistration } from "@broker/hooks";
import { ContactProvider } from "../frame/company-contact.tsx";
import { OwnLogo } from "../frame/own-logo.screen.tsx";
import { PageTitle } from "../frame/page-title.tsx";
import { useMessages } from "../i18n/translation.tsx";
import type { Search } from "../places/places.ts";
import { type CountryFieldProps, CountryFieldView } from "./country-field.view.tsx";
import { registrationMessages } from "./registration.messages.ts";
import { SignUpView } from "./sign-up.view.tsx";

/** The properties of `SignUpScreen`. */
interface SignUpScreenProps {
  /**
   * The query of the page, with the `referralCode` of the link. Null while it is unknown, as on a prerendered page: the
   * field of the code is then in an element with `data-affiliate-code`, for the page to hide before the first paint.
   */
  search: Search | null;
  /** The company's referral code, which a button enters for a visitor whom no person referred. */
  companyCode?: string;
}

const CountryField = (props: CountryFieldProps) => <CountryFieldView {...props} countries={useCountries()} />;

/**
 * Sign-up, connected.
 *
 * @example
 * <SignUpScreen search={searchParams} companyCode="NORTHGALE" />
 */
export function SignUpScreen({ search, companyCode }: SignUpScreenProps) {
  const t = useMessages(registrationMessages);
  const registration = useRegistration(search ? { referralCode: search.get("referralCode") } : {});
  return (
    <>
      <PageTitle description={t("intro")}>{t("title")}</PageTitle>
      <ContactProvider>
        <SignUpView {...{ registration, companyCode, CountryField }} logo={<OwnLogo width={140} />} />
      </ContactProvider>
    </>
  );
}
