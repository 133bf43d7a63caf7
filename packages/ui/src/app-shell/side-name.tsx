import { useEffect, useState } from "react";
import { cssVariable } from "../theme/css-variable.ts";
import { sideName, sideNameTop, sideNameWords } from "./navigation-list.css.ts";

/** Where the name of an icon is to stand, while the pointer or the focus is on it; Escape takes it away. */
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
 * The name of an icon beside it, for eyes. No `Tooltip`, whose code is more than that of the whole menu; it lies in what
 * it names, so that the pointer can go onto it.
 */
export function SideName({ top, children }: { top: number | null; children: string }) {
  return (
    top !== null && (
      <span className={sideName} style={cssVariable(sideNameTop, `${top}px`)} aria-hidden>
        <span className={sideNameWords}>{children}</span>
      </span>
    )
  );
}
