import { skeleton } from "./skeleton.css.ts";

export interface SkeletonProps {
  /** The line or control that will stand here; it has exactly its height. */
  height?: "small" | "body" | "title" | "figure" | "target" | "avatar" | "block";
  /** A part of what is around it, its own, or that of a line of text, whatever is around it. */
  width?: "full" | "most" | "half" | "third" | "own" | "line";
}

/**
 * Holds the place of content on its way, so that nothing jumps when it comes. Silent to screen readers:
 * announce the loading once, on the region around it (`aria-busy`).
 *
 * @example
 * <Skeleton height="title" width="half" />
 */
export function Skeleton({ height, width }: SkeletonProps) {
  return <span aria-hidden className={skeleton({ height, width })} />;
}
