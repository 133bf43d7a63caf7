import type { ReactNode } from "react";
import { claim, figure as figureStyle, strip, words } from "./claims-strip.css.ts";

export interface Claim {
  /** Such as "10,000+". */
  figure: ReactNode;
  /** What is counted, such as "instruments". */
  label: string;
}

export interface ClaimsStripProps {
  claims: readonly Claim[];
}

/**
 * Claims with their figures in a row; they wrap on narrow screens.
 *
 * @example
 * <ClaimsStrip claims={[{ figure: "10,000+", label: "instruments" }]} />
 */
export function ClaimsStrip({ claims }: ClaimsStripProps) {
  return (
    <dl className={strip}>
      {claims.map(({ figure, label }) => (
        <div key={label} className={claim}>
          <dt className={words}>{label}</dt>
          <dd className={figureStyle}>
            <bdi>{figure}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
