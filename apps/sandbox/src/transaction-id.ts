import type { Deps } from "./deps.ts";

/** A new number for a deposit (D), a withdrawal (W) or a transfer (T), with its day, such as `D-20261121-7KQ2M4XA`. */
export const newTransactionId = ({ clock, randomId }: Deps, letter: "D" | "W" | "T"): string =>
  `${letter}-${clock.now().toISOString().slice(0, 10).replaceAll("-", "")}-${randomId()}`;
