import type { ReactNode } from "react";
import { Button } from "../button/button.tsx";
import { Dialog } from "../dialog/dialog.tsx";
import { type OutcomeKind, OutcomeSign } from "../outcome-sign/outcome-sign.tsx";

/** The properties of {@link AlertDialog}. */
export interface AlertDialogProps {
  /** The heading, which also names the dialog for screen readers. */
  title: string;
  /** The message. */
  children: ReactNode;
  /** Whether the dialog is shown. */
  isOpen: boolean;
  /** Marks the message as a result, by a drawn sign above the title. */
  outcome?: OutcomeKind;
  /** The label of the action, such as "Continue" or "OK". */
  actionLabel: string;
  /** Called when the action is pressed. */
  onAction: () => void;
  /** `danger` for a destructive action. */
  variant?: "primary" | "danger";
  /** While true the action cannot be pressed again and shows `pendingLabel`. */
  isPending?: boolean;
  /** The label of the action while pending; required with `isPending`. */
  pendingLabel?: string;
  /** Adds a second button that changes nothing; without it the action is the only button. */
  cancel?: { label: string; onCancel: () => void };
}

/**
 * Interrupts with a message or a question that must be answered: neither Escape nor a click outside closes it. A single
 * button gets the focus; a question focuses none, so that the user chooses.
 *
 * @example
 * export function Example() {
 *   const [isOpen, setOpen] = useState(true);
 *   return (
 *     <AlertDialog title="Information" isOpen={isOpen} actionLabel="OK" onAction={() => setOpen(false)}>
 *       You have been logged out.
 *     </AlertDialog>
 *   );
 * }
 */
export function AlertDialog(props: AlertDialogProps) {
  const { title, children, isOpen, actionLabel, onAction, variant = "primary", ...more } = props;
  const { outcome, cancel, ...pending } = more;
  return (
    <Dialog
      title={title}
      role="alertdialog"
      isOpen={isOpen}
      onOpenChange={() => cancel?.onCancel()}
      isDismissable={false}
      {...(outcome && { sign: <OutcomeSign outcome={outcome} /> })}
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
