import { BrandError, type BrandFile, type ContrastFailure, createBrand, type Theme } from "@broker/ui";

export type BrandField = "accent" | "accentDark" | "neutral" | "radius" | "font";

/** The result of a brand: its theme, or why it is refused. */
export type Verdict =
  | { isAccepted: true; theme: Theme }
  | {
      isAccepted: false;
      reason: string;
      failures: readonly ContrastFailure[];
      /** The field to change; null if it is unknown. */
      field: BrandField | null;
    };

const fields = ["accent", "accentDark", "neutral", "radius", "font"] as const;

/** Returns how many contrasts of a refused brand are too low, in words. */
export const countFailures = ({ length }: readonly ContrastFailure[]): string =>
  `${length} ${length === 1 ? "contrast is" : "contrasts are"} too low`;

/** Creates the theme of a brand, or returns the reason of `createBrand` for refusing it. */
export function checkBrand(file: BrandFile): Verdict {
  try {
    return { isAccepted: true, theme: createBrand(file) };
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const reason = error.message;
    if (error instanceof BrandError) {
      const { failures } = error;
      const isOnDark = file.accentDark !== undefined && failures.every(({ scheme }) => scheme === "dark");
      return { isAccepted: false, reason, failures, field: isOnDark ? "accentDark" : "accent" };
    }
    const field = fields.find((one) => reason.includes(` as ${one};`)) ?? null;
    return { isAccepted: false, reason, failures: [], field };
  }
}
