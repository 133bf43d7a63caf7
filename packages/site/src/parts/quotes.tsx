import type { Instrument } from "../content/instruments/instrument.ts";
import { instrument } from "../content/instruments/all.ts";
import { editionTime, quoteOf } from "../market/quote.ts";
import { useAddress, useFigures, useMessages, usePage } from "../page.tsx";
import { instrumentPath } from "../paths.ts";
import * as css from "./quotes.css.ts";

/** A day's change with sign and arrow, so that colour is never alone. */
export function Change({
  percent,
  isSmall = false,
}: {
  readonly percent: number;
  readonly isSmall?: boolean;
}) {
  const { change } = useFigures();
  const tone = percent < 0 ? css.fall : css.rise;
  return (
    <span className={`${isSmall ? css.smallChange : css.change} ${tone}`}>
      <span aria-hidden>{percent < 0 ? "▾ " : "▴ "}</span>
      <bdi>{change(percent)}</bdi>
    </span>
  );
}

interface CurveProps {
  readonly values: readonly number[];
  readonly width: number;
  readonly height: number;
}

/** The points of a curve that fills a box. */
export function curvePath({ values, width, height }: CurveProps): string {
  const low = Math.min(...values);
  const span = Math.max(...values) - low || 1;
  const x = (index: number) => ((index / (values.length - 1)) * width).toFixed(1);
  const y = (value: number) => (height - ((value - low) / span) * height).toFixed(1);
  return values.map((value, index) => `${index === 0 ? "M" : "L"}${x(index)} ${y(value)}`).join("");
}

/** A day as a line: decoration beside the figures that say it. */
export function Spark({ values, percent }: { readonly values: readonly number[]; readonly percent: number }) {
  return (
    <svg
      className={`${css.spark} ${percent < 0 ? css.fall : css.rise}`}
      viewBox="0 0 100 32"
      preserveAspectRatio="none"
      aria-hidden
      focusable="false"
    >
      <path
        d={curvePath({ values: values.filter((_, index) => index % 2 === 1), width: 100, height: 32 })}
        fill="none"
        stroke="currentColor"
        strokeWidth={1.5}
        vectorEffect="non-scaling-stroke"
        strokeLinejoin="round"
      />
    </svg>
  );
}

/** A price with the digits of its instrument. */
export function Price({ of, value }: { readonly of: Instrument; readonly value: number }) {
  const { number } = useFigures();
  return <bdi>{number(value, of.digits)}</bdi>;
}

/** When the prices of the page were taken, and that they are made up. */
export function AsOf() {
  const { frame } = useMessages();
  const { locale } = usePage().language;
  const time = new Intl.DateTimeFormat(locale, {
    dateStyle: "medium",
    timeStyle: "short",
    timeZone: "UTC",
  }).format(editionTime);
  return (
    <p className={css.asOf}>
      <time dateTime={editionTime.toISOString()}>{frame.quotes.asOf(`${time} UTC`)}</time>
    </p>
  );
}

/** A row of prices, each leading to its instrument. */
export function PriceStrip({
  symbols,
  label,
}: {
  readonly symbols: readonly string[];
  readonly label: string;
}) {
  const address = useAddress();
  return (
    <ul className={css.strip} aria-label={label}>
      {symbols.map((symbol) => {
        const of = instrument(symbol);
        const { bid, change, curve } = quoteOf(of);
        return (
          <li key={symbol}>
            <a className={css.ticker} href={address(instrumentPath(of))}>
              <span className={css.symbol}>{symbol}</span>
              <span className={css.price}>
                <Price of={of} value={bid} />
              </span>
              <Change percent={change} isSmall />
              <span className={css.curve}>
                <Spark values={curve} percent={change} />
              </span>
            </a>
          </li>
        );
      })}
    </ul>
  );
}
