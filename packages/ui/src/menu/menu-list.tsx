import type { RefObject } from "react";
import { Menu as AriaMenu, MenuItem } from "react-aria-components/Menu";
import { Popover } from "react-aria-components/Popover";
import { Icon } from "../icon/icon.tsx";
import { option, options, optionWords, popover } from "../popover/popover.css.ts";
import type { MenuAction } from "./menu-action.ts";

export interface MenuListProps {
  label: string;
  items: readonly MenuAction[];
  trigger: RefObject<HTMLButtonElement | null>;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** The open list of a `Menu`; loaded shortly before it opens. */
export function MenuList({ label, items, trigger, isOpen, onOpenChange }: MenuListProps) {
  return (
    <Popover
      className={popover}
      trigger="MenuTrigger"
      // To a screen reader the popover is a dialog, which needs a name.
      aria-label={label}
      placement="bottom end"
      triggerRef={trigger}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
    >
      <AriaMenu
        className={options}
        aria-label={label}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- a menu takes the focus when it opens
        autoFocus="first"
        onClose={() => onOpenChange(false)}
      >
        {items.map(({ id, label: words, icon, ...behaviour }) => (
          <MenuItem key={id} id={id} textValue={words} className={option} {...behaviour}>
            {icon && <Icon of={icon} isDirectional />}
            <span className={optionWords}>{words}</span>
          </MenuItem>
        ))}
      </AriaMenu>
    </Popover>
  );
}
