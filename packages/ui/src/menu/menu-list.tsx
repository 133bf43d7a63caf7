import { type ReactNode, type RefObject, useId } from "react";
import { Header } from "react-aria-components/Header";
import { useLocale } from "react-aria-components/I18nProvider";
import { Menu as AriaMenu, MenuItem, MenuSection } from "react-aria-components/Menu";
import { Popover } from "react-aria-components/Popover";
import { Icon } from "../icon/icon.tsx";
import { option, optionWords, popover } from "../popover/popover.css.ts";
import type { MenuAction, MenuChoice } from "./menu-action.ts";
import { handleRowKeys } from "./handle-row-keys.ts";
import * as css from "./menu.css.ts";

export interface MenuListProps {
  label: string;
  heading?: ReactNode;
  items: readonly Item[];
  trigger: RefObject<HTMLButtonElement | null>;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

type Item = MenuAction | MenuChoice;

const isChoice = (item: Item | undefined): item is MenuChoice => item !== undefined && "options" in item;

const toAction = ({ id, label, icon, isDirectional, ...behaviour }: MenuAction) => (
  <MenuItem key={id} id={id} textValue={label} className={option} {...behaviour}>
    {icon && <Icon of={icon} {...(isDirectional && { isDirectional })} />}
    <span className={optionWords}>{label}</span>
  </MenuItem>
);

/** A choice, with a line between it and the actions around it. */
const toChoice = (
  { id, label, options, selected, onSelect, columns, staysOpen = false }: MenuChoice,
  begins: boolean,
  ends: boolean,
) => (
  <MenuSection
    key={id}
    className={css.choice({ columns, begins, ends })}
    selectionMode="single"
    disallowEmptySelection
    selectedKeys={[selected]}
    shouldCloseOnSelect={!staysOpen}
    onSelectionChange={(keys) => {
      if (keys !== "all") for (const key of keys) onSelect(String(key));
    }}
  >
    <Header className={css.choiceLabel}>{label}</Header>
    {options.map((one) => (
      <MenuItem key={one.id} id={one.id} textValue={one.label} className={css.tile}>
        {one.icon && <Icon of={one.icon} size="small" />}
        <span {...(one.lang !== undefined && { lang: one.lang })}>{one.label}</span>
      </MenuItem>
    ))}
  </MenuSection>
);

/** The open list of a `Menu`; loaded shortly before it opens. */
export function MenuList({ label, heading, items, trigger, isOpen, onOpenChange }: MenuListProps) {
  const headingId = useId();
  const { direction } = useLocale();
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
      <div
        className={items.some(isChoice) ? `${css.panel} ${css.wide}` : css.panel}
        onKeyDownCapture={handleRowKeys(direction)}
      >
        {heading !== undefined && (
          <div id={headingId} className={css.heading}>
            {heading}
          </div>
        )}
        <AriaMenu
          className={css.actions}
          aria-label={label}
          {...(heading !== undefined && { "aria-describedby": headingId })}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- a menu takes the focus when it opens
          autoFocus="first"
          onClose={() => onOpenChange(false)}
        >
          {items.map((item, index) =>
            isChoice(item)
              ? toChoice(item, index > 0 && !isChoice(items[index - 1]), !isChoice(items[index + 1]))
              : toAction(item),
          )}
        </AriaMenu>
      </div>
    </Popover>
  );
}
