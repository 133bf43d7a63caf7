import { createThemeStyleSheet, type BrandFile } from "@broker/ui";
import { useMemo, useSyncExternalStore } from "react";
import { brandOf } from "./brand-code.ts";
import { checkBrand } from "./check-brand.ts";

/** The fragment of the address that is shown. */
let fragment = location.hash;
const listeners = new Set<() => void>();

/** Returns the brand that the brand studio wrote into the address of a frame; null in all other pages. */
export const studiedBrand = (): BrandFile | null => brandOf(fragment);

/** Screens load the company's name and logo once. */
const isOtherCompany = (one: BrandFile | null, other: BrandFile | null) =>
  one?.logo !== other?.logo || one?.logoDark !== other?.logoDark || one?.name !== other?.name;

// At once, as the brand may change before a story is rendered.
addEventListener("hashchange", () => {
  const before = studiedBrand();
  fragment = location.hash;
  if (isOtherCompany(before, studiedBrand())) location.reload();
  for (const listener of listeners) listener();
});

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns the style sheet of {@link studiedBrand}, which follows the address; null in all other pages. */
export function useStudiedStyle(): string | null {
  const shown = useSyncExternalStore(subscribe, () => fragment);
  return useMemo(() => {
    const file = brandOf(shown);
    const verdict = file === null ? null : checkBrand(file);
    return verdict?.isAccepted === true ? createThemeStyleSheet(verdict.theme) : null;
  }, [shown]);
}
