/** A mark of our own making: its colour, and the drawing in a square of 32, as paths with white lines. */
interface Mark {
  readonly colour: string;
  readonly lines: string;
  /** A part that is filled, where the mark has one. */
  readonly solid?: string;
}

/**
 * The marks of the seeded platforms, by name. No mark belongs to a real company, because the sandbox moves no money and must
 * not look as if it did.
 */
const marks: Readonly<Record<string, Mark>> = {
  "Daybreak Bank": { colour: "#0369a1", lines: "M7 22h18M11 22a5 5 0 0 1 10 0M16 9v3M9 12l2 2M23 12l-2 2" },
  "Ridgeline Bank": { colour: "#0f766e", lines: "M8 21l8-6 8 6M8 15l8-6 8 6" },
  "Portico Bank": { colour: "#a21c5b", lines: "M7 13l9-5 9 5M10 14v8M16 14v8M22 14v8M7 24h18" },
  "Saltmarsh Savings": {
    colour: "#4d7c0f",
    lines: "M7 22c3-3 6-3 9 0s6 3 9 0M12 18V9M16 17V7M20 18v-7",
  },
  "Old Quay Bank": {
    colour: "#9a3412",
    lines: "M16 11v14M8 18c0 4 4 7 8 7s8-3 8-7M12 14h8M16 7a2 2 0 1 0 .01 0z",
  },
  "International wire": {
    colour: "#1d4ed8",
    lines: "M16 7a9 9 0 0 1 0 18a9 9 0 0 1 0-18zM7 16h18M16 7c-5 5-5 13 0 18c5-5 5-13 0-18z",
  },
  "USDT (TRC20)": {
    colour: "#3f6212",
    lines: "M13 11a5 5 0 0 1 0 10a5 5 0 0 1 0-10zM19 11a5 5 0 0 1 0 10a5 5 0 0 1 0-10z",
  },
  "USDT (ERC20)": { colour: "#4f46e5", lines: "M16 7l8 4.5v9L16 25l-8-4.5v-9zM8 11.5l8 4.5 8-4.5M16 16v9" },
  ESS: { colour: "#0e7490", lines: "M22 10c-2-2-11-3-11 2s11 3 11 8-9 4-12 2" },
  SmilePayz: {
    colour: "#c2410c",
    lines: "M9 17c2 7 12 7 14 0",
    solid: "M11 12.5a1.7 1.7 0 1 0 .01 0zM21 12.5a1.7 1.7 0 1 0 .01 0z",
  },
  OnePay: { colour: "#15703f", lines: "M12 12l4-3v14M12 23h8" },
  RazorPay: { colour: "#be123c", lines: "M18 7L10 18h6l-2 7 8-11h-6z" },
  FastPay: { colour: "#7e22ce", lines: "M8 10l6 6-6 6M16 10l6 6-6 6" },
};

const addressed = Object.keys(marks).map(
  (name) => [name.toLowerCase().replaceAll(/[^a-z0-9]+/g, ""), name] as const,
);

/** Returns the address of a platform's logo; null for a platform without one. */
export function logoOf(name: string): string | null {
  const [file] = addressed.find(([, one]) => one === name) ?? [];
  return file === undefined ? null : `/api/files/platform-logo/${file}.svg`;
}

/** Draws the logo for the file name in its address, readable on a light and on a dark background; null for an unknown name. */
export function drawPlatformLogo(file: string): string | null {
  const [, name = ""] = addressed.find(([one]) => one === file) ?? [];
  const mark = marks[name];
  if (!mark) return null;
  const { colour, lines, solid } = mark;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="${colour}"/><path d="${lines}" fill="none" stroke="#fff" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>${solid === undefined ? "" : `<path d="${solid}" fill="#fff"/>`}</svg>`;
}
