import type { ReactElement } from "react";
import { Menu as AriaMenu, MenuItem, MenuTrigger } from "react-aria-components/Menu";
import { Popover } from "react-aria-components/Popover";
import { Icon, type IconProps } from "../icon/icon.tsx";
import { option, options, optionWords, popover } from "../popover/popover.css.ts";

export interface MenuAction {
  id: string;
  label: string;
  icon?: IconProps["of"];
  /** Goes somewhere instead of acting. */
  href?: string;
  onAction?: () => void;
  isDisabled?: boolean;
}

export interface MenuProps {
  /** Names the list of actions, for screen readers. */
  label: string;
  /** The `Button`, `IconButton` or `UserButton` that opens it. */
  trigger: ReactElement;
  items: readonly MenuAction[];
}

/**
 * Actions behind a button.
 *
 * @example
 * <Menu label="Account" trigger={<UserButton name="AMIRA" />} items={[{ id: "logout", label: "Logout", onAction: signOut }]} />
 */
export function Menu({ label, trigger, items }: MenuProps) {
  return (
    <MenuTrigger>
      {trigger}
      <Popover className={popover} placement="bottom end">
        <AriaMenu className={options} aria-label={label}>
          {items.map(({ id, label: words, icon, ...behaviour }) => (
            <MenuItem key={id} id={id} textValue={words} className={option} {...behaviour}>
              {icon && <Icon of={icon} isDirectional />}
              <span className={optionWords}>{words}</span>
            </MenuItem>
          ))}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  );
}
