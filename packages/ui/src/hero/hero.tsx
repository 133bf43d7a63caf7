import type { ReactNode } from "react";
import { Heading } from "../heading/heading.tsx";
import { Text } from "../text/text.tsx";
import { actions as actionsStyle, hero, media as mediaStyle, words } from "./hero.css.ts";

export interface HeroProps {
  /** A short line over the headline. */
  eyebrow?: string;
  /** The page's one heading of level 1. */
  headline: string;
  lead: string;
  /** Links, the main one first. */
  actions: ReactNode;
  /** Small print under the actions, such as a risk warning. */
  note?: ReactNode;
  /** A real screen of the product or a drawing, beside the words on desks. */
  media?: ReactNode;
}

/**
 * How a public page begins. Plain markup, good without scripts.
 *
 * @example
 * <Hero headline="Navigate global markets" lead="One account for…" actions={<Link look="primary" href="/sign-up">Open an account</Link>} />
 */
export function Hero({ eyebrow, headline, lead, actions, note, media }: HeroProps) {
  return (
    <div className={hero({ hasMedia: media !== undefined })}>
      <div className={words}>
        {eyebrow !== undefined && (
          <Text tone="brand" weight="strong">
            {eyebrow}
          </Text>
        )}
        <Heading level={1} size="hero">
          {headline}
        </Heading>
        <Text size="lead" tone="muted" measure="prose">
          {lead}
        </Text>
        <div className={actionsStyle}>{actions}</div>
        {note !== undefined && (
          <Text as="div" size="small" tone="muted" measure="prose">
            {note}
          </Text>
        )}
      </div>
      {media !== undefined && <div className={mediaStyle}>{media}</div>}
    </div>
  );
}
