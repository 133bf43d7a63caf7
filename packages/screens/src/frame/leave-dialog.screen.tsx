import { AlertDialog } from "@broker/ui";
import { useMessages } from "../i18n/translation.tsx";
import { frameMessages } from "./frame.messages.ts";

interface LeaveDialogProps {
  isOpen: boolean;
  onStay: () => void;
  onLeave: () => void;
}

/**
 * Asks before edits are left behind; open it where `hasUnsavedEdits()` says that there are any.
 *
 * @example
 * <LeaveDialog isOpen={blocker.state === "blocked"} onStay={blocker.reset} onLeave={blocker.proceed} />
 */
export function LeaveDialog({ isOpen, onStay, onLeave }: LeaveDialogProps) {
  const t = useMessages(frameMessages);
  return (
    <AlertDialog
      title={t("leaveTitle")}
      isOpen={isOpen}
      actionLabel={t("leave")}
      variant="danger"
      onAction={onLeave}
      cancel={{ label: t("stay"), onCancel: onStay }}
    >
      {t("leaveText")}
    </AlertDialog>
  );
}
