import { useSyncExternalStore } from "react";
import { useBroker } from "../provider.tsx";
import type { CatalogueList } from "./catalogue.store.ts";

const never = () => () => {};

/**
 * A list as the last visit left it, to be shown while it is asked for anew; nothing while a prerendered page is brought
 * to life, which knows of no visit. Only lists without rates and limits: those are never shown from the store.
 */
export function useKeptList<Name extends "companies" | "countries">(
  name: Name,
): CatalogueList<Name> | undefined {
  const { catalogue } = useBroker();
  const isHydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return (isHydrated && catalogue.read(name)) || undefined;
}
