import { skeleton } from "./skeleton.css.ts";

/** The properties of {@link Skeleton}. */
export interface SkeletonProps {
  /** The height of the line, control or row of a list that is loading. */
  height?: "small" | "body" | "title" | "figure" | "target" | "row" | "avatar" | "curve" | "chart" | "block";
  /** A fraction of the container, the width of a control, or the width of a line of text. */
  width?: "full" | "most" | "half" | "third" | "button" | "own" | "line";
}

/**
 * A placeholder of loading content that prevents layout shifts. It is hidden from screen readers: announce the loading
 * once, on the region around it (`aria-busy`).
 *
 * @example
 * <Skeleton height="title" width="half" />
 */
export function Skeleton({ height, width }: SkeletonProps) {
  return <span aria-hidden data-skeleton className={skeleton({ height, width })} />;
}
