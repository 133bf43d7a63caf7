import type { WithdrawalWizard } from "@broker/hooks";
import { AlertDialog, formatMoney, Stack, Text } from "@broker/ui";
import { failureMessages } from "../failure/failure.messages.ts";
import { failureText } from "../failure/failure-text.ts";
import { useLanguage, useMessages } from "../i18n/translation.tsx";
import { withdrawalMessages } from "./withdrawal.messages.ts";

/** Comes with them: what else may go wrong before. */
export { ErrorDialog } from "../failure/error-dialog.view.tsx";

interface SuccessProps {
  wizard: Extract<WithdrawalWizard, { step: "settled" }>;
  onDone: () => void;
}

/** Says that the withdrawal was requested, until it is read. */
export function Success({ wizard, onDone }: SuccessProps) {
  const t = useMessages(withdrawalMessages);
  const { locale } = useLanguage();
  const { intent, isLate, transactionId } = wizard;
  const amount = intent && formatMoney(intent.usdAmount, "USD", locale);
  const sentence = amount ? t(isLate ? "late" : "success", { amount }) : t("successBare");
  return (
    <AlertDialog title={t("successTitle")} isOpen actionLabel={t("ok")} onAction={onDone}>
      <Stack gap={2}>
        <Text>{sentence}</Text>
        {transactionId !== "" && <Text tone="muted">{t("reference", { transactionId })}</Text>}
      </Stack>
    </AlertDialog>
  );
}

/** Says why there is no withdrawal, until it is read. */
export function Failed({ wizard }: { wizard: Extract<WithdrawalWizard, { step: "failed" }> }) {
  const t = useMessages(withdrawalMessages);
  const f = useMessages(failureMessages);
  return (
    <AlertDialog title={t("errorTitle")} isOpen actionLabel={t("ok")} onAction={wizard.dismiss}>
      {wizard.failure ? failureText(f, wizard.failure) : f("withdrawal")}
    </AlertDialog>
  );
}
