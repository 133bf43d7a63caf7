import { useFigures, useMessages, usePage } from "../../page.tsx";
import { LargeFigures } from "../../parts/large-figures.tsx";
import * as layout from "../../style/layout.css.ts";

/** Four claims of the company in one row. */
export function Figures() {
  const { home } = useMessages();
  const { number, dollars } = useFigures();
  const { claims } = usePage().company;
  const figures = [
    [claims.traders.value, home.figures.traders],
    [claims.instruments.value, home.figures.instruments],
    [`1:${number(claims.leverage.value)}`, home.figures.leverage],
    [dollars(claims.withdrawalFeeUsd.value), home.figures.withdrawalFee],
  ] as const;
  return (
    <section className={layout.section} aria-labelledby="figures">
      <div className={layout.wide}>
        <h2 id="figures" className={layout.heardOnly}>
          {home.figuresTitle}
        </h2>
        <LargeFigures of={figures} />
      </div>
    </section>
  );
}
