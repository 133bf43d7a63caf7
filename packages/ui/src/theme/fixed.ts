/** Visually hidden, but read by screen readers. */
export const heardOnly = {
  position: "absolute",
  inlineSize: "1px",
  blockSize: "1px",
  /* Otherwise the one pixel overflows its container, and the page scrolls horizontally. */
  margin: "-1px",
  overflow: "hidden",
  clipPath: "inset(50%)",
  whiteSpace: "nowrap",
} as const;

/** Black on white in every scheme, as cameras need. */
export const scannable = { background: "white", color: "black" } as const;

/** The least height of a row of a list, which its placeholder has too. */
export const rowHeight = "4.5rem";
