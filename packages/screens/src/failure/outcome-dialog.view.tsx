import type { Failure } from "@broker/hooks";
import { AlertDialog } from "@broker/ui";
import { useState } from "react";
import { useMessages } from "../i18n/translation.tsx";
import { ErrorWords } from "./error-words.view.tsx";
import { failureMessages } from "./failure.messages.ts";
import { toFailureText } from "./failure-text.ts";

interface OutcomeDialogProps {
  /** The outcome of a write; null before it, after which the next outcome is announced again. */
  outcome: "done" | Failure | null;
  /** The sentence for `done`. */
  success: string;
  onRead?: () => void;
}

/**
 * Shows the outcome of a write, as Success or as Error, until it is confirmed (spec 8).
 *
 * @example
 * <OutcomeDialog outcome={failure ?? (isSaved ? "done" : null)} success={t("saved")} />
 */
export function OutcomeDialog({ outcome, success, onRead }: OutcomeDialogProps) {
  const f = useMessages(failureMessages);
  const [isRead, setRead] = useState(false);
  if (outcome === null && isRead) setRead(false);
  const isDone = outcome === "done";
  return (
    <AlertDialog
      title={f(isDone ? "successTitle" : "errorTitle")}
      outcome={isDone ? "success" : "failure"}
      isOpen={outcome !== null && !isRead}
      actionLabel={f("ok")}
      onAction={() => {
        setRead(true);
        onRead?.();
      }}
    >
      {outcome !== null && (isDone ? success : <ErrorWords text={toFailureText(f, outcome)} />)}
    </AlertDialog>
  );
}
