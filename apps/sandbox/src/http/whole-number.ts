const DIGITS = /^(0|[1-9]\d{0,8})$/;

/** Parses a whole number of a query or a form as the contract writes it; any other text is the fallback. */
export const wholeNumberOf = (text: string | undefined, fallback: number): number =>
  text !== undefined && DIGITS.test(text) ? Number(text) : fallback;
