import type { VerificationEmail } from "@broker/hooks";
import { AlertDialog, Button, Notice } from "@broker/ui";
import { useState } from "react";
import { failureMessages } from "../failure/failure.messages.ts";
import { OutcomeDialog } from "../failure/outcome-dialog.view.tsx";
import { useMessages } from "../i18n/translation.tsx";
import { kycMessages } from "./kyc.messages.ts";

/** Stands in the form's place until the e-mail address is verified, and sends the link once more. */
export function EmailUnverified({ mail }: { mail: VerificationEmail }) {
  const t = useMessages(kycMessages);
  const f = useMessages(failureMessages);
  const [isIncomplete, setIncomplete] = useState(false);
  const failure = mail.step === "ready" ? mail.failure : null;
  const resend = () => {
    if (mail.step !== "ready") return;
    if (mail.canResend) mail.resend();
    else setIncomplete(true);
  };
  return (
    <>
      <Notice
        tone="warning"
        role="none"
        title={t("emailTitle")}
        actions={
          <Button onPress={resend} isPending={mail.step === "sending"} pendingLabel={t("resending")}>
            {t("resend")}
          </Button>
        }
      >
        {t("emailText")}
      </Notice>
      <OutcomeDialog
        outcome={mail.step === "sent" ? "done" : failure}
        success={t("resent")}
        onRead={() => mail.step === "sent" && mail.dismiss()}
      />
      <AlertDialog
        title={f("errorTitle")}
        isOpen={isIncomplete}
        actionLabel={f("ok")}
        onAction={() => setIncomplete(false)}
      >
        {f("resendIncomplete")}
      </AlertDialog>
    </>
  );
}
