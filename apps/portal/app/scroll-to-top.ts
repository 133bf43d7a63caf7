import { useLayoutEffect, useRef } from "react";
import { useLocation } from "react-router-dom";

/** Scrolls to the top after every change of the route, from whichever page to whichever; not on the first page. */
export function useScrollToTop(): void {
  const { pathname } = useLocation();
  const last = useRef(pathname);
  useLayoutEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    window.scrollTo(0, 0);
  }, [pathname]);
}
