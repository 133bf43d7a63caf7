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
  printed,
  signed,
  title as titleStyle,
} from "./dialog.css.ts";

/** The properties of {@link Dialog}. */
export interface DialogProps {
  /** The heading, which also names the dialog for screen readers. */
  title: string;
  /** Whether the dialog is shown. */
  isOpen: boolean;
  /** Called with `false` when the user closes the dialog. */
  onOpenChange: (isOpen: boolean) => void;
  /** The content, which scrolls where the window is low. */
  children: ReactNode;
  /** A drawing above the title, such as an `OutcomeSign`; title and text are centred below it. */
  sign?: ReactNode;
  /** Buttons in the last line, the primary one last. */
  actions?: ReactNode;
  /** The width: `medium` for a message or a short form, `large` for details. */
  size?: "medium" | "large";
  /** `end` for details beside their page: a panel at the inline end, on phones a sheet. */
  placement?: "center" | "end";
  /** The label of the close button; without it the dialog has no close button. */
  closeLabel?: string;
  /** Whether Escape and a click outside close it. False for a dialog that must be answered. */
  isDismissable?: boolean;
  /** `alertdialog` for an interruption that must be answered. */
  role?: "dialog" | "alertdialog";
}

/** Renders the buttons; a single button of an alert gets the focus. */
function Actions(props: { children: ReactNode; interrupts: boolean; isSigned: boolean }) {
  const { children, interrupts, isSigned } = props;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!interrupts) return;
    const [only, other] = box.current?.querySelectorAll("button") ?? [];
    // An effect, so that it runs after the page has set its own focus.
    if (!other) only?.focus();
  }, [interrupts]);
  return (
    <div ref={box} className={actionsStyle({ isSigned })}>
      {children}
    </div>
  );
}

/**
 * A modal dialog with a task or a question. It traps the focus and restores it.
 *
 * @example
 * <Dialog title="Forgot Password" isOpen={isOpen} onOpenChange={setOpen} closeLabel="Close" actions={<Button onPress={() => setOpen(false)}>Send</Button>}>We send you a link.</Dialog>
 */
export function Dialog(props: DialogProps) {
  const {
    title,
    isOpen,
    onOpenChange,
    children,
    sign,
    actions,
    size,
    placement,
    closeLabel,
    isDismissable = true,
    role,
  } = props;
  const bodyId = useId();
  const interrupts = role === "alertdialog";
  const isSigned = sign !== undefined;
  return (
    <ModalOverlay
      className={placement === "end" ? `${backdrop({ placement })} ${printed}` : backdrop({ placement })}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isDismissable={isDismissable}
      isKeyboardDismissDisabled={!isDismissable}
    >
      <Modal className={modal({ size, placement })}>
        <AriaDialog
          className={dialog}
          {...(role && { role })}
          // Screen readers read the message together with the focused button.
          {...(interrupts && { "aria-describedby": bodyId })}
        >
          {sign !== undefined && <div className={signed}>{sign}</div>}
          <div className={head({ isSigned })}>
            <Heading slot="title" level={2} className={titleStyle}>
              {title}
            </Heading>
            {closeLabel !== undefined && <IconButton slot="close" icon={X} label={closeLabel} />}
          </div>
          <div id={bodyId} className={body({ isSigned })}>
            {children}
          </div>
          {actions !== undefined && (
            <Actions interrupts={interrupts} isSigned={isSigned}>
              {actions}
            </Actions>
          )}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
