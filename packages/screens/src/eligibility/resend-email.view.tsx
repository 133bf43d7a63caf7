import type { VerificationEmail } from "@broker/hooks";
import { Button } from "@broker/ui";
import { type ComponentType, Suspense, useState } from "react";
import type { ErrorDialogProps } from "../failure/error-dialog.view.tsx";
import { failureMessages } from "../failure/failure.messages.ts";
import { failureText } from "../failure/failure-text.ts";
import { useMessages } from "../i18n/translation.tsx";
import { eligibilityMessages } from "./eligibility.messages.ts";

interface ResendEmailProps {
  mail: VerificationEmail;
  /** `ErrorDialog`, perhaps with code that comes later. */
  alert: ComponentType<ErrorDialogProps>;
  /** The sentence for a user without the data to send to; each place has its own (spec 8). */
  incomplete: string;
  variant?: "primary" | "secondary";
}

/** Sends the verification e-mail once more, and says why where it cannot; that it was sent, the place around says. */
export function ResendEmail({ mail, alert: Alert, incomplete, variant = "primary" }: ResendEmailProps) {
  const t = useMessages(eligibilityMessages);
  const f = useMessages(failureMessages);
  const [isIncomplete, setIncomplete] = useState(false);
  const failure = mail.step === "ready" ? mail.failure : null;
  const problem = isIncomplete ? incomplete : failure && failureText(f, failure);
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
