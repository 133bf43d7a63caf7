import type { Instrument } from "../../content/instruments/instrument.ts";
import { quoteOf } from "../../market/quote.ts";
import { useMessages } from "../../page.tsx";
import { AsOf, Change, toCurvePath, Price, quoteAttributesOf, State } from "../../parts/quotes.tsx";
import * as layout from "../../style/layout.css.ts";
import * as css from "./instruments.css.ts";

/** The current price, and the curve of the week. */
export function InstrumentDay({ of }: { readonly of: Instrument }) {
  const { one } = useMessages().instruments;
  const { bid, change, isOpen, curve } = quoteOf(of, "week");
  const path = toCurvePath({ values: curve, width: 1000, height: 260 });
  return (
    <div className={`${layout.wide} ${css.instrumentHead}`}>
      <p className={css.quote} {...quoteAttributesOf(of)}>
        <span className={css.bid}>
          <Price of={of} value={bid} part="bid" />
        </span>
        <Change percent={change} />
        <State isOpen={isOpen} />
      </p>
      <svg
        className={css.chart}
        viewBox="0 0 1000 300"
        preserveAspectRatio="none"
        role="img"
        aria-label={one.curve(of.symbol)}
      >
        <path className={css.area} d={`${path}V300H0Z`} />
        <path className={css.line} d={path} vectorEffect="non-scaling-stroke" strokeLinejoin="round" />
      </svg>
      <AsOf />
    </div>
  );
}
