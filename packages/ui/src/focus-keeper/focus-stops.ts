const dialogs = "[role='dialog'], [role='alertdialog']";
const headings = "h1, h2, h3, h4";

/** An element that had the focus, with its ancestors, which stay known after its removal. */
export interface FocusStop {
  element: HTMLElement;
  /** The ancestors, from the nearest outwards. */
  around: readonly Element[];
  /** The dialog that contained it. */
  dialog: Element | null;
  /** Whether the focus was visible, as after keyboard input; the next element is then scrolled into view. */
  isSeen: boolean;
}

/** Records the focused element with its ancestors. */
export function toFocusStop(element: HTMLElement): FocusStop {
  const around: Element[] = [];
  for (let box = element.parentElement; box; box = box.parentElement) around.push(box);
  return { element, around, dialog: element.closest(dialogs), isSeen: element.matches(":focus-visible") };
}

/** Returns whether an element is connected, visible and focusable. */
export function isUsable(element: HTMLElement): boolean {
  return (
    element.isConnected &&
    !element.matches(":disabled") &&
    element.closest("[inert], [data-exiting]") === null &&
    element.checkVisibility({ visibilityProperty: true })
  );
}

const isHeard = (heading: HTMLElement) =>
  isUsable(heading) && heading.closest("[aria-hidden='true'], [aria-busy='true']") === null;

function headingIn(box: Element): HTMLElement | undefined {
  return [...box.querySelectorAll<HTMLElement>(headings)].find(isHeard);
}

/** Returns the replacement of an element: the nearest heading around it, or the dialog that contained it. */
function placeOf({ around, dialog }: FocusStop): HTMLElement | undefined {
  for (const box of around) {
    if (!box.isConnected) continue;
    if (box === dialog && box instanceof HTMLElement) return box;
    const found = headingIn(box);
    if (found) return found;
  }
  return undefined;
}

/**
 * Returns the element to focus after the last stop was removed: its replacement or, when its dialog closed, the element
 * that had the focus before.
 */
export function findNextPlace(stops: readonly FocusStop[]): HTMLElement | undefined {
  const last = stops.at(-1);
  if (!last) return undefined;
  if (!last.dialog || isUsable(last.element) || last.dialog.isConnected) return placeOf(last);
  const before = stops.findLast(({ dialog }) => dialog === null || dialog.isConnected);
  if (!before) return headingIn(document.body);
  return isUsable(before.element) ? before.element : placeOf(before);
}
