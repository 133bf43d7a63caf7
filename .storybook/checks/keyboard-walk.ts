/** Presses the browser's real Tab key a number of times. */
export type PressTab = (times: number) => Promise<void>;

/** The maximum number of stops, enough for the longest screen; a longer story is checked up to here. */
const atMost = 80;

/** A native date field has a stop per segment, and one for its calendar. */
const stopsOfDate = 3;

const tabbable = "a[href], button, input, select, textarea, summary, [tabindex]";
const overlays = "[role='dialog'], [role='alertdialog'], [role='menu'], [role='listbox']";
/** Composite widgets with one tab stop: the arrow keys move within them. */
const composites =
  "[role='radiogroup'], [role='toolbar'], [role='grid'], [role='treegrid'], [role='tablist'], [role='listbox'], [role='menu']";

const nameOf = (element: Element) =>
  `“${element.textContent.trim().slice(0, 40)}” ${element.outerHTML.slice(0, 140)}`;

function isReachable(element: Element): boolean {
  if (!(element instanceof HTMLElement) || element.tabIndex < 0 || element.matches(":disabled")) return false;
  if (element.closest("[inert], [aria-hidden='true'], [popover]:not(:popover-open)") !== null) return false;
  if (element instanceof HTMLInputElement && element.type === "radio") return element.checked;
  return element.checkVisibility({ visibilityProperty: true });
}

const reachable = () => [...document.querySelectorAll(tabbable)].filter(isReachable);

/** Yields the elements that can show the focus of an element: itself, its label or its field. */
function* drawnFor(element: Element): Generator<Element> {
  const label = element.closest("label");
  if (label !== null) yield* [label, ...label.querySelectorAll("*:not(input)")];
  yield element;
  let around = element.parentElement;
  for (let level = 0; level < 3 && around !== null; level += 1, around = around.parentElement) yield around;
}

function hasRing(element: Element): boolean {
  const { outlineStyle, outlineWidth } = getComputedStyle(element);
  return outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 1.5;
}

/** Returns whether an element covers what is below it; a scrim does not. */
const isSolid = (element: Element) => {
  const { backgroundColor } = getComputedStyle(element);
  return backgroundColor.startsWith("rgb(") || /^ok\w+\([^/]+\)$/.test(backgroundColor);
};

function isSeenAt(ring: Element, x: number, y: number): boolean {
  for (const hit of document.elementsFromPoint(x, y)) {
    if (ring.contains(hit) || hit.contains(ring)) return true;
    // The element is closing, which takes less time than the next key.
    if (hit.closest("[data-exiting]") !== null) continue;
    if (isSolid(hit)) return false;
  }
  return false;
}

/** Returns whether the centre or an end of the focus ring is in the viewport and not covered. */
function isInSight(ring: Element): boolean {
  const { left, right, top, bottom } = ring.getBoundingClientRect();
  const points = [0.1, 0.5, 0.9].map(
    (part) => [left + (right - left) * part, top + (bottom - top) * part] as const,
  );
  return points.some(([x, y]) => isSeenAt(ring, x, y));
}

function faultOf(stop: Element): string[] {
  if (!stop.isConnected || stop instanceof HTMLIFrameElement) return [];
  const ring = [...drawnFor(stop)].find(hasRing);
  if (ring === undefined) return [`shows no focus: ${nameOf(stop)}`];
  return isInSight(ring) ? [] : [`has the focus out of sight: ${nameOf(stop)}`];
}

/** Moves the focus before all content, because Tab continues from the last focus; an open overlay keeps the focus. */
function startAtTheTop(): void {
  if (document.activeElement?.closest(overlays)) return;
  const start = document.createElement("span");
  start.tabIndex = -1;
  document.body.prepend(start);
  start.focus();
  start.remove();
}

function faultsAlong(stops: ReadonlySet<Element>): string[] {
  const groups = [...stops].map((stop) => stop.closest(composites)).filter((group) => group !== null);
  return reachable()
    .filter((element) => !stops.has(element) && !groups.some((group) => group.contains(element)))
    .map((element) => `is never reached: ${nameOf(element)}`);
}

/**
 * Walks once through all tab stops; returns the faults, and whether focusable elements were added or removed meanwhile.
 */
async function walk(pressTab: PressTab): Promise<{ faults: string[]; hasChanged: boolean }> {
  const targets = reachable();
  if (targets.length === 0) return { faults: [], hasChanged: false };
  const stops = new Set<Element>();
  const faults = new Set<string>();
  let current: Element | null = null;
  const checkCurrent = () => {
    // When the focus leaves a toolbar, it passes through the toolbar's last element, which is no tab stop.
    if (current !== null && document.activeElement === current)
      for (const fault of faultOf(current)) faults.add(fault);
    current = null;
  };
  const arrive = ({ target }: FocusEvent) => {
    if (!(target instanceof Element) || stops.has(target)) return;
    current = target;
    stops.add(target);
  };
  startAtTheTop();
  if (document.activeElement !== null) stops.add(document.activeElement);
  // A stop is checked on the next key, when its styles have been rendered.
  document.addEventListener("keydown", checkCurrent, true);
  document.addEventListener("focusin", arrive, true);
  const dates = targets.filter((target) => target.matches("input[type='date'], input[type='time']"));
  await pressTab(Math.min(targets.length + dates.length * stopsOfDate + 2, atMost));
  checkCurrent();
  document.removeEventListener("keydown", checkCurrent, true);
  document.removeEventListener("focusin", arrive, true);
  const left = reachable();
  const hasChanged =
    left.length !== targets.length || left.some((element, index) => element !== targets[index]);
  const isWhole = targets.length < atMost;
  return { faults: isWhole ? [...faults, ...faultsAlong(stops)] : [...faults], hasChanged };
}

/**
 * Walks through a page with real keys, and lists stops whose focus is invisible and elements that are never focused.
 * When elements are added during a walk with faults, it is repeated: the keys were counted for another page.
 */
export async function keyboardFaults(pressTab: PressTab): Promise<string[]> {
  let { faults, hasChanged } = await walk(pressTab);
  for (let again = 0; again < 3 && hasChanged && faults.length > 0; again += 1)
    ({ faults, hasChanged } = await walk(pressTab));
  return faults;
}
