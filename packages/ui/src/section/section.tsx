import { useId, type ReactNode } from "react";
import { Heading, type HeadingProps } from "../heading/heading.tsx";
import { Text } from "../text/text.tsx";
import { head, section, titles } from "./section.css.ts";

/** The properties of {@link Section}. */
export interface SectionProps {
  /** The heading, which also names the section for screen readers. */
  heading: string;
  /** The level of the heading in its page. */
  level: 1 | 2 | 3;
  /** A sentence below the heading. */
  description?: ReactNode;
  /** The size of the heading; by default the size of its level. */
  size?: HeadingProps["size"];
  /** Buttons or links at the end of the heading's line. */
  actions?: ReactNode;
  /** The content. */
  children: ReactNode;
}

/**
 * A part of a page with a heading, an optional sentence, and actions.
 *
 * @example
 * <Section heading="Account summary" level={2} actions={<Link href="/transactions">All</Link>}><Text>No deposits yet</Text></Section>
 */
export function Section({ heading, level, description, size, actions, children }: SectionProps) {
  const id = useId();
  return (
    <section className={section} aria-labelledby={id}>
      <header className={head}>
        <div className={titles}>
          <Heading level={level} id={id} {...(size && { size })}>
            {heading}
          </Heading>
          {description !== undefined && <Text tone="muted">{description}</Text>}
        </div>
        {actions}
      </header>
      {children}
    </section>
  );
}
