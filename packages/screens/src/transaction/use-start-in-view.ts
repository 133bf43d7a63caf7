import { type RefObject, useEffect, useRef } from "react";

/**
 * Scrolls to the start of a list when its page changes: the pagination is at its end, on phones many screens further
 * down.
 *
 * @example
 * const list = useStartInView(page);
 * return <div ref={list}>{rows}</div>;
 */
export function useStartInView(page: number): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null);
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    if ((list.current?.getBoundingClientRect().top ?? 0) < 0) list.current?.scrollIntoView();
  }, [page]);
  return list;
}
