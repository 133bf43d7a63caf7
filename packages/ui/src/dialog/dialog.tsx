import { X } from "lucide-react";
import { type ReactNode, useId } from "react";
import { Dialog as AriaDialog } from "react-aria-components/Dialog";
import { Heading } from "react-aria-components/Heading";
import { Modal, ModalOverlay } from "react-aria-components/Modal";
import { IconButton } from "../icon-button/icon-button.tsx";
import {
  actions as actionsStyle,
  backdrop,
  body,
  dialog,
  head,
  modal,
  title as titleStyle,
} from "./dialog.css.ts";

export interface DialogProps {
  title: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  children: ReactNode;
  /** Buttons in the last line, the main one last. */
  actions?: ReactNode;
  size?: "medium" | "large";
  /** Label of the cross in the corner; without it there is none. */
  closeLabel?: string;
  /** Whether Escape and a press outside close it. Off for what must be answered. */
  isDismissable?: boolean;
  /** `alertdialog` for what interrupts and must be answered. */
  role?: "dialog" | "alertdialog";
}

/** Takes the focus to a button that is the only one. */
function focusOnlyButton(buttons: HTMLElement | null): void {
  const [only, other] = buttons?.querySelectorAll("button") ?? [];
  if (!other) only?.focus();
}

/**
 * A task or a question above the page, which waits meanwhile. Focus goes in, stays in and returns.
 *
 * @example
 * <Dialog title="Forgot Password" isOpen={isOpen} onOpenChange={setOpen} closeLabel="Close" actions={…}>…</Dialog>
 */
export function Dialog(props: DialogProps) {
  const {
    title,
    isOpen,
    onOpenChange,
    children,
    actions,
    size,
    closeLabel,
    isDismissable = true,
    role,
  } = props;
  const bodyId = useId();
  const interrupts = role === "alertdialog";
  return (
    <ModalOverlay
      className={backdrop}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isDismissable={isDismissable}
      isKeyboardDismissDisabled={!isDismissable}
    >
      <Modal className={modal({ size })}>
        <AriaDialog
          className={dialog}
          {...(role && { role })}
          // What has the focus inside is read with all that it is about.
          {...(interrupts && { "aria-describedby": bodyId })}
        >
          <div className={head}>
            <Heading slot="title" level={2} className={titleStyle}>
              {title}
            </Heading>
            {closeLabel !== undefined && <IconButton slot="close" icon={X} label={closeLabel} />}
          </div>
          <div id={bodyId} className={body}>
            {children}
          </div>
          {actions !== undefined && (
            <div className={actionsStyle} {...(interrupts && { ref: focusOnlyButton })}>
              {actions}
            </div>
          )}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
