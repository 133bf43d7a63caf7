import type { WithdrawalWizard } from "@broker/hooks";
import { AlertDialog, Stack, Text } from "@broker/ui";
import { useFailedWords, useSuccessWords } from "./withdrawal-end-words.ts";

/** Comes with them: what else may go wrong before. */
export { ErrorDialog } from "../failure/error-dialog.view.tsx";

export interface SuccessProps {
  wizard: Extract<WithdrawalWizard, { step: "settled" }>;
  onDone: () => void;
}

/** Says that the withdrawal was requested, until it is read. */
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
  wizard: Extract<WithdrawalWizard, { step: "failed" }>;
}

/** Says why there is no withdrawal, until it is read. */
export function Failed({ wizard }: FailedProps) {
  const { title, sentence, ok } = useFailedWords(wizard);
  return (
    <AlertDialog title={title} isOpen actionLabel={ok} onAction={wizard.dismiss}>
      {sentence}
    </AlertDialog>
  );
}
