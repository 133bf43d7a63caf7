import type { BrandFile } from "@broker/ui";
import { addons } from "storybook/preview-api";
import { NAVIGATE_URL } from "storybook/internal/core-events";
import { brandOf, brandParameter, encodeBrand } from "./brand-code.ts";

/** The longest code that servers and messengers take as part of an address. */
const longestCode = 6000;

/** Returns the query of the address that the reader sees: that of Storybook, or that of the story alone. */
function openSearch(): string {
  try {
    const { search } = window.parent.location;
    return new URLSearchParams(search).has("path") ? search : location.search;
  } catch {
    // A frame of another host.
    return location.search;
  }
}

/** Returns the brand of the address; null without one. */
export const readAddress = (): BrandFile | null => brandOf(location.search) ?? brandOf(openSearch());

/** Returns the brand as it goes into an address: without a logo that is too long for it. */
export function toShared(brand: BrandFile): { code: string; hasLogo: boolean } {
  const code = encodeBrand(brand);
  if (code.length <= longestCode) return { code, hasLogo: true };
  return { code: encodeBrand({ ...brand, logo: "" }), hasLogo: false };
}

/** Returns the address that opens the studio with a brand. */
export function linkTo(code: string): string {
  const address = new URL("./", location.href);
  address.search = `path=/story/foundations-brand-studio--studio&${brandParameter}=${code}`;
  return address.href;
}

/** Writes the brand into the address. */
export function writeAddress(code: string): void {
  const search = openSearch();
  const parameters = new URLSearchParams(search);
  parameters.set(brandParameter, code);
  const next = `?${parameters}`;
  if (search === location.search) history.replaceState(history.state, "", next);
  else addons.getChannel().emit(NAVIGATE_URL, next, { replace: true });
}
