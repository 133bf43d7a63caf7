import type { Deps } from "./deps.ts";

/**
 * Creates the number of a deposit (D), a withdrawal (W), a transfer (T), a support message (M) or a conversation (C), with its day, such as
 * `D-20261121-7KQ2M4XA`.
 */
export const createTransactionId = ({ clock, randomId }: Deps, letter: "D" | "W" | "T" | "M" | "C"): string =>
  `${letter}-${clock.now().toISOString().slice(0, 10).replaceAll("-", "")}-${randomId()}`;
