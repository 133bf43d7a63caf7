import { useSyncExternalStore } from "react";

/** The schemes that a user can choose; `system` follows the device. */
export const schemes = ["light", "dark", "system"] as const;

/** A scheme that a user can choose. */
export type Scheme = (typeof schemes)[number];

/** The storage key of the user's scheme, which the public pages use too. */
const KEY = "scheme";

function subscribe(changed: () => void): () => void {
  const watch = new MutationObserver(changed);
  watch.observe(document.documentElement, { attributeFilter: ["data-color-scheme"] });
  return () => watch.disconnect();
}

/** Returns the scheme of the root element, which the host sets to the stored scheme before the first paint. */
const readScheme = (): Scheme =>
  schemes.find((scheme) => scheme === document.documentElement.dataset["colorScheme"]) ?? "system";

/** Changes the scheme of the page, and stores the choice where the browser permits that. */
export function setScheme(scheme: Scheme): void {
  if (scheme === "system") delete document.documentElement.dataset["colorScheme"];
  else document.documentElement.dataset["colorScheme"] = scheme;
  try {
    localStorage.setItem(KEY, scheme);
  } catch {
    // Without storage, the choice holds for this page load.
  }
}

/**
 * Applies the scheme that the user has chosen in the menu in an earlier visit. Call it before the first render, so that
 * the page does not change its colours while it is read; the choice itself is stored by the menu.
 *
 * @example
 * restoreScheme();
 * createRoot(place).render(<App />);
 */
export function restoreScheme(): void {
  try {
    const kept = localStorage.getItem(KEY);
    if (kept === "light" || kept === "dark") document.documentElement.dataset["colorScheme"] = kept;
    if (kept === "system") delete document.documentElement.dataset["colorScheme"];
  } catch {
    // Without storage there is no earlier choice.
  }
}

/** Returns the scheme of the page. */
export const useScheme = (): Scheme => useSyncExternalStore(subscribe, readScheme, () => "system");
