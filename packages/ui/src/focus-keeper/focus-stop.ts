const dialogs = "[role='dialog'], [role='alertdialog']";

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
