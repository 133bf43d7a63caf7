import { Button, Dialog, Grid, Stack, useIsBelow } from "@broker/ui";
import type { ReactNode } from "react";
import { SummaryBar, SummaryCard } from "../frame/summary.view.tsx";
import { useMessages } from "../i18n/translation.tsx";
import { transferMessages } from "./transfer.messages.ts";
import { type UnsettledTransfer, useTransferSummary } from "./use-transfer-summary.ts";

interface TransferFrameProps {
  title: string;
  transfer: UnsettledTransfer;
  /** The id of the form that the button submits; null where the step has buttons of its own. */
  formId: string | null;
  /** Whether there is something to sum up: not before a transfer can be entered. */
  hasSummary?: boolean;
  /** Whether the button is disabled, such as during a freeze. */
  isStopped?: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** The dialog of a transfer: its step, the summary beside it or in a bar below it, and the button that sends. */
export function TransferFrame(props: TransferFrameProps) {
  const { title, transfer, formId, hasSummary = true, isStopped = false, onClose, children } = props;
  const t = useMessages(transferMessages);
  const sum = useTransferSummary(transfer);
  const summary = hasSummary ? sum : null;
  const isChecking = transfer.step === "checking";
  const isBusy = isChecking || transfer.step === "submitting";
  const isNarrow = useIsBelow("large");
  const send = formId !== null && (
    <Button
      type="submit"
      form={formId}
      isDisabled={isStopped}
      isPending={isBusy}
      pendingLabel={t(isChecking ? "checking" : "transferring")}
    >
      {t("transfer")}
    </Button>
  );
  // On a phone the sheet is left by its own button only, because its bar has room for one button.
  const actions = !isNarrow && send && (
    <>
      <Button variant="secondary" onPress={onClose} isDisabled={isBusy}>
        {t("cancel")}
      </Button>
      {send}
    </>
  );
  return (
    <Dialog
      title={title}
      size={summary && !isNarrow ? "large" : "medium"}
      isOpen
      onOpenChange={(isOpen) => !isOpen && !isBusy && onClose()}
      isDismissable={!isBusy}
      {...(!isBusy && { closeLabel: t("close") })}
      {...(actions && { actions })}
    >
      <Grid columns={summary ? "aside" : 1} gap={6} align="start">
        <Stack gap={6}>
          {children}
          {summary && isNarrow && <SummaryBar summary={summary}>{send}</SummaryBar>}
        </Stack>
        {summary && !isNarrow && <SummaryCard {...summary} />}
      </Grid>
    </Dialog>
  );
}
