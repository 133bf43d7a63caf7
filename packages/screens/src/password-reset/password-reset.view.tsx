import type { Failure, PasswordResetState } from "@broker/hooks";
import { AlertDialog, Button, Dialog } from "@broker/ui";
import { useState } from "react";
import { failureMessages } from "../failure/failure.messages.ts";
import { toFailureText } from "../failure/failure-text.ts";
import { useMessages } from "../i18n/translation.tsx";
import { formId, PasswordResetBody } from "./password-reset-form.view.tsx";
import { passwordResetMessages } from "./password-reset.messages.ts";

/** The primary button; none while a link was just sent. */
function MainAction({ reset }: { reset: PasswordResetState }) {
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
  reset: PasswordResetState;
  isOpen: boolean;
  onClose: () => void;
  /** The address to which a link was just sent, until the user has confirmed it. */
  justSentTo: string | null;
  onRead: () => void;
}

/** The view of the modal 'Forgot Password' and its dialogs, for a {@link PasswordResetState}. */
export function PasswordResetView({ reset, isOpen, onClose, justSentTo, onRead }: PasswordResetViewProps) {
  const t = useMessages(passwordResetMessages);
  const f = useMessages(failureMessages);
  const [seen, setSeen] = useState<Failure | null>(null);
  // Shown until it is confirmed, even when a short wait ends before.
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
        outcome="failure"
        isOpen={isOpen && failure !== null}
        actionLabel={t("ok")}
        onAction={() => setFailure(null)}
      >
        {failure && toFailureText(f, failure)}
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
