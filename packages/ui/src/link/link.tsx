import type { ReactNode } from "react";
import { Link as AriaLink, type LinkProps as AriaLinkProps } from "react-aria-components/Link";
import { button } from "../button/button.css.ts";
import { Icon, type IconProps } from "../icon/icon.tsx";
import { link } from "./link.css.ts";

/** The properties of `Link` that come from React Aria. */
type Behaviour = Pick<
  AriaLinkProps,
  "onPress" | "target" | "rel" | "download" | "aria-current" | "aria-label"
>;

/** The properties of {@link Link}. */
export interface LinkProps extends Behaviour {
  /** The address; pages of the app are opened by the enclosing `RouterProvider`. */
  href: string;
  /** The text of the link. */
  children: ReactNode;
  /** `inline` within a sentence, `standalone` on its own; the others look like buttons. */
  look?: "inline" | "standalone" | "primary" | "secondary" | "quiet";
  /** `full` is as wide as its container, for a look of a button. */
  width?: "content" | "full";
  /** The icon beside the text. */
  icon?: IconProps["of"];
  /** Places the icon after the text, as for arrows. */
  iconSide?: "start" | "end";
}

/**
 * A link for navigation. For an action use `Button`.
 *
 * @example
 * <Link href="/sign-up">Sign up</Link>
 */
export function Link({
  children,
  look = "inline",
  width,
  icon,
  iconSide = "start",
  ...behaviour
}: LinkProps) {
  const className =
    look === "inline" || look === "standalone" ? link({ look }) : button({ variant: look, width });
  const glyph = icon && <Icon of={icon} size={look === "standalone" ? "small" : "medium"} isDirectional />;
  return (
    <AriaLink {...behaviour} className={className}>
      {iconSide === "start" && glyph}
      {children}
      {iconSide === "end" && glyph}
    </AriaLink>
  );
}
