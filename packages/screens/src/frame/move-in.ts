/** The last places in order, up to the current one. */
export type Trail = string[];

/** How far content moves, in px: less than the gutter of a phone, so that the page gets no scroll bar. */
const WAY = 12;

/**
 * Moves an element to its place from the side that it comes from: a new place from the end of the line, an earlier one
 * of the trail from its start. Only its position changes, so that the browser can draw the first frame at once. Nothing
 * moves for users who prefer reduced motion.
 */
export function moveIn(element: Element | null, trail: Trail, place: string): void {
  const earlier = trail.indexOf(place);
  trail.splice(earlier < 0 ? trail.length : earlier, Infinity, place);
  if (!element || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const isFromRight = earlier < 0 === (getComputedStyle(element).direction === "ltr");
  element.animate(
    { translate: [`${isFromRight ? WAY : -WAY}px`, "0"] },
    { duration: 200, easing: "cubic-bezier(0.2, 0, 0, 1)" },
  );
}
