/** Resolves after the work of the last press has run: the design system paints the press first. */
export const waitForPaint = (): Promise<void> =>
  new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
