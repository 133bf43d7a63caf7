const ends = ["pointerup", "pointercancel", "mouseup", "keyup"] as const;

/**
 * Calls back at once or, during a press, after its click. An error that appears on blur moves the content below, and a
 * button that moves between down and up is not clicked.
 */
export function runAfterPress(callback: () => void): void {
  if (!document.documentElement.matches(":active")) return callback();
  const waiting = new AbortController();
  const end = () => {
    waiting.abort();
    // The click follows the release in the same task.
    setTimeout(callback);
  };
  for (const name of ends) addEventListener(name, end, { capture: true, signal: waiting.signal });
}

/** Returns a field's `onBlur` that waits for the press that moved the focus; undefined without one. */
export function delayBlur<BlurEvent>(onBlur: ((event: BlurEvent) => void) | undefined) {
  return onBlur && { onBlur: (event: BlurEvent) => runAfterPress(() => onBlur(event)) };
}
