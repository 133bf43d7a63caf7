/** The box that content must stay within, and the element that sets it: the document for the page. */
interface Frame {
  edge: DOMRect;
  owner: Element;
  /** Whether it hides overflowing content. */
  isCut: boolean;
  /** Whether it does so by `overflow: clip`, by which a component intentionally crops an image. */
  isClipped: boolean;
  /** Where a truncated text is cut; the rest overlaps nothing. */
  cut?: DOMRect;
  /** The layer of an element; only texts of one layer must not overlap. */
  layer: Element;
}

interface Line {
  text: string;
  rect: DOMRect;
  layer: Element;
  element: Element;
}

interface Findings {
  faults: string[];
  lines: Line[];
}

const tolerance = 1;
const seen = { opacityProperty: true, visibilityProperty: true };
const endless = new DOMRect(-1e6, 0, 2e6, 0);
const replaced = new Set(["IMG", "INPUT", "SELECT", "TEXTAREA", "CANVAS", "VIDEO", "svg"]);

// Called for faults only, because it serializes the whole element.
const nameOf = (element: Element) =>
  element === document.documentElement ? "the page" : element.outerHTML.slice(0, 100);

const sticksOut = (rect: DOMRect, edge: DOMRect) =>
  rect.width > 0 && (rect.left < edge.left - tolerance || rect.right > edge.right + tolerance);

const isForListenersOnly = (style: CSSStyleDeclaration, rect: DOMRect) =>
  (style.overflowX !== "visible" && rect.width <= 1 && rect.height <= 1) ||
  style.clipPath.startsWith("inset(50%");

const hasBorder = ({ borderLeftStyle, borderRightStyle }: CSSStyleDeclaration) =>
  borderLeftStyle !== "none" && borderRightStyle !== "none";

/** Forced colours replace the colour of a transparent background, which stays transparent. */
const isTransparent = ({ backgroundColor }: CSSStyleDeclaration) => /^rgba\(.*, 0\)$/.test(backgroundColor);

const isPainted = (style: CSSStyleDeclaration) =>
  style.display !== "inline" && (!isTransparent(style) || hasBorder(style));

/** Returns the box in which an element itself must stay: for a floating element, the box of the page. */
function frameAround(element: Element, style: CSSStyleDeclaration, outer: Frame, page: Frame): Frame {
  const isFloating = style.position === "absolute" || style.position === "fixed";
  if (isFloating) return { ...page, ...(outer.isCut && { edge: endless }), layer: element };
  return style.position === "sticky" ? { ...outer, layer: element } : outer;
}

/** Returns the box that an element's content must stay within; a scrolling or truncating element has none. */
function frameWithin(
  element: Element,
  style: CSSStyleDeclaration,
  rect: DOMRect,
  isDrawn: boolean,
  around: Frame,
): Frame {
  const isScrolled = style.overflowX === "auto" || style.overflowX === "scroll";
  const isShortened = style.textOverflow === "ellipsis" || style.webkitLineClamp !== "none";
  // Content that is scrolled out of view is below the next element.
  if (isScrolled) return { ...around, edge: endless, layer: element };
  if (isShortened) return { ...around, edge: endless, cut: rect };
  const isCut = style.overflowX !== "visible";
  const isEdge = rect.width > 0 && (isCut || isDrawn);
  return isEdge
    ? { ...around, edge: rect, owner: element, isCut, isClipped: style.overflowX === "clip" }
    : around;
}

function* linesOf(element: Element): Generator<{ text: string; rect: DOMRect }> {
  for (const node of element.childNodes) {
    const text = node instanceof Text ? node.data.trim() : "";
    if (text === "") continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const rect of range.getClientRects()) yield { text, rect };
  }
}

function inspect(element: Element, outer: Frame, page: Frame, { faults, lines }: Findings): void {
  const style = getComputedStyle(element);
  const rect = element.getBoundingClientRect();
  if (style.display !== "contents" && !element.checkVisibility(seen)) return;
  if (isForListenersOnly(style, rect)) return;
  const around = frameAround(element, style, outer, page);
  const isDrawn = isPainted(style);
  const within = frameWithin(element, style, rect, isDrawn, around);
  const isDrawnCut = element.tagName === "IMG" && around.isClipped;
  const isThing = !isDrawnCut && (replaced.has(element.tagName) || isDrawn);
  if (isThing && sticksOut(rect, around.edge))
    faults.push(`${nameOf(element)} stands out of ${nameOf(around.owner)}`);
  for (const line of linesOf(element)) {
    if (sticksOut(line.rect, within.edge))
      faults.push(`“${line.text.slice(0, 60)}” stands out of ${nameOf(within.owner)}`);
    lines.push({ ...line, rect: drawn(line.rect, within.cut), layer: within.layer, element });
  }
  for (const child of element.children) inspect(child, within, page, { faults, lines });
}

/** Returns the visible part of a line box. */
function drawn({ left, right, top, height }: DOMRect, cut: DOMRect | undefined): DOMRect {
  const start = Math.max(left, cut?.left ?? left);
  const end = Math.min(right, cut?.right ?? right);
  return new DOMRect(start, top, Math.max(end - start, 0), height);
}

/** Returns the middle of a line, since tall letters of two lines may share a pixel. */
const core = ({ left, right, top, height }: DOMRect) => ({
  left: left + tolerance,
  right: right - tolerance,
  top: top + height * 0.25,
  bottom: top + height * 0.75,
});

function overlaps(lines: readonly Line[]): string[] {
  const faults: string[] = [];
  const cores = lines.map((line) => ({ ...line, ...core(line.rect) }));
  for (const [index, a] of cores.entries()) {
    for (const b of cores.slice(index + 1)) {
      if (a.layer !== b.layer || a.element === b.element) continue;
      const isApart = a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;
      if (!isApart) faults.push(`“${a.text.slice(0, 40)}” lies on “${b.text.slice(0, 40)}”`);
    }
  }
  return faults;
}

/** Lists content that overflows its container, or overlaps other text; empty without faults. */
export function layoutFaults(): string[] {
  const { clientWidth, clientHeight } = document.documentElement;
  const edge = new DOMRect(0, 0, clientWidth, clientHeight);
  const page: Frame = {
    edge,
    owner: document.documentElement,
    isCut: false,
    isClipped: false,
    layer: document.body,
  };
  const findings: Findings = { faults: [], lines: [] };
  inspect(document.body, page, page, findings);
  return [...new Set([...findings.faults, ...overlaps(findings.lines)])];
}
