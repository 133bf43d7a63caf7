/** Returns the faults of a page's table: overlaps of the last column, broken words, and misaligned lines. */
export function tableFaults(): string[] {
  const boxes = (cell: Element) => {
    const range = document.createRange();
    range.selectNodeContents(cell);
    return [...range.getClientRects()].filter(({ width }) => width > 1);
  };
  return [...document.querySelectorAll("main tr")].flatMap((row) => {
    const cells = [...row.querySelectorAll("th, td")];
    const last = cells.at(-1);
    if (!last) return [];
    const { left, right } = last.getBoundingClientRect();
    const covered = cells
      .slice(0, -1)
      .filter((cell) => boxes(cell).some((box) => box.right > left && box.left < right))
      .map((cell) => `covers ${cell.textContent}`);
    const lines = new Set(boxes(last).map(({ top, height }) => Math.round(top + height / 2)));
    const broken = lines.size > 1 && last.textContent === "View" ? ["breaks View"] : [];
    const edges = cells.map((cell) => {
      const { bottom } = cell.getBoundingClientRect();
      return `${bottom} ${getComputedStyle(cell).borderBlockEndWidth}`;
    });
    const steps = new Set(edges).size > 1 ? [`steps: ${edges.join(", ")}`] : [];
    return [covered, broken, steps].flat();
  });
}
