import { X } from "lucide-react";
import { type ReactNode, useEffect, useId, useRef } from "react";
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

/** The buttons below; one that is the only way on has the focus. */
function Actions({ children, interrupts }: { children: ReactNode; interrupts: boolean }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!interrupts) return;
    const [only, other] = box.current?.querySelectorAll("button") ?? [];
    // As an effect it comes after what takes the focus on the page that the dialog is opened on.
    if (!other) only?.focus();
  }, [interrupts]);
  return (
    <div ref={box} className={actionsStyle}>
      {children}
    </div>
  );
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
          {actions !== undefined && <Actions interrupts={interrupts}>{actions}</Actions>}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
