import type { ReactNode } from "react";
import { Heading } from "../heading/heading.tsx";
import { Icon, type IconProps } from "../icon/icon.tsx";
import { Text } from "../text/text.tsx";
import { feature, grid, sign } from "./feature-grid.css.ts";

export interface Feature {
  title: string;
  text: ReactNode;
  icon?: IconProps["of"];
}

export interface FeatureGridProps {
  features: readonly Feature[];
  /** Place of the titles in the outline of the page; 3 below a section's heading. */
  level?: 2 | 3 | 4;
  /** Writes 1, 2, 3 instead of icons, for steps in order. */
  isNumbered?: boolean;
}

/**
 * What a product does, side by side; folds to one column on phones.
 *
 * @example
 * <FeatureGrid features={[{ icon: Shield, title: "Negative balance protection", text: "You cannot lose more than…" }]} />
 */
export function FeatureGrid({ features, level = 3, isNumbered = false }: FeatureGridProps) {
  const List = isNumbered ? "ol" : "ul";
  return (
    <List className={grid}>
      {features.map(({ title, text, icon }, index) => (
        <li key={title} className={feature}>
          {(isNumbered || icon) && (
            <span className={sign} aria-hidden>
              {isNumbered ? index + 1 : icon && <Icon of={icon} size="large" />}
            </span>
          )}
          <Heading level={level} size="title">
            {title}
          </Heading>
          <Text as="div" tone="muted">
            {text}
          </Text>
        </li>
      ))}
    </List>
  );
}
