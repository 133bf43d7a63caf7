/** Seen by nobody, read by screen readers. */
export const heardOnly = {
  position: "absolute",
  inlineSize: "1px",
  blockSize: "1px",
  /* Or the one pixel stands out of what it is in, and the page scrolls sideways. */
  margin: "-1px",
  overflow: "hidden",
  clipPath: "inset(50%)",
  whiteSpace: "nowrap",
} as const;

/** What cameras read, in every scheme. */
export const scannable = { background: "white", color: "black" } as const;
