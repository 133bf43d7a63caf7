import type { ReactNode } from "react";
import { list, tab, tabs } from "./tabs.css.ts";

interface TabsPlaceProps {
  /** The place of the content, such as a `Skeleton`. */
  children: ReactNode;
}

/**
 * Reserves the space of {@link Tabs} that are loading: the empty row, and below it the placeholder of the open view.
 *
 * @example
 * <Suspense fallback={<TabsPlace><Skeleton height="block" /></TabsPlace>}><Lists /></Suspense>
 */
export function TabsPlace({ children }: TabsPlaceProps) {
  return (
    <div className={tabs}>
      <div className={list} aria-hidden>
        <span className={tab} />
      </div>
      {children}
    </div>
  );
}
