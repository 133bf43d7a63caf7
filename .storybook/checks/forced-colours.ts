const chosen =
  "[aria-selected='true'], [aria-checked='true'], [aria-pressed='true'], [aria-current]:not([aria-current='false']), input:checked, [data-selected='true']";

/**
 * Describes everything that distinguishes an element with forced colours: no shade, no shadow, and not the text colour,
 * for which the browser reports the author's value.
 */
function lookOf(element: Element): string {
  return [element, ...element.querySelectorAll("*")]
    .flatMap((part) =>
      [undefined, "::before", "::after"].map((pseudo) => {
        const style = getComputedStyle(part, pseudo);
        return [
          part.tagName,
          style.content,
          style.backgroundColor,
          style.borderTopColor,
          style.borderTopWidth,
          style.borderBottomColor,
          style.borderBottomWidth,
          style.outlineStyle,
          style.outlineColor,
          style.fontWeight,
          style.textDecorationLine,
          style.visibility,
          style.opacity,
          style.translate,
          style.transform,
          style.insetInlineStart,
        ].join();
      }),
    )
    .join("|");
}

const drawnOf = (element: Element): Element => element.closest("label") ?? element;

/** Returns whether the browser draws a radio button, with its own indication. */
const isNative = (element: Element) =>
  element instanceof HTMLInputElement && getComputedStyle(element).appearance === "auto";

const isUnchosen = (element: Element) => !element.matches(chosen);

/** Returns an unselected sibling of a selected element. */
function likeOf(element: Element): Element | undefined {
  const role = element.getAttribute("role");
  const like = role === null ? element.tagName.toLowerCase() : `[role='${role}']`;
  let around = element.parentElement;
  for (let level = 0; level < 4 && around !== null; level += 1, around = around.parentElement) {
    const found = [...around.querySelectorAll(like)].find(isUnchosen);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Lists selected elements that look like unselected ones with forced colours. */
export function forcedColourFaults(): string[] {
  if (!matchMedia("(forced-colors: active)").matches) return [];
  return [...document.querySelectorAll(chosen)].flatMap((element) => {
    // The row indicates that its cells are selected.
    if (element.parentElement?.closest(chosen) || isNative(element)) return [];
    const like = likeOf(element);
    if (like === undefined || lookOf(drawnOf(element)) !== lookOf(drawnOf(like))) return [];
    return [`looks like what is not chosen: ${element.outerHTML.slice(0, 120)}`];
  });
}
