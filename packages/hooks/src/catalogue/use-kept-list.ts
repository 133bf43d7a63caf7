import { useMemo, useSyncExternalStore } from "react";
import { useBroker } from "../provider.tsx";
import type { CatalogueList, CatalogueName } from "./catalogue.store.ts";

const never = () => () => {};

/**
 * A list as the last visit left it, to be shown while it is asked for anew; nothing while a prerendered page is brought
 * to life, which knows of no visit. What has rates and limits is shown by `useKeptCatalogue`, which leaves them out.
 */
export function useKeptList<Name extends CatalogueName>(name: Name): CatalogueList<Name> | undefined {
  const { catalogue } = useBroker();
  const isHydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  // As it was when the page came: what is kept since is in the query cache.
  return useMemo(() => (isHydrated && catalogue.read(name)) || undefined, [isHydrated, catalogue, name]);
}
