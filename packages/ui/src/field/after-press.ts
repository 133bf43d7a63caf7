const ends = ["pointerup", "pointercancel", "mouseup", "keyup"] as const;

/**
 * Calls back at once, or, while something is being pressed, once the press has done its work. What a field says when
 * it is left moves what stands below it, and a button that moves away between down and up is not pressed at all.
 */
export function afterPress(callback: () => void): void {
  if (!document.documentElement.matches(":active")) return callback();
  const waiting = new AbortController();
  const end = () => {
    waiting.abort();
    // The click follows the release in the same task.
    setTimeout(callback);
  };
  for (const name of ends) addEventListener(name, end, { capture: true, signal: waiting.signal });
}

/** A field's `onBlur` that waits for the press that took the focus away; nothing where the caller gave none. */
export function lateBlur<BlurEvent>(onBlur: ((event: BlurEvent) => void) | undefined) {
  return onBlur && { onBlur: (event: BlurEvent) => afterPress(() => onBlur(event)) };
}
