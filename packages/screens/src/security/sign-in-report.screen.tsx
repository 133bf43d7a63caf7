import { useSignInReport } from "@broker/hooks";
import { ContactProvider } from "../frame/company-contact.tsx";
import { OwnLogo } from "../frame/own-logo.screen.tsx";
import { PageTitle } from "../frame/page-title.tsx";
import { useMessages } from "../i18n/translation.tsx";
import type { Search } from "../places/places.ts";
import { securityMessages } from "./security.messages.ts";
import { SignInReportView } from "./sign-in-report.view.tsx";

/** The page behind the link of an e-mail about a sign-in, which has a `token` in its query, connected. */
export function SignInReportScreen({ search }: { search: Search }) {
  const t = useMessages(securityMessages);
  return (
    <>
      <PageTitle>{t("reportTitle")}</PageTitle>
      <ContactProvider>
        <SignInReportView
          report={useSignInReport({ token: search.get("token") })}
          logo={<OwnLogo width={140} />}
        />
      </ContactProvider>
    </>
  );
}
