import type { Failure, PasswordReset } from "@broker/hooks";
import { AlertDialog, Button, Dialog } from "@broker/ui";
import { useState } from "react";
import { failureMessages } from "../failure/failure.messages.ts";
import { failureText } from "../failure/failure-text.ts";
import { useMessages } from "../i18n/translation.tsx";
import { formId, PasswordResetBody } from "./password-reset-form.view.tsx";
import { passwordResetMessages } from "./password-reset.messages.ts";

/** The button that leads on; there is none while a link is fresh. */
function MainAction({ reset }: { reset: PasswordReset }) {
  const t = useMessages(passwordResetMessages);
  if (reset.step === "sent") return null;
  if (reset.step === "repeatable") return <Button onPress={reset.repeat}>{t("repeat")}</Button>;
  return (
    <Button
      type="submit"
      form={formId}
      isDisabled={reset.step === "coolingDown"}
      isPending={reset.step === "requesting"}
      pendingLabel={t("submitting")}
    >
      {t("submit")}
    </Button>
  );
}

interface PasswordResetViewProps {
  reset: PasswordReset;
  isOpen: boolean;
  onClose: () => void;
  /** Where a link went a moment ago, until the user has read it. */
  justSentTo: string | null;
  onRead: () => void;
}

/** The modal 'Forgot Password' and the dialogs that follow it: what is seen of {@link PasswordReset}. */
export function PasswordResetView({ reset, isOpen, onClose, justSentTo, onRead }: PasswordResetViewProps) {
  const t = useMessages(passwordResetMessages);
  const f = useMessages(failureMessages);
  const [seen, setSeen] = useState<Failure | null>(null);
  // Said until it is read, even where a short wait is over before.
  const [failure, setFailure] = useState<Failure | null>(null);
  const newest = "failure" in reset ? reset.failure : null;
  if (newest !== null && newest !== seen) {
    setSeen(newest);
    setFailure(newest);
  }
  return (
    <>
      <Dialog
        title={t("title")}
        isOpen={isOpen && failure === null}
        onOpenChange={(willBeOpen) => {
          if (!willBeOpen) onClose();
        }}
        actions={
          <>
            <Button variant="secondary" onPress={onClose}>
              {t("close")}
            </Button>
            {(reset.step === "sent" || reset.step === "repeatable") && (
              <Button variant="quiet" onPress={reset.restart}>
                {t("otherAddress")}
              </Button>
            )}
            <MainAction reset={reset} />
          </>
        }
      >
        <PasswordResetBody reset={reset} />
      </Dialog>
      <AlertDialog
        title={t("errorTitle")}
        isOpen={isOpen && failure !== null}
        actionLabel={t("ok")}
        onAction={() => setFailure(null)}
      >
        {failure && failureText(f, failure)}
      </AlertDialog>
      <AlertDialog
        title={t("sentTitle")}
        isOpen={justSentTo !== null}
        actionLabel={t("ok")}
        onAction={onRead}
      >
        {justSentTo !== null && t("sentText", { email: justSentTo })}
      </AlertDialog>
    </>
  );
}
