import type { LanguageChoice, Locale } from "@broker/screens";
import { useEffect, useEffectEvent, useMemo } from "react";
import { DEFAULT, localeNamed, pathIn, readPath } from "../../language/address.ts";
import { offered } from "../../language/offered.ts";
import { choose, keep } from "../../language/spoken.ts";
import { useHydrated } from "../../use-hydrated.ts";

/** The part of a page's address that identifies the page and its content. */
export interface Address extends Pick<Location, "pathname" | "search"> {
  /** The fragment, which may hold the token of a link. */
  readonly hash?: string;
}

/** The address of a page, and the function that opens another page. */
export interface Surroundings {
  readonly address: Address;
  readonly navigate: (path: string, options?: { replace?: boolean; preventScrollReset?: boolean }) => void;
}

/** Returns the address of a page in a language; with `lang`, its query names the language too. */
function addressIn(locale: Locale, page: Address, lang?: Locale): string {
  const address = pathIn(locale, readPath(page.pathname).path.replace(/(?!^)\/$/, ""));
  const query = new URLSearchParams(page.search);
  query.delete("lang");
  if (lang) query.set("lang", lang);
  return (query.size > 0 ? `${address}?${query}` : address) + (page.hash ?? "");
}

/**
 * Returns the language choice of a page that has an address per language; the language of the address is used and
 * stored.
 */
export function useLanguageAddresses({ address, navigate }: Surroundings): LanguageChoice {
  const { pathname, search, hash = "" } = address;
  const named = localeNamed({ pathname, search });
  const readdress = useEffectEvent(navigate);
  useEffect(() => {
    if (!named) return;
    choose(named);
    // Where the choice cannot be stored, its query holds for a reload.
    if (new URLSearchParams(search).has("lang") && keep(named))
      readdress(addressIn(named, { pathname, search, hash }), { replace: true, preventScrollReset: true });
  }, [named, pathname, search, hash]);
  // The page is prerendered without a query; until it is hydrated, the path alone names its language.
  const isHydrated = useHydrated();
  return useMemo(() => {
    const current = { pathname, search: isHydrated ? search : "", hash: isHydrated ? hash : "" };
    // The path of English names no language: without the query, the stored choice would redirect a new tab.
    const hrefOf = (locale: Locale) => addressIn(locale, current, locale === DEFAULT ? DEFAULT : undefined);
    return { choose, hrefOf, ...(isHydrated && offered && { locales: offered }) };
  }, [pathname, search, hash, isHydrated]);
}
