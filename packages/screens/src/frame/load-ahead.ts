/**
 * Loads code that is wanted soon, once the next frame is drawn: what was just pressed is answered first. Code that does
 * not come is asked for again, and its failure told, when it is its turn.
 *
 * @example
 * useEffect(() => loadAhead(() => import("./paying-steps.view.tsx")), []);
 */
export function loadAhead(load: () => Promise<unknown>): void {
  requestAnimationFrame(() => setTimeout(() => void load().catch(() => undefined)));
}
