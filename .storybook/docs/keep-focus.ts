/** How long after loading a story may still render and play, in ms. A later change of focus comes from the reader. */
const settling = 30_000;
/** The longest time between the loss of focus by an element and its gain by a story, in ms. */
const moment = 200;

/** The documents whose focus a story may take: the page, and Storybook around it. */
function listDocuments(): readonly Document[] {
  try {
    return parent === window ? [document] : [document, parent.document];
  } catch {
    // Storybook is in a frame of another site.
    return [document];
  }
}

/** Tests an element by its methods, since elements of another document fail `instanceof` with the classes of this one. */
const isFocusable = (target: EventTarget | null): target is HTMLElement =>
  target !== null && "focus" in target && "isConnected" in target;

/** Prevents a story from scrolling the docs page to the element that it focuses, until the signal aborts. */
function keepPlace(inside: Window, signal: AbortSignal): void {
  // The base class of the frame's elements: a frame has its own classes, so `instanceof` with this page's fails.
  const elements: HTMLElement = Object.getPrototypeOf(inside.document.createElement("b"));
  const { focus } = elements;
  elements.focus = function focusInPlace(options) {
    focus.call(this, signal.aborted ? options : { ...options, preventScroll: true });
  };
}

/**
 * Restores the focus of a docs page after a story in a frame has taken it, by an open dialog, an open menu or a play function.
 * After a press inside the frame, or entry by Tab, the focus stays with the story.
 */
export function keepFocus(frame: HTMLIFrameElement): void {
  const inside = frame.contentWindow;
  if (!inside) return;
  const end = new AbortController();
  const { signal } = end;
  let isByTab = false;
  let lost: { element: HTMLElement; at: number } | null = null;
  const onKey = ({ key }: KeyboardEvent) => {
    isByTab = key === "Tab";
    // The browser moves the focus before the next task begins.
    setTimeout(() => (isByTab = false));
  };
  const onLoss = ({ target }: Event) => {
    // A frame that loses the focus does not get it back: its story had taken it.
    if (isFocusable(target) && target.nodeName !== "IFRAME")
      lost = { element: target, at: performance.now() };
  };
  for (const one of listDocuments()) {
    one.addEventListener("keydown", onKey, { signal, capture: true });
    one.addEventListener("focusout", onLoss, { signal });
  }
  // An open dialog would take the focus again on the event of the loss, and a form would validate its field.
  const conceal = (event: FocusEvent) => {
    if (event.relatedTarget === null) event.stopImmediatePropagation();
  };
  const giveBack = () => {
    if (signal.aborted) return;
    frame.blur();
    if (lost?.element.isConnected === true && performance.now() - lost.at < moment)
      lost.element.focus({ preventScroll: true });
  };
  const onTaken = () => {
    if (isByTab) end.abort();
    // The call that takes the focus completes after its event.
    else setTimeout(giveBack);
  };
  const onPress = ({ isTrusted }: Event) => {
    if (isTrusted) end.abort();
  };
  for (const loss of ["blur", "focusout"] as const)
    inside.addEventListener(loss, conceal, { signal, capture: true });
  inside.addEventListener("focus", onTaken, { signal });
  keepPlace(inside, signal);
  inside.addEventListener("pointerdown", onPress, { signal, capture: true });
  setTimeout(() => end.abort(), settling);
  if (document.activeElement === frame) giveBack();
}
