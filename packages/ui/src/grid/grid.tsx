import type { ReactNode } from "react";
import type { Gap } from "../theme/space.ts";
import { grid, sticky } from "./grid.css.ts";

export interface GridProps {
  children: ReactNode;
  /**
   * How many columns a desk shows; phones show one. `pair` keeps two on every width, `aside` is a wide
   * column with a narrow one beside it.
   */
  columns?: 1 | 2 | 3 | 4 | "pair" | "aside";
  gap?: Gap;
  /** Whether cells of a row share one height (`stretch`) or keep their own. */
  align?: "stretch" | "start";
}

/**
 * Even columns that fold on narrow screens.
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
