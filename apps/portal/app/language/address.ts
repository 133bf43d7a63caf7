import { isLocale, type Locale } from "@broker/screens";
import { isOffered } from "./offered.ts";

/** The language whose addresses have no folder. */
export const DEFAULT: Locale = "en";

/** Splits a path into the language of its folder and the rest. */
export function readPath(pathname: string): { readonly path: string; readonly named: Locale | null } {
  const [, folder = ""] = pathname.split("/");
  if (!isLocale(folder) || folder === DEFAULT) return { path: pathname, named: null };
  return { path: pathname.slice(folder.length + 1) || "/", named: folder };
}

/** Returns the path of a page in a language: `/login`, `/ms/login`. */
export const pathIn = (locale: Locale, path: string): string =>
  locale === DEFAULT ? path : `/${locale}${path === "/" ? "" : path}`;

/** Returns the language that an address names by its folder or by `?lang=`. */
export function localeNamed({ pathname, search }: Pick<Location, "pathname" | "search">): Locale | null {
  const asked = new URLSearchParams(search).get("lang");
  return readPath(pathname).named ?? (asked !== null && isOffered(asked) ? asked : null);
}
