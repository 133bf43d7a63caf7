import type { DepositState } from "@broker/hooks";
import { AlertDialog, Button, FileDrop, Heading, Notice, Stack, Text } from "@broker/ui";
import { failureMessages } from "../failure/failure.messages.ts";
import { toFailureText } from "../failure/failure-text.ts";
import { RefusedMoney } from "../failure/refused-money.view.tsx";
import { proofTypes } from "../frame/file-types.ts";
import { useMessages } from "../i18n/translation.tsx";
import { depositMessages } from "./deposit.messages.ts";
import { DepositBar } from "./deposit-summary.view.tsx";
import { PaymentDetails } from "./payment-details.view.tsx";

/** The steps of a proof of payment. */
export type ProofWizard = Extract<
  DepositState,
  {
    step:
      | "providingProof"
      | "proofNotFound"
      | "submitting"
      | "checkingProof"
      | "proofFailed"
      | "proofUnknown";
  }
>;

/** The file of the proof: to pick, or being uploaded. */
function ProofFile({ wizard }: { wizard: Extract<ProofWizard, { file: unknown }> }) {
  const t = useMessages(depositMessages);
  const isEditing = wizard.step === "providingProof" || wizard.step === "proofNotFound";
  const labels = {
    drop: t("proofDrop"),
    browse: t("proofBrowse"),
    remove: t("proofRemove"),
    uploading: t("proofUploading"),
  };
  return (
    <FileDrop
      label={t("proof")}
      description={t("proofHint")}
      accept={proofTypes}
      file={wizard.file}
      onChange={(file) => isEditing && wizard.choose(file)}
      isUploading={!isEditing}
      labels={labels}
      errorMessage={isEditing && wizard.issue ? t(wizard.issue.code) : undefined}
    />
  );
}

/** Why the provider refused the proof. */
function ProofFailed({ wizard }: { wizard: Extract<DepositState, { step: "proofFailed" }> }) {
  const t = useMessages(depositMessages);
  const f = useMessages(failureMessages);
  return (
    <AlertDialog
      title={t("errorTitle")}
      outcome="failure"
      isOpen
      actionLabel={t("ok")}
      onAction={wizard.dismiss}
    >
      <RefusedMoney
        text={wizard.failure ? toFailureText(f, wizard.failure) : f("paymentProof")}
        refused="proof"
      />
    </AlertDialog>
  );
}

/** Step 4 of a bank or of crypto: payment, and upload of the proof. */
export function PaymentStep({ wizard }: { wizard: ProofWizard }) {
  const t = useMessages(depositMessages);
  const f = useMessages(failureMessages);
  const isEditing = wizard.step === "providingProof" || wizard.step === "proofNotFound";
  const isBusy = wizard.step === "submitting" || wizard.step === "checkingProof";
  return (
    <Stack gap={6}>
      <Heading level={2}>{t("paymentHeading")}</Heading>
      {wizard.isLate && <Notice tone="information">{t("late")}</Notice>}
      {isEditing && wizard.platform === null && <Notice tone="warning">{t("accountGone")}</Notice>}
      <PaymentDetails deposit={wizard} />
      {wizard.step === "proofNotFound" && (
        <Notice tone="warning" title={f("paymentProof")}>
          {t("proofNotFound")}
        </Notice>
      )}
      {"file" in wizard && <ProofFile wizard={wizard} />}
      {wizard.step === "proofUnknown" && (
        <Notice tone="warning" actions={<Button onPress={wizard.checkAgain}>{t("checkAgain")}</Button>}>
          {t("unknownOutcome")}
        </Notice>
      )}
      {wizard.step === "proofFailed" && <ProofFailed wizard={wizard} />}
      {isEditing && wizard.fileToPickAgain && (
        <Notice tone="information">{t("proofAgain", { name: wizard.fileToPickAgain })}</Notice>
      )}
      {isEditing && !wizard.file && <Text tone="muted">{t("proofRequired")}</Text>}
      <DepositBar
        wizard={wizard}
        back={
          isEditing && (
            <Button variant="quiet" onPress={() => wizard.restart()}>
              {t("another")}
            </Button>
          )
        }
      >
        <Button
          onPress={() => isEditing && wizard.submit()}
          isDisabled={isEditing ? !wizard.canSubmit : !isBusy}
          isPending={isBusy}
          pendingLabel={t(wizard.step === "checkingProof" ? "checking" : "submitting")}
        >
          {t("submit")}
        </Button>
      </DepositBar>
    </Stack>
  );
}
