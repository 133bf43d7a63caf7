import type { ReactNode } from "react";
import { card } from "./card.css.ts";

/** The properties of {@link Card}. */
export interface CardProps {
  /** The content. */
  children: ReactNode;
  /** `none` for content that reaches the edges, such as a table. */
  padding?: "none" | "medium" | "large";
  /** The background: a surface, a sunken area, or a tint of the brand. */
  tone?: "plain" | "sunken" | "brand";
  /** The space between the children. */
  gap?: "none" | "medium";
  /** The element, if another element than a `div` has a fitting meaning. */
  as?: "div" | "section" | "article" | "li";
}

/**
 * A surface for one subject.
 *
 * @example
 * <Card><Section heading="Recent activity" level={2}><Text>No deposits yet</Text></Section></Card>
 */
export function Card({ children, padding, tone, gap, as: Element = "div" }: CardProps) {
  return <Element className={card({ padding, tone, gap })}>{children}</Element>;
}
