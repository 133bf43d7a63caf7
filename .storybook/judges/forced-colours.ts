const chosen =
  "[aria-selected='true'], [aria-checked='true'], [aria-pressed='true'], [aria-current]:not([aria-current='false']), input:checked, [data-selected='true']";

/**
 * Everything that can tell one from another where a system's colours rule: no shade, no shadow, and not the
 * colour of words, of which the browser still tells what the page asked for.
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

const isUnchosen = (element: Element) => !element.matches(chosen);

/** The like of what is chosen, not chosen itself, near it. */
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

/** What is chosen and looks like what is not, where the system's colours rule. */
export function forcedColourFaults(): string[] {
  if (!matchMedia("(forced-colors: active)").matches) return [];
  return [...document.querySelectorAll(chosen)].flatMap((element) => {
    // The cells of a chosen row are told by the row.
    if (element.parentElement?.closest(chosen)) return [];
    const like = likeOf(element);
    if (like === undefined || lookOf(drawnOf(element)) !== lookOf(drawnOf(like))) return [];
    return [`looks like what is not chosen: ${element.outerHTML.slice(0, 120)}`];
  });
}
