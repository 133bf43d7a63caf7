import type { ReactElement, ReactNode } from "react";
import { Dialog, DialogTrigger } from "react-aria-components/Dialog";
import { Popover as AriaPopover } from "react-aria-components/Popover";
import { content, popover } from "./popover.css.ts";

/** The properties of {@link Popover}. */
export interface PopoverProps {
  /** The name of the popover, for screen readers. */
  label: string;
  /** The `Button` or `IconButton` that opens it. */
  trigger: ReactElement;
  /** The content. */
  children: ReactNode;
}

/**
 * Additional information beside an element, until the focus leaves it.
 *
 * @example
 * <Popover label="About the rate" trigger={<IconButton icon={Info} label="About the rate" />}><Text size="small">The rate is fixed at the moment you submit.</Text></Popover>
 */
export function Popover({ label, trigger, children }: PopoverProps) {
  return (
    <DialogTrigger>
      {trigger}
      <AriaPopover className={popover}>
        <Dialog className={content} aria-label={label}>
          {children}
        </Dialog>
      </AriaPopover>
    </DialogTrigger>
  );
}
