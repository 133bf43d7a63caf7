import type { WithdrawalState } from "@broker/hooks";
import { AlertDialog, Stack, Text } from "@broker/ui";
import { useFailedWords, useSuccessWords } from "./withdrawal-end-words.ts";

/** Re-exported so that the dialog of earlier errors is loaded with this file. */
export { ErrorDialog } from "../failure/error-dialog.view.tsx";

export interface SuccessProps {
  wizard: Extract<WithdrawalState, { step: "settled" }>;
  onDone: () => void;
}

/** Confirms the requested withdrawal, until the user closes the dialog. */
export function Success({ wizard, onDone }: SuccessProps) {
  const { title, sentence, reference, ok } = useSuccessWords(wizard);
  return (
    <AlertDialog title={title} isOpen actionLabel={ok} onAction={onDone}>
      <Stack gap={2}>
        <Text>{sentence}</Text>
        {reference !== null && <Text tone="muted">{reference}</Text>}
      </Stack>
    </AlertDialog>
  );
}

export interface FailedProps {
  wizard: Extract<WithdrawalState, { step: "failed" }>;
}

/** Shows why the withdrawal was refused, until the user closes the dialog. */
export function Failed({ wizard }: FailedProps) {
  const { title, sentence, ok } = useFailedWords(wizard);
  return (
    <AlertDialog title={title} isOpen actionLabel={ok} onAction={wizard.dismiss}>
      {sentence}
    </AlertDialog>
  );
}
