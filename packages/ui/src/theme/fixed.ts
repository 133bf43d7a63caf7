/** Visually hidden, but read by screen readers. */
export const heardOnly = {
  position: "absolute",
  inlineSize: "1px",
  blockSize: "1px",
  /* Without this margin the pixel overflows its container, and the page scrolls horizontally. */
  margin: "-1px",
  overflow: "hidden",
  clipPath: "inset(50%)",
  whiteSpace: "nowrap",
} as const;

/** Black on white in every scheme, as cameras need. */
export const scannable = { background: "white", color: "black" } as const;

/** The minimum height of a row of a list and of its placeholder. */
export const rowHeight = "4.5rem";
