/** How far contents may reach, and who says so. */
interface Frame {
  edge: DOMRect;
  owner: string;
  /** Whether it hides what reaches beyond it. */
  isCut: boolean;
  /** Where a text that is shortened is cut; what is cut off lies on nothing. */
  cut?: DOMRect;
  /** Only texts of one layer may not lie on each other. */
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

const nameOf = (element: Element) => element.outerHTML.slice(0, 100);

const sticksOut = (rect: DOMRect, edge: DOMRect) =>
  rect.width > 0 && (rect.left < edge.left - tolerance || rect.right > edge.right + tolerance);

const isForListenersOnly = (style: CSSStyleDeclaration, rect: DOMRect) =>
  (style.overflowX !== "visible" && rect.width <= 1 && rect.height <= 1) ||
  style.clipPath.startsWith("inset(50%");

const hasBorder = ({ borderLeftStyle, borderRightStyle }: CSSStyleDeclaration) =>
  borderLeftStyle !== "none" && borderRightStyle !== "none";

const isPainted = (style: CSSStyleDeclaration) =>
  style.display !== "inline" && (style.backgroundColor !== "rgba(0, 0, 0, 0)" || hasBorder(style));

/** What a part itself must stay within: what floats is held by the page alone. */
function frameAround(element: Element, style: CSSStyleDeclaration, outer: Frame, page: Frame): Frame {
  const isFloating = style.position === "absolute" || style.position === "fixed";
  if (isFloating) return { ...page, ...(outer.isCut && { edge: endless }), layer: element };
  return style.position === "sticky" ? { ...outer, layer: element } : outer;
}

/** What its contents must stay within: what scrolls or is shortened holds as much as it likes. */
function frameWithin(element: Element, style: CSSStyleDeclaration, around: Frame): Frame {
  const isScrolled = style.overflowX === "auto" || style.overflowX === "scroll";
  const isShortened = style.textOverflow === "ellipsis" || style.webkitLineClamp !== "none";
  // What is scrolled away lies beneath what stands after it.
  if (isScrolled) return { ...around, edge: endless, layer: element };
  const rect = element.getBoundingClientRect();
  if (isShortened) return { ...around, edge: endless, cut: rect };
  const isCut = style.overflowX !== "visible";
  const isEdge = rect.width > 0 && (isCut || isPainted(style));
  return isEdge ? { ...around, edge: rect, owner: nameOf(element), isCut } : around;
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

function judge(element: Element, outer: Frame, page: Frame, { faults, lines }: Findings): void {
  const style = getComputedStyle(element);
  const rect = element.getBoundingClientRect();
  if (style.display !== "contents" && !element.checkVisibility(seen)) return;
  if (isForListenersOnly(style, rect)) return;
  const around = frameAround(element, style, outer, page);
  const within = frameWithin(element, style, around);
  const isThing = replaced.has(element.tagName) || isPainted(style);
  if (isThing && sticksOut(rect, around.edge))
    faults.push(`${nameOf(element)} stands out of ${around.owner}`);
  for (const line of linesOf(element)) {
    if (sticksOut(line.rect, within.edge))
      faults.push(`“${line.text.slice(0, 60)}” stands out of ${within.owner}`);
    lines.push({ ...line, rect: drawn(line.rect, within.cut), layer: within.layer, element });
  }
  for (const child of element.children) judge(child, within, page, { faults, lines });
}

/** What of a line is drawn. */
function drawn({ left, right, top, height }: DOMRect, cut: DOMRect | undefined): DOMRect {
  const start = Math.max(left, cut?.left ?? left);
  const end = Math.min(right, cut?.right ?? right);
  return new DOMRect(start, top, Math.max(end - start, 0), height);
}

/** The middle of a line, as tall letters of two lines may share a pixel. */
const core = ({ left, right, top, height }: DOMRect) => ({
  left: left + tolerance,
  right: right - tolerance,
  top: top + height * 0.25,
  bottom: top + height * 0.75,
});

function overlaps(lines: readonly Line[]): string[] {
  const faults: string[] = [];
  for (const [index, one] of lines.entries()) {
    const a = core(one.rect);
    for (const other of lines.slice(index + 1)) {
      if (one.layer !== other.layer || one.element === other.element) continue;
      const b = core(other.rect);
      const isApart = a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;
      if (!isApart) faults.push(`“${one.text.slice(0, 40)}” lies on “${other.text.slice(0, 40)}”`);
    }
  }
  return faults;
}

/** What of a page reaches over the edge of what holds it, or lies on other words; empty where all is well. */
export function layoutFaults(): string[] {
  const { clientWidth, clientHeight } = document.documentElement;
  const edge = new DOMRect(0, 0, clientWidth, clientHeight);
  const page: Frame = { edge, owner: "the page", isCut: false, layer: document.body };
  const findings: Findings = { faults: [], lines: [] };
  judge(document.body, page, page, findings);
  return [...new Set([...findings.faults, ...overlaps(findings.lines)])];
}
