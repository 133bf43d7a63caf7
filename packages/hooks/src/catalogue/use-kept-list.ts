import { useMemo } from "react";
import { useBroker } from "../provider.tsx";
import { useIsHydrated } from "../use-is-hydrated.ts";
import type { CatalogueList, CatalogueName } from "./catalogue.storage.ts";

/**
 * Reads a list as the last visit stored it, to show while it is loading; undefined while a prerendered page hydrates.
 * Lists with rates and limits are shown by `useKeptCatalogue`, which leaves those out.
 */
export function useKeptList<Name extends CatalogueName>(name: Name): CatalogueList<Name> | undefined {
  const { catalogue } = useBroker();
  const isHydrated = useIsHydrated();
  // The value of the page load: lists that were stored since are in the query cache.
  return useMemo(() => (isHydrated && catalogue.read(name)) || undefined, [isHydrated, catalogue, name]);
}
