import { useSyncExternalStore } from "react";
import { places } from "./house.ts";

/** The page in the address's fragment, so that one file is enough for all pages; at first that of the house. */
const read = () => location.hash.slice(1) || places.dashboard;

function subscribe(onChange: () => void): () => void {
  addEventListener("hashchange", onChange);
  return () => removeEventListener("hashchange", onChange);
}

/** Returns the link to a page. */
export const useHref = (path: string): string => (path.startsWith("/") ? `#${path}` : path);

/** Opens a page; with `replace` the open page is removed from the history. */
export function navigate(path: string, options: { replace?: boolean } = {}): void {
  const hash = path.startsWith("#") ? path : `#${path}`;
  if (options.replace) location.replace(hash);
  else location.hash = hash;
}

/** Returns the open page. */
export function useLocation(): { readonly pathname: string; readonly search: URLSearchParams } {
  const [pathname = "", query] = useSyncExternalStore(subscribe, read).split("?");
  return { pathname, search: new URLSearchParams(query) };
}
