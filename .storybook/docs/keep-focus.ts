/** How long a loaded story may still render and play, in ms. Later it is its reader who moves the focus. */
const settling = 30_000;
/** How long before a story took the focus an element may have lost it to the story, in ms. */
const moment = 200;

/** The documents whose focus a story may take: that of the page, and that of Storybook around it. */
function listDocuments(): readonly Document[] {
  try {
    return parent === window ? [document] : [document, parent.document];
  } catch {
    // Storybook is in a frame of another site.
    return [document];
  }
}

/** Tests an element by its methods: one of the other document is no instance of the classes of this one. */
const isFocusable = (target: EventTarget | null): target is HTMLElement =>
  target !== null && "focus" in target && "isConnected" in target;

/** Lets no story scroll the docs page to what it focuses, until the signal. */
function keepPlace(inside: Window, signal: AbortSignal): void {
  // The prototype of all elements of the frame, which are no instances of this page's classes.
  const elements: HTMLElement = Object.getPrototypeOf(inside.document.createElement("b"));
  const { focus } = elements;
  elements.focus = function focusInPlace(options) {
    focus.call(this, signal.aborted ? options : { ...options, preventScroll: true });
  };
}

/**
 * Keeps the focus of a docs page while a story in a frame renders and plays: open dialogs, open menus and plays take it.
 * From a press inside the frame on, and when its reader enters it by Tab, the focus belongs to the story.
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
    // The key has moved the focus when the next task begins.
    setTimeout(() => (isByTab = false));
  };
  const onLoss = ({ target }: Event) => {
    // A frame whose story had the focus gets none back.
    if (isFocusable(target) && target.nodeName !== "IFRAME")
      lost = { element: target, at: performance.now() };
  };
  for (const one of listDocuments()) {
    one.addEventListener("keydown", onKey, { signal, capture: true });
    one.addEventListener("focusout", onLoss, { signal });
  }
  // An open dialog would take the focus again when it hears of the loss, and a form would check its field.
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
