const dialogs = "[role='dialog'], [role='alertdialog']";
const headings = "h1, h2, h3, h4";

/** Something that held the focus, and what stood around it, which stays known after it has gone. */
export interface FocusStop {
  element: HTMLElement;
  /** From the nearest outwards. */
  around: readonly Element[];
  /** The dialog that it stood in. */
  dialog: Element | null;
  /** Whether the focus was to be seen there, as with keys; it is then brought into view. */
  isSeen: boolean;
}

/** Takes down where the focus is. */
export function stopAt(element: HTMLElement): FocusStop {
  const around: Element[] = [];
  for (let box = element.parentElement; box; box = box.parentElement) around.push(box);
  return { element, around, dialog: element.closest(dialogs), isSeen: element.matches(":focus-visible") };
}

/** Whether an element is there, is seen, and takes the focus. */
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

/** What took the place of what stood there: the nearest heading around it, or the dialog that it stood in. */
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
 * Where the focus belongs after the last of these stops has gone: to what took its place, or, where its dialog closed,
 * to what had the focus before that opened.
 */
export function nextPlace(stops: readonly FocusStop[]): HTMLElement | undefined {
  const last = stops.at(-1);
  if (!last) return undefined;
  if (!last.dialog || isUsable(last.element) || last.dialog.isConnected) return placeOf(last);
  const before = stops.findLast(({ dialog }) => dialog === null || dialog.isConnected);
  if (!before) return headingIn(document.body);
  return isUsable(before.element) ? before.element : placeOf(before);
}
