import type { VerificationEmailState } from "@broker/hooks";
import { Notice } from "@broker/ui";
import { eligibilityMessages } from "../eligibility/eligibility.messages.ts";
import { ResendEmail } from "../eligibility/resend-email.view.tsx";
import { ErrorDialog } from "../failure/error-dialog.view.tsx";
import { failureMessages } from "../failure/failure.messages.ts";
import { OutcomeDialog } from "../failure/outcome-dialog.view.tsx";
import { useMessages } from "../i18n/translation.tsx";
import { kycMessages } from "./kyc.messages.ts";

/** Replaces the form until the e-mail address is verified, and resends the link. */
export function EmailUnverified({ mail }: { mail: VerificationEmailState }) {
  const t = useMessages(kycMessages);
  const e = useMessages(eligibilityMessages);
  const f = useMessages(failureMessages);
  return (
    <>
      <Notice
        tone="warning"
        role="none"
        title={t("emailTitle")}
        actions={<ResendEmail mail={mail} alert={ErrorDialog} incomplete={f("resendIncomplete")} />}
      >
        {t("emailText")}
      </Notice>
      <OutcomeDialog
        outcome={mail.step === "sent" ? "done" : null}
        success={e("resent")}
        onRead={() => mail.step === "sent" && mail.dismiss()}
      />
    </>
  );
}
