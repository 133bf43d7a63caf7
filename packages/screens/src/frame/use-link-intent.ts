import { useEffect, useEffectEvent } from "react";

/** Returns the page of the app to which an event's target links in this tab. */
function pageOf({ target }: Event): URL | null {
  const link = target instanceof Element ? target.closest("a") : null;
  if (!link?.href || link.origin !== window.location.origin || link.target || link.download) return null;
  return new URL(link.href);
}

/** Calls back, after the next frame, when the pointer, the focus or a finger is on a link to a page of the app. */
export function useLinkIntent(onIntent: ((page: URL) => void) | undefined): void {
  const tell = useEffectEvent((page: URL) => onIntent?.(page));
  useEffect(() => {
    const notice = (event: Event) => {
      const page = pageOf(event);
      if (page) requestAnimationFrame(() => setTimeout(() => tell(page)));
    };
    document.addEventListener("pointerover", notice);
    document.addEventListener("focusin", notice);
    return () => {
      document.removeEventListener("pointerover", notice);
      document.removeEventListener("focusin", notice);
    };
  }, []);
}
