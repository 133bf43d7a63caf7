import type { VerificationEmailState } from "@broker/hooks";
import { Button } from "@broker/ui";
import { type ComponentType, Suspense, useState } from "react";
import type { ErrorDialogProps } from "../failure/error-dialog.view.tsx";
import { failureMessages } from "../failure/failure.messages.ts";
import { toFailureText } from "../failure/failure-text.ts";
import { useMessages } from "../i18n/translation.tsx";
import { eligibilityMessages } from "./eligibility.messages.ts";

interface ResendEmailProps {
  mail: VerificationEmailState;
  /** `ErrorDialog`, or a component that loads it late. */
  alert: ComponentType<ErrorDialogProps>;
  /** The sentence for a user whose data are incomplete, which differs by screen (spec 8). */
  incomplete: string;
  variant?: "primary" | "secondary";
}

/** A button that sends the verification e-mail again, and shows a failure; the parent shows the success. */
export function ResendEmail({ mail, alert: Alert, incomplete, variant = "primary" }: ResendEmailProps) {
  const t = useMessages(eligibilityMessages);
  const f = useMessages(failureMessages);
  const [isIncomplete, setIncomplete] = useState(false);
  const failure = mail.step === "ready" ? mail.failure : null;
  const problem = isIncomplete ? incomplete : failure && toFailureText(f, failure);
  return (
    <>
      <Button
        variant={variant}
        isPending={mail.step === "sending"}
        pendingLabel={t("resending")}
        onPress={() => {
          if (mail.step !== "ready") return;
          if (mail.canResend) mail.resend();
          else setIncomplete(true);
        }}
      >
        {t("resend")}
      </Button>
      {problem !== null && (
        <Suspense fallback={null}>
          <Alert text={problem} onRead={() => setIncomplete(false)} />
        </Suspense>
      )}
    </>
  );
}
