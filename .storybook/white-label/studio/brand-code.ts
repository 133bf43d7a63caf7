import type { BrandFile } from "@broker/ui";

/** The parameter of an address that holds a brand. */
export const brandParameter = "studio";

const isText = (value: unknown): value is string => typeof value === "string";

/** Returns the brand that a value describes, which `createBrand` may refuse; null for any other value. */
function toBrandFile(value: unknown): BrandFile | null {
  if (typeof value !== "object" || value === null) return null;
  const { name, logo, accent, accentDark, neutral, radius, font } = Object(value);
  const { sans, mono } = Object(font);
  if (![name, logo, accent, neutral].every(isText) || typeof radius !== "number") return null;
  if (!isText(sans) || !isText(mono)) return null;
  return {
    name,
    logo,
    accent,
    ...(isText(accentDark) && { accentDark }),
    neutral,
    radius,
    font: { sans, mono },
  };
}

/** Writes a brand for an address, in letters that no address changes. */
export function encodeBrand(brand: BrandFile): string {
  const bytes = new TextEncoder().encode(JSON.stringify(brand));
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** Reads the brand of an address; null for a text that is none. */
export function decodeBrand(code: string): BrandFile | null {
  try {
    const binary = atob(code.replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
    return toBrandFile(JSON.parse(new TextDecoder().decode(bytes)));
  } catch {
    return null;
  }
}

/** Reads the brand from the query or the fragment of an address; null without one. */
export function brandOf(parameters: string): BrandFile | null {
  const code = new URLSearchParams(parameters.replace(/^#/, "")).get(brandParameter);
  return code === null ? null : decodeBrand(code);
}
