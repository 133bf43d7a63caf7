import { type ReactElement, useRef, useState } from "react";
import { ButtonContext, type ButtonProps } from "react-aria-components/Button";
import type { IconProps } from "../icon/icon.tsx";
import { useLatePart } from "../late-part/use-late-part.ts";

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

// 20 kB with what it stands on, for what most visits never open: fetched when the pointer or the focus is on the button.
const load = () => import("./menu-list.tsx").then(({ MenuList }) => MenuList);
const loadAhead = () => void load().catch(() => undefined);

/**
 * Actions behind a button.
 *
 * @example
 * <Menu label="Account" trigger={<UserButton name="AMIRA" />} items={[{ id: "logout", label: "Logout", onAction: signOut }]} />
 */
export function Menu({ label, trigger, items }: MenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [MenuList, requestList] = useLatePart(load);
  const open = () => {
    setOpen(true);
    requestList(() => setOpen(false));
  };
  const behaviour: ButtonProps = {
    "aria-haspopup": "menu",
    "aria-expanded": isOpen,
    onHoverStart: loadAhead,
    onFocus: loadAhead,
    onPressStart: loadAhead,
    onPress: open,
    onKeyDown: (event) => {
      if (event.key === "ArrowDown" || event.key === "ArrowUp") open();
      else event.continuePropagation();
    },
  };
  return (
    <>
      <ButtonContext value={{ ...behaviour, ref: button }}>{trigger}</ButtonContext>
      {MenuList && (
        <MenuList label={label} items={items} trigger={button} isOpen={isOpen} onOpenChange={setOpen} />
      )}
    </>
  );
}
