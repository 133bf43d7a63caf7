import { X } from "lucide-react";
import type { ReactNode } from "react";
import { Dialog } from "react-aria-components/Dialog";
import { Heading } from "react-aria-components/Heading";
import { Modal, ModalOverlay } from "react-aria-components/Modal";
import { IconButton } from "../icon-button/icon-button.tsx";
import { backdrop, content, head, panel, title as titleStyle } from "./drawer.css.ts";

/** The properties of {@link Drawer}. */
export interface DrawerProps {
  /** The heading, which also names the drawer for screen readers. */
  title: string;
  /** The label of the close button. */
  closeLabel: string;
  /** Whether the drawer is shown. */
  isOpen: boolean;
  /** Called with `false` when the user closes the drawer. */
  onOpenChange: (isOpen: boolean) => void;
  /** The content, which scrolls. */
  children: ReactNode;
}

/**
 * A panel that slides in from the inline start, for menus and filters on phones.
 *
 * @example
 * <Drawer title="Menu" closeLabel="Close menu" isOpen={isOpen} onOpenChange={setOpen}><Link href="/dashboard">Dashboard</Link></Drawer>
 */
export function Drawer({ title, closeLabel, isOpen, onOpenChange, children }: DrawerProps) {
  return (
    <ModalOverlay className={backdrop} isOpen={isOpen} onOpenChange={onOpenChange} isDismissable>
      <Modal className={panel}>
        <Dialog className={content}>
          <div className={head}>
            <Heading slot="title" level={2} className={titleStyle}>
              {title}
            </Heading>
            <IconButton slot="close" icon={X} label={closeLabel} />
          </div>
          {children}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
