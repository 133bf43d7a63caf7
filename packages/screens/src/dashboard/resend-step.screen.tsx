import { useVerificationEmail } from "@broker/hooks";
import { Text } from "@broker/ui";
import { eligibilityMessages } from "../eligibility/eligibility.messages.ts";
import { ResendEmail } from "../eligibility/resend-email.view.tsx";
import { ErrorDialog } from "../failure/error-dialog.view.tsx";
import { ContactProvider } from "../frame/company-contact.tsx";
import { useMessages } from "../i18n/translation.tsx";

/** The step that verifies the e-mail address, connected: sends the e-mail again, and says that it was sent. */
export function ResendStep({ isLead }: { isLead: boolean }) {
  const mail = useVerificationEmail();
  const t = useMessages(eligibilityMessages);
  if (mail.step === "sent")
    return (
      <output>
        <Text as="span" tone="positive">
          {t("resent")}
        </Text>
      </output>
    );
  return (
    <ContactProvider>
      <ResendEmail
        mail={mail}
        alert={ErrorDialog}
        incomplete={t("incomplete")}
        variant={isLead ? "primary" : "secondary"}
      />
    </ContactProvider>
  );
}
