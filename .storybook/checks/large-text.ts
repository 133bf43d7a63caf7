/** The two text settings that each screen is tested with: the spacing of WCAG 1.4.12, and 200 % size. */
export const readersText = {
  spaced: `
    * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
    p { margin-block-end: 2em !important }`,
  doubled: ":root { font-size: 200% }",
} as const;

/** Applies a text setting to the page. Returns the function that removes it. */
export function setText(as: keyof typeof readersText): () => void {
  const style = document.createElement("style");
  style.textContent = readersText[as];
  document.head.append(style);
  return () => style.remove();
}

/** Long values scroll within these fields. */
const typedInto = "input, textarea, select";

/** Lists the texts that overflow a clipping container or end in an ellipsis. */
export function cutTextFaults(): string[] {
  return [...document.body.querySelectorAll(`:not(${typedInto})`)].flatMap((element) => {
    const { overflowX, overflowY, textOverflow, webkitLineClamp, clipPath } = getComputedStyle(element);
    const isClamped = webkitLineClamp !== "none";
    const cutsWidth = overflowX === "hidden" || overflowX === "clip" || textOverflow === "ellipsis";
    const cutsHeight = overflowY === "hidden" || overflowY === "clip" || isClamped;
    // Most elements cut nothing, and their sizes and texts take time to read.
    if (!cutsWidth && !cutsHeight) return [];
    const { clientWidth, clientHeight, scrollWidth, scrollHeight } = element;
    const isForListeners = clientWidth <= 1 || clipPath.startsWith("inset(50%");
    if (isForListeners || element.textContent.trim() === "") return [];
    const isCut =
      (cutsWidth && scrollWidth > clientWidth + 1) || (cutsHeight && scrollHeight > clientHeight + 1);
    return isCut
      ? [`cuts off “${element.textContent.trim().slice(0, 60)}”: ${element.outerHTML.slice(0, 120)}`]
      : [];
  });
}

/** Lists texts that are broken into three or more lines of a few letters: complete, but unreadable. */
export function stackedTextFaults(): string[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const faults: string[] = [];
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
    const words = text.textContent?.trim() ?? "";
    if (words === "" || text.parentElement?.checkVisibility() === false) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
    if (lines >= 3 && words.length / lines < 4) faults.push(`stacks the letters of “${words.slice(0, 60)}”`);
  }
  return faults;
}
