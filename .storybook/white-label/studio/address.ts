import type { BrandFile } from "@broker/ui";
import { linkToStory, openSearch, writeParameter } from "../../own-address.ts";
import { brandOf, brandParameter, encodeBrand } from "./brand-code.ts";

/** The longest code that servers and messengers take as part of an address. */
const longestCode = 6000;

/** Returns the brand of the address; null without one. */
export const readAddress = (): BrandFile | null => brandOf(location.search) ?? brandOf(openSearch());

/** Returns the brand for an address: without logos that are too long for an address. */
export function toShared(brand: BrandFile): { code: string; hasLogo: boolean } {
  const code = encodeBrand(brand);
  if (code.length <= longestCode) return { code, hasLogo: true };
  const { logo: _logo, logoDark: _dark, ...withoutLogo } = brand;
  return { code: encodeBrand(withoutLogo), hasLogo: false };
}

/** Returns the address that opens the studio with a brand. */
export const linkTo = (code: string): string =>
  linkToStory("foundations-brand-studio--studio", brandParameter, code);

/** Writes the brand into the address. */
export const writeAddress = (code: string): void => writeParameter(brandParameter, code);
