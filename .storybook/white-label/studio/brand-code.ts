import type { BrandFile } from "@broker/ui";
import { decodeText, encodeText } from "../../text-code.ts";

/** The parameter of an address that holds a brand. */
export const brandParameter = "studio";

const isText = (value: unknown): value is string => typeof value === "string";

/** Returns the brand that a value describes, which `createBrand` may refuse; null for any other value. */
function toBrandFile(value: unknown): BrandFile | null {
  if (typeof value !== "object" || value === null) return null;
  const { name, logo, logoDark, accent, accentDark, neutral, radius, font } = Object(value);
  const { sans, mono } = Object(font);
  if (![name, accent, neutral].every(isText) || typeof radius !== "number") return null;
  if (!isText(sans) || !isText(mono)) return null;
  return {
    name,
    ...(isText(logo) && { logo }),
    ...(isText(logoDark) && { logoDark }),
    accent,
    ...(isText(accentDark) && { accentDark }),
    neutral,
    radius,
    font: { sans, mono },
  };
}

/** Encodes a brand as text for a URL. */
export const encodeBrand = (brand: BrandFile): string => encodeText(JSON.stringify(brand));

/** Parses the brand of an address; null for a text that is no brand. */
export function decodeBrand(code: string): BrandFile | null {
  try {
    return toBrandFile(JSON.parse(decodeText(code)));
  } catch {
    return null;
  }
}

/** Reads the brand from the query or the fragment of an address; null without one. */
export function brandOf(parameters: string): BrandFile | null {
  const code = new URLSearchParams(parameters.replace(/^#/, "")).get(brandParameter);
  return code === null ? null : decodeBrand(code);
}
