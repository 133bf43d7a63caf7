import type { ReactNode } from "react";
import type { Gap } from "../theme/space.ts";
import { grid, sticky, tall } from "./grid.css.ts";

/** The properties of {@link Grid}. */
export interface GridProps {
  /** The cells. */
  children: ReactNode;
  /**
   * The number of columns on desktops; phones have one. `pair` has two at every width, `aside` is a column for a card
   * with a form, and the rest of the line beside it. `beside` is two columns that end together, with a {@link TallCell} as its second of three cells.
   */
  columns?: 1 | 2 | 3 | 4 | "pair" | "aside" | "beside";
  /** Space between cells in steps of 4 px; 4 (16 px) by default. */
  gap?: Gap;
  /** Whether the cells of a row share one height (`stretch`), or have their own from its start or around its centre. */
  align?: "stretch" | "start" | "center";
}

/**
 * A grid of even columns that wrap on narrow screens.
 *
 * @example
 * <Grid columns={2}><Card>Balance</Card><Card>Activity</Card></Grid>
 */
export function Grid({ children, columns, gap, align }: GridProps) {
  return <div className={grid({ columns, gap, align })}>{children}</div>;
}

/** The properties of `Cell`. */
interface CellProps {
  /** The content of the cell. */
  children: ReactNode;
}

/**
 * A grid cell that stays in view while its neighbours scroll, such as the summary beside a wizard.
 *
 * @example
 * <Grid columns="aside"><Card>Steps</Card><StickyCell><Card>Summary</Card></StickyCell></Grid>
 */
export function StickyCell({ children }: CellProps) {
  return <div className={sticky({ stay: true })}>{children}</div>;
}

/**
 * The second cell of a `beside` grid: it is as tall as the two others together, and after the first on phones.
 *
 * @example
 * <Grid columns="beside"><Card>Balance</Card><TallCell><Card>Activity</Card></TallCell><Card>Rates</Card></Grid>
 */
export function TallCell({ children }: CellProps) {
  return <div className={tall}>{children}</div>;
}
