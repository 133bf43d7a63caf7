import type { LucideIcon } from "lucide-react";
import { icon } from "./icon.css.ts";

export interface IconProps {
  /** One of the icons that this package exports, such as `ArrowRight`. */
  of: LucideIcon;
  size?: "small" | "medium" | "large";
  /** Turns an icon that points along the line of reading around in right-to-left languages. */
  isDirectional?: boolean;
}

/**
 * A picture beside words, hidden from screen readers: the words carry the meaning.
 *
 * @example
 * <Icon of={ArrowRight} isDirectional />
 */
export function Icon({ of: Glyph, size, isDirectional = false }: IconProps) {
  return <Glyph aria-hidden strokeWidth={1.75} className={icon({ size, mirrored: isDirectional })} />;
}
