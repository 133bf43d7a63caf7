import type { ReactNode } from "react";
import type { Gap } from "../theme/space.ts";
import { grid, sticky } from "./grid.css.ts";

/** The properties of {@link Grid}. */
export interface GridProps {
  children: ReactNode;
  /**
   * The number of columns on desktops; phones have one. `pair` has two at every width, `aside` is a wide column with a
   * narrow one beside it.
   */
  columns?: 1 | 2 | 3 | 4 | "pair" | "aside";
  gap?: Gap;
  /** Whether the cells of a row share one height (`stretch`) or have their own. */
  align?: "stretch" | "start";
}

/**
 * A grid of even columns that wrap on narrow screens.
 *
 * @example
 * <Grid columns={2}><Card>…</Card><Card>…</Card></Grid>
 */
export function Grid({ children, columns, gap, align }: GridProps) {
  return <div className={grid({ columns, gap, align })}>{children}</div>;
}

/** A grid cell that stays in view while its neighbours scroll, such as the summary beside a wizard. */
export function StickyCell({ children }: { children: ReactNode }) {
  return <div className={sticky({ stay: true })}>{children}</div>;
}
