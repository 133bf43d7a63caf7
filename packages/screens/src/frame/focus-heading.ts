// If no element had the focus, a browser draws a ring around an element that a script focuses, also after a press of a pointer.
let isKeyboard = true;
if (typeof document === "object")
  for (const type of ["keydown", "pointerdown"])
    document.addEventListener(type, () => (isKeyboard = type === "keydown"), true);

/**
 * Moves the focus to the first element that a selector matches, for screen readers and keyboards; returns false where no
 * element matches.
 */
export function focusFirst(within: ParentNode | null, selector: string): boolean {
  const element = within?.querySelector<HTMLElement>(selector);
  if (!element) return false;
  // A script can focus a heading or an item with this attribute, and the tab key does not stop at it.
  element.setAttribute("tabindex", "-1");
  // The API reference is made with an older compiler, whose types of the DOM lack this option.
  const options: FocusOptions & { focusVisible: boolean } = { focusVisible: isKeyboard };
  element.focus(options);
  return true;
}

/** Moves the focus to the first heading of a level; returns false if there is no such heading. */
export const focusHeading = (within: ParentNode | null, level: 1 | 2): boolean =>
  focusFirst(within, `h${level}`);

/**
 * Moves the focus to the page's heading, or to the page while that is loading; for actions that remove the focused
 * element.
 */
export function focusPage(): void {
  const page = document.querySelector("main");
  if (!focusHeading(page, 1)) page?.focus();
}
