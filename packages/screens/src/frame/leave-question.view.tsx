import { AlertDialog } from "@broker/ui";
import { useMessages } from "../i18n/translation.tsx";
import { frameMessages } from "./frame.messages.ts";

/** The properties of `LeaveDialog`. */
export interface LeaveDialogProps {
  isOpen: boolean;
  onStay: () => void;
  onLeave: () => void;
}

/** The dialog that `LeaveDialog` loads late. */
export function LeaveQuestion({ isOpen, onStay, onLeave }: LeaveDialogProps) {
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
