import { toAddress, defaultLanguage, languages, type SiteLanguage } from "../src/languages.ts";
import { aliases, paths } from "../src/paths.ts";
import type { BuiltSite } from "./built-site.ts";

/** Checks every page, and returns one list of failures, so that all of them are reported. */
export function faultsOf(
  { pages }: BuiltSite,
  check: (html: string, address: string) => readonly string[],
): readonly string[] {
  return [...pages].flatMap(([address, html]) => check(html, address).map((fault) => `${address}: ${fault}`));
}

/** Returns the first group of every match. */
export const allMatches = (html: string, pattern: RegExp) =>
  [...html.matchAll(pattern)].map(([, found = ""]) => found);

/** The path of the page that an alias shows, by the address of the alias. */
export const aliasOf = new Map(
  languages.flatMap((language) =>
    Object.entries(aliases).flatMap(([path, others]) =>
      others.map((one) => [toAddress(language, one), toAddress(language, path)]),
    ),
  ),
);

/** Returns the language of an address, and the page's path in all languages. */
export function pageAt(address: string): { readonly language: SiteLanguage; readonly path: string } {
  const language = languages.find(
    (one) => one !== defaultLanguage && `${address}/`.startsWith(`/${one.tag}/`),
  );
  if (!language) return { language: defaultLanguage, path: address };
  return { language, path: address.slice(language.tag.length + 1) || "/" };
}

/** The pages that search engines must not list: unknown addresses, and answers to a form. */
const unlisted = new Set<string>(["/404", paths.sent, paths.notSent]);
/** Returns whether search engines must not list an address. */
export const isUnlisted = (address: string) => unlisted.has(pageAt(address).path);
