import type { ReactNode } from "react";
import { Button } from "../button/button.tsx";
import { Dialog } from "../dialog/dialog.tsx";

export interface AlertDialogProps {
  title: string;
  children: ReactNode;
  isOpen: boolean;
  /** Such as "Continue" or "OK". */
  actionLabel: string;
  onAction: () => void;
  /** `danger` for what destroys. */
  variant?: "primary" | "danger";
  isPending?: boolean;
  pendingLabel?: string;
  /** Gives a second button that leaves things as they are; without it the action is the only way on. */
  cancel?: { label: string; onCancel: () => void };
}

/**
 * Interrupts with news or a question that must be answered: neither Escape nor a press outside closes it. Where there
 * is one way on its button has the focus; a question leaves it to the reader to choose.
 *
 * @example
 * <AlertDialog title="Information" isOpen={isOpen} actionLabel="OK" onAction={signOut}>You have been logged out.</AlertDialog>
 */
export function AlertDialog(props: AlertDialogProps) {
  const { title, children, isOpen, actionLabel, onAction, variant = "primary", cancel, ...pending } = props;
  return (
    <Dialog
      title={title}
      role="alertdialog"
      isOpen={isOpen}
      onOpenChange={() => cancel?.onCancel()}
      isDismissable={false}
      actions={
        <>
          {cancel && (
            <Button variant="secondary" onPress={cancel.onCancel}>
              {cancel.label}
            </Button>
          )}
          <Button variant={variant} onPress={onAction} {...pending}>
            {actionLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
