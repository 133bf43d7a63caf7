import type { ReactNode } from "react";
import { list, tab, tabs } from "./tabs.css.ts";

/**
 * Keeps the place of {@link Tabs} that are on their way: the empty row, and under it what stands for the open view.
 *
 * @example
 * <Suspense fallback={<TabsPlace><Skeleton height="block" /></TabsPlace>}><Lists /></Suspense>
 */
export function TabsPlace({ children }: { children: ReactNode }) {
  return (
    <div className={tabs}>
      <div className={list} aria-hidden>
        <span className={tab} />
      </div>
      {children}
    </div>
  );
}
