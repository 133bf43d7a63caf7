import { useMemo, useSyncExternalStore } from "react";
import { useBroker } from "../provider.tsx";
import type { CatalogueList, CatalogueName } from "./catalogue.storage.ts";

const never = () => () => {};

/**
 * Reads a list as the last visit stored it, to show while it is loading; undefined while a prerendered page hydrates.
 * Lists with rates and limits are shown by `useKeptCatalogue`, which leaves those out.
 */
export function useKeptList<Name extends CatalogueName>(name: Name): CatalogueList<Name> | undefined {
  const { catalogue } = useBroker();
  const isHydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  // The value of the page load: lists that were stored since are in the query cache.
  return useMemo(() => (isHydrated && catalogue.read(name)) || undefined, [isHydrated, catalogue, name]);
}
