import { type ReactElement, type ReactNode, useRef, useState } from "react";
import { ButtonContext, type ButtonProps } from "react-aria-components/Button";
import { useAfterPaint } from "../field/after-paint.ts";
import { late } from "../late/late.tsx";
import { type Closable, CloseAgain } from "../late/close-again.tsx";
import type { MenuAction, MenuChoice } from "./menu-action.ts";
import type { MenuListProps } from "./menu-list.tsx";

/** The properties of {@link Menu}. */
export interface MenuProps {
  /** The name of the list, for screen readers. */
  label: string;
  /** The `Button`, `IconButton` or `UserButton` that opens it. */
  trigger: ReactElement;
  /** The header of the list, such as the user's name and e-mail. It is above the actions and describes them. */
  heading?: ReactNode;
  /** The actions and choices in their order. */
  items: readonly (MenuAction | MenuChoice)[];
}

// 20 kB with its dependencies, which few visits use: loaded when the pointer or the focus is on the button, after the next frame.
const MenuList = late<MenuListProps & Closable>(async () => (await import("./menu-list.tsx")).MenuList, {
  while: null,
  whenMissing: CloseAgain,
});

/**
 * A button that opens a list of actions, and of choices such as a language.
 *
 * @example
 * export function Example() {
 *   const [isSignedIn, setSignedIn] = useState(true);
 *   const logOut = { id: "logout", label: "Logout", onAction: () => setSignedIn(false) };
 *   return isSignedIn && <Menu label="Account" trigger={<UserButton name="AMIRA" />} items={[logOut]} />;
 * }
 */
export function Menu({ label, trigger, heading, items }: MenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [state, setState] = useState<"unneeded" | "open" | "closed">("unneeded");
  const isOpen = state === "open";
  const open = () => setState("open");
  const runAfterPaint = useAfterPaint();
  const behaviour: ButtonProps = {
    "aria-haspopup": "menu",
    "aria-expanded": isOpen,
    onHoverStart: MenuList.loadSoon,
    onFocus: MenuList.loadSoon,
    onPressStart: MenuList.loadSoon,
    onPress: () => runAfterPaint(open),
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
          heading={heading}
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
