import { type ReactElement, useRef, useState } from "react";
import { ButtonContext, type ButtonProps } from "react-aria-components/Button";
import { late } from "../late/late.tsx";
import { type Closable, CloseAgain } from "../late/close-again.tsx";
import type { MenuAction } from "./menu-action.ts";
import type { MenuListProps } from "./menu-list.tsx";

/** The properties of {@link Menu}. */
export interface MenuProps {
  /** The name of the list, for screen readers. */
  label: string;
  /** The `Button`, `IconButton` or `UserButton` that opens it. */
  trigger: ReactElement;
  items: readonly MenuAction[];
}

// 20 kB with its dependencies, which few visits use: loaded when the pointer or the focus is on the button.
const MenuList = late<MenuListProps & Closable>(async () => (await import("./menu-list.tsx")).MenuList, {
  while: null,
  whenMissing: CloseAgain,
});
const load = () => void MenuList.load();

/**
 * A button that opens a list of actions.
 *
 * @example
 * <Menu label="Account" trigger={<UserButton name="AMIRA" />} items={[{ id: "logout", label: "Logout", onAction: signOut }]} />
 */
export function Menu({ label, trigger, items }: MenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [state, setState] = useState<"unneeded" | "open" | "closed">("unneeded");
  const isOpen = state === "open";
  const open = () => setState("open");
  const behaviour: ButtonProps = {
    "aria-haspopup": "menu",
    "aria-expanded": isOpen,
    onHoverStart: load,
    onFocus: load,
    onPressStart: load,
    onPress: open,
    onKeyDown: (event) => {
      if (event.key === "ArrowDown" || event.key === "ArrowUp") open();
      else event.continuePropagation();
    },
  };
  return (
    <>
      <ButtonContext value={{ ...behaviour, ref: button }}>{trigger}</ButtonContext>
      {state !== "unneeded" && (
        <MenuList
          label={label}
          items={items}
          trigger={button}
          isOpen={isOpen}
          onOpenChange={(isNowOpen) => setState(isNowOpen ? "open" : "closed")}
          onMissing={() => setState("unneeded")}
        />
      )}
    </>
  );
}
