import { createContext, use } from "react";
import { useMatches } from "react-router-dom";

/** True while the fallback of the client area is rendered. It is rendered at `/`, and yet needs its scripts. */
export const SpaFallback = createContext(false);

const isStatic = (handle: unknown): boolean =>
  typeof handle === "object" && handle !== null && "isStatic" in handle && handle.isStatic === true;

/** Tells whether the page is plain HTML without framework scripts: a route that exports `handle = { isStatic: true }`. */
export function useIsStaticPage(): boolean {
  const isSpaFallback = use(SpaFallback);
  const matches = useMatches();
  return !isSpaFallback && matches.some((match) => isStatic(match.handle));
}
