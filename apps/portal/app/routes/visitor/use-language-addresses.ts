import type { LanguageChoice, Locale } from "@broker/screens";
import { useEffect, useMemo } from "react";
import { useLocation } from "react-router-dom";
import { localeNamed, pathIn, readPath } from "../../language/address.ts";
import { choose } from "../../language/spoken.ts";
import { useHydrated } from "../../use-hydrated.ts";

/**
 * Returns the language choice of a page that has an address per language; the language of the address is used and
 * stored.
 */
export function useLanguageAddresses(): LanguageChoice {
  const { pathname, search } = useLocation();
  const named = localeNamed({ pathname, search });
  useEffect(() => {
    if (named) choose(named);
  }, [named]);
  // The page is prerendered without a query; until it is hydrated, the path alone names its language.
  const isHydrated = useHydrated();
  return useMemo(() => {
    const hrefOf = (locale: Locale): string => {
      const address = pathIn(locale, readPath(pathname).path.replace(/(?!^)\/$/, ""));
      const query = new URLSearchParams(isHydrated ? search : "");
      query.delete("lang");
      if (!isHydrated && readPath(address).named === null) query.set("lang", locale);
      return query.size > 0 ? `${address}?${query}` : address;
    };
    return { choose, hrefOf };
  }, [pathname, search, isHydrated]);
}
