import type { LucideIcon } from "lucide-react";
import { icon } from "./icon.css.ts";

/** The properties of {@link Icon}. */
export interface IconProps {
  /** One of the icons that this package exports, such as `ArrowRight`. */
  of: LucideIcon;
  /** The size: 16, 20 or 24 px in the house brand. */
  size?: "small" | "medium" | "large";
  /** Mirrors an icon that points along the reading direction in right-to-left languages. */
  isDirectional?: boolean;
}

/**
 * An icon beside a text, hidden from screen readers: the text has the meaning.
 *
 * @example
 * <Icon of={ArrowRight} isDirectional />
 */
export function Icon({ of: Glyph, size, isDirectional = false }: IconProps) {
  return <Glyph aria-hidden strokeWidth={1.75} className={icon({ size, mirrored: isDirectional })} />;
}
