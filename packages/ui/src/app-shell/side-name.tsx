import { useEffect, useState } from "react";
import { toCssVariable } from "../theme/css-variable.ts";
import { sideName, sideNameTop, sideNameWords } from "./navigation-list.css.ts";

/** Computes the position of an icon's name while the pointer or the focus is on the icon; Escape hides it. */
export function useSideName() {
  const [top, setTop] = useState<number | null>(null);
  const isShown = top !== null;
  useEffect(() => {
    if (!isShown) return undefined;
    const leave = ({ key }: KeyboardEvent) => key === "Escape" && setTop(null);
    document.addEventListener("keydown", leave);
    return () => document.removeEventListener("keydown", leave);
  }, [isShown]);
  const show = (icon: Element) => {
    const { top: edge, height } = icon.getBoundingClientRect();
    setTop(edge + height / 2);
  };
  const hide = () => setTop(null);
  return {
    top,
    listeners: {
      onHoverStart: ({ target }: { target: Element }) => show(target),
      onHoverEnd: hide,
      onFocus: ({ currentTarget }: { currentTarget: Element }) => {
        if (currentTarget.matches(":focus-visible")) show(currentTarget);
      },
      onBlur: hide,
    },
  };
}

/**
 * The name beside an icon, visually only. It is no `Tooltip`, whose code is larger than the code of the whole menu, and it is
 * inside the icon's link, so that the pointer can move onto it.
 */
export function SideName({ top, children }: { top: number | null; children: string }) {
  return (
    top !== null && (
      <span className={sideName} style={toCssVariable(sideNameTop, `${top}px`)} aria-hidden>
        <span className={sideNameWords}>{children}</span>
      </span>
    )
  );
}
